import Observation

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
  private struct Contents {
    var registrar: ObservationRegistrar?
    // One bit for each property, or for a few: whether it has ever been read.
    var accessed: UInt64 = 0
    var watches: [Watch] = []
  }

  private struct Watch {
    let properties: UInt64
    weak var watcher: StateWatcher?
  }

  #if canImport(Darwin)
    private let contents = OSAllocatedUnfairLock(initialState: Contents())
  #else
    private let contents = Mutex(Contents())
  #endif

  /// Returns the registrar to report a read to.
  func registrar(accessing properties: UInt64) -> ObservationRegistrar {
    contents.withLock { contents in
      contents.accessed |= properties
      if let registrar = contents.registrar { return registrar }
      let registrar = ObservationRegistrar()
      contents.registrar = registrar
      return registrar
    }
  }

  /// Returns the registrar to report a change to, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> ObservationRegistrar? {
    contents.withLock { $0.accessed & properties == 0 ? nil : $0.registrar }
  }

  /// Has a watcher told, once, when properties change.
  func watch(_ properties: UInt64, for watcher: StateWatcher) {
    contents.withLock { contents in
      contents.accessed |= properties
      if contents.registrar == nil { contents.registrar = ObservationRegistrar() }
      contents.watches.removeAll { $0.watcher == nil }
      contents.watches.append(Watch(properties: properties, watcher: watcher))
    }
  }

  /// Tells those who watch properties that these change.
  func tellWatchers(of properties: UInt64) {
    let watchers = contents.withLock { contents -> [StateWatcher] in
      guard !contents.watches.isEmpty else { return [] }
      let told = contents.watches.filter { $0.properties & properties != 0 }
      contents.watches.removeAll { $0.properties & properties != 0 }
      return told.compactMap(\.watcher)
    }
    for watcher in watchers { watcher.stateWillChange() }
  }
}
