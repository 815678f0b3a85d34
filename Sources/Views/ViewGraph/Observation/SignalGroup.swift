#if PortableViews
import Observation

/// Signals that share a registrar, of which each observation takes one.
///
/// With a registrar of its own, each observation would take half a kilobyte more.
final class SignalGroup: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The signals that are not taken, a bit for each.
  @MainActor private(set) var free: UInt16 = .max

  // A subscript would do with one line, but the runtime would ask its argument for a hash value.
  private var signal0: Bool { true }
  private var signal1: Bool { true }
  private var signal2: Bool { true }
  private var signal3: Bool { true }
  private var signal4: Bool { true }
  private var signal5: Bool { true }
  private var signal6: Bool { true }
  private var signal7: Bool { true }
  private var signal8: Bool { true }
  private var signal9: Bool { true }
  private var signal10: Bool { true }
  private var signal11: Bool { true }
  private var signal12: Bool { true }
  private var signal13: Bool { true }
  private var signal14: Bool { true }
  private var signal15: Bool { true }

  private static let keyPaths: [any KeyPath<SignalGroup, Bool> & Sendable] = [
    \.signal0, \.signal1, \.signal2, \.signal3, \.signal4, \.signal5,
    \.signal6, \.signal7, \.signal8, \.signal9, \.signal10, \.signal11,
    \.signal12, \.signal13, \.signal14, \.signal15,
  ]

  /// Takes a signal that is free.
  @MainActor
  func take() -> Int {
    let signal = free.trailingZeroBitCount
    free &= ~(1 << UInt16(signal))
    return signal
  }

  /// Gives a signal back.
  @MainActor
  func giveBack(_ signal: Int) {
    free |= 1 << UInt16(signal)
  }

  /// Records a read of a signal for the observation tracking that is running.
  func access(_ signal: Int) {
    registrar.access(self, keyPath: Self.keyPaths[signal])
  }

  /// Notifies every observer that recorded a read of a signal.
  func fire(_ signal: Int) {
    // Registrations end before a change; none waits for its end.
    registrar.willSet(self, keyPath: Self.keyPaths[signal])
  }
}
#endif
