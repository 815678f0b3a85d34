#if !canImport(ObjectiveC)
import Foundation

#if canImport(Dispatch)
import Dispatch
#endif

/// The user defaults with changes that are not on disk yet.
///
/// Foundation keeps changes in memory until somebody synchronizes them: a tool that ends would lose them.
enum ChangedUserDefaults {
  private struct State {
    // Safe: user defaults may be used by any thread.
    var stores: [ObjectIdentifier: UncheckedSendable<UserDefaults>] = [:]
    var isWaitingForExit = false
  }

  private static let state = Locked(State())
  /// Held while changes are written, so that nobody finds them neither waiting nor on disk.
  private static let writing = Locked(())

  /// Writes the changes of user defaults within a tenth of a second, and at the latest when the process exits.
  static func insert(_ store: UserDefaults) {
    let (isFirst, isWaitingForExit) = state.withValue { state in
      defer {
        state.stores[ObjectIdentifier(store)] = UncheckedSendable(store)
        state.isWaitingForExit = true
      }
      return (state.stores.isEmpty, state.isWaitingForExit)
    }
    if !isWaitingForExit { atexit { ChangedUserDefaults.write() } }
    #if canImport(Dispatch)
    if isFirst { DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { write() } }
    #endif
  }

  /// Writes all changes.
  static func write() {
    writing.withValue { _ in
      let stores = state.withValue { state in
        defer { state.stores = [:] }
        return state.stores
      }
      for store in stores.values { store.value.synchronize() }
    }
  }
}
#endif
