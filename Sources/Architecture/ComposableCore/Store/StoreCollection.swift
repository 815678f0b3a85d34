import ConcurrencyExtras
import Foundation

/// The stores of the elements of a collection.
///
/// Underscored because only scoping a store to a collection returns it.
public struct _StoreCollection<ID: Hashable, State, Action>: RandomAccessCollection {
  /// The position after the last store.
  public let endIndex: Int
  private let store: (Int) -> Store<State, Action>

  /// Creates a collection of `count` stores, each found by its position.
  init(count: Int, store: @escaping @MainActor (Int) -> Store<State, Action>) {
    endIndex = count
    // Safe: `subscript` calls it on the main actor only. To assume the isolation there would check it
    // a second time, and allocate a closure for each store.
    self.store = unsafeBitCast(store, to: ((Int) -> Store<State, Action>).self)
  }

  /// The position of the first store.
  public var startIndex: Int { 0 }

  /// Returns the store of the element at a position.
  ///
  /// > Important: Call it on the main actor only.
  public subscript(position: Int) -> Store<State, Action> {
    if !MainQueue.isCurrent { Self.failUnlessOnMainActor() }
    return store(position)
  }

  @inline(never)
  private static func failUnlessOnMainActor() {
    #if !canImport(Darwin)
    // The runtime of these platforms stops the process without a message.
    FileHandle.standardError.write(
      Data("Fatal error: \(Issues.storeCollectionOffMainThread)\n".utf8))
    #endif
    MainActor.preconditionIsolated(Issues.storeCollectionOffMainThread)
  }
}
