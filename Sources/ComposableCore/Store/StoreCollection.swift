import ConcurrencyExtras
import Foundation

/// The stores of the elements of a collection.
///
/// Underscored because it is only met as the result of scoping a store to a collection.
public struct _StoreCollection<ID: Hashable, State, Action>: RandomAccessCollection {
  private let elements: IdentifiedArray<ID, State>
  private let store: @MainActor (ID, State) -> Store<State, Action>

  init(
    elements: IdentifiedArray<ID, State>,
    store: @escaping @MainActor (ID, State) -> Store<State, Action>
  ) {
    self.elements = elements
    self.store = store
  }

  /// The position of the first store.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last store.
  public var endIndex: Int { elements.endIndex }

  /// Returns the store of the element at a position.
  ///
  /// > Important: Call it on the main actor only.
  public subscript(position: Int) -> Store<State, Action> {
    #if !canImport(Darwin)
      // The runtime stops the process without a word there.
      if !MainQueue.isCurrent {
        FileHandle.standardError.write(
          Data("Fatal error: \(Issues.storeCollectionOffMainThread)\n".utf8))
      }
    #endif
    MainActor.preconditionIsolated(Issues.storeCollectionOffMainThread)
    // Safe: this is the main actor, and nothing of it outlives the call.
    nonisolated(unsafe) let collection = self
    return MainActor.assumeIsolated {
      guard collection.elements.indices.contains(position) else {
        return Store(core: InertCore())
      }
      let element = collection.elements[position]
      return collection.store(collection.elements.ids[position], element)
    }
  }
}
