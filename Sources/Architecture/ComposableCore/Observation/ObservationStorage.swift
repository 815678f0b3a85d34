/// The observers of a value of observable state, shared by all its copies.
///
/// The registrar is made on the first read, since much state is created, copied and compared
/// without ever being observed.
final class ObservationStorage: Sendable {
  private struct Watch: Sendable {
    let properties: UInt64
    weak var tracker: ReadTracker?
  }

  private let record = ReadRecord()
  // Most state has no tracker.
  private let watches = OnceReference<Locked<[Watch]>>()

  /// Returns the registrar to report a read to, which lives as long as this.
  func registrar(accessing properties: UInt64) -> Unmanaged<RegistrarBox> {
    record.registrar(accessing: properties)
  }

  /// Returns the registrar to report a change to, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> RegistrarBox? {
    record.registrar(changing: properties)
  }

  /// Registers a tracker, told once before one of the properties changes.
  func watch(_ properties: UInt64, for tracker: ReadTracker) {
    _ = record.registrar(accessing: properties)
    watches.object { Locked([]) }._withUnsafeGuaranteedRef {
      let alive = $0.withValue { watches -> [ReadTracker] in
        let alive = watches.compactMap(\.tracker)
        if alive.count < watches.count { watches.removeAll { $0.tracker == nil } }
        watches.append(Watch(properties: properties, tracker: tracker))
        return alive
      }
      // Until after the lock: this may be the last reference, whose release may run any code.
      withExtendedLifetime(alive) {}
    }
  }

  /// Tells the trackers of properties that these change.
  func tellTrackers(of properties: UInt64) {
    guard let watches = watches.made?.takeUnretainedValue() else { return }
    let trackers = watches.withValue { watches -> [ReadTracker] in
      guard !watches.isEmpty else { return [] }
      let all = watches
      watches.removeAll { $0.properties & properties != 0 }
      return all.compactMap { $0.properties & properties == 0 ? nil : $0.tracker }
    }
    for tracker in trackers { tracker.stateWillChange() }
  }
}
