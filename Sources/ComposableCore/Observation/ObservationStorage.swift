#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// What all copies of a value of observable state have in common: who observes it.
///
/// The registrar is made on the first read, since much state is created, copied and compared
/// without ever being observed.
final class ObservationStorage: Sendable {
  private struct Watch {
    let properties: UInt64
    weak var watcher: StateWatcher?
  }

  private let record = ReadRecord()

  #if canImport(Darwin)
    private let watches = OSAllocatedUnfairLock<[Watch]?>(uncheckedState: nil)
  #else
    private let watches = Mutex<[Watch]?>(nil)
  #endif

  /// Returns the registrar to report a read to, which lives as long as this.
  func registrar(accessing properties: UInt64) -> Unmanaged<RegistrarBox> {
    record.registrar(accessing: properties)
  }

  /// Returns the registrar to report a change to, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> RegistrarBox? {
    record.registrar(changing: properties)
  }

  /// Has a watcher told, once, when properties change.
  func watch(_ properties: UInt64, for watcher: StateWatcher) {
    _ = record.registrar(accessing: properties)
    watches.withLock { watches in
      watches = (watches ?? []).filter { $0.watcher != nil }
      watches?.append(Watch(properties: properties, watcher: watcher))
    }
  }

  /// Tells those who watch properties that these change.
  func tellWatchers(of properties: UInt64) {
    let watchers = watches.withLock { watches -> [StateWatcher] in
      guard let all = watches, !all.isEmpty else { return [] }
      watches = all.filter { $0.properties & properties == 0 }
      return all.compactMap { $0.properties & properties == 0 ? nil : $0.watcher }
    }
    for watcher in watchers { watcher.stateWillChange() }
  }
}
