#if PortableViews
import Observation

/// Signals that share a registrar, of which each observation takes one.
///
/// With a registrar of its own, each observation would take half a kilobyte more.
final class SignalGroup: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The signals that are not taken, a bit for each.
  @MainActor private(set) var free: UInt16 = .max

  private subscript(signal: Int) -> Bool { true }

  private static let keyPaths = (0..<UInt16.bitWidth).map { \SignalGroup.[$0] }

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
