#if PortableViews
import ComposableUI

#if !canImport(Darwin)
import Synchronization
#endif

/// One observation: what a body has read in one evaluation.
///
/// Registrations cannot be cancelled, but all those of an observation end when one of them fires. Each
/// observation also reads a signal of its own: firing it leaves nothing behind. An observation that has fired by
/// itself has no registrations any more.
final class ReadObservation: Sendable {
  /// The node that the observation belongs to; only for the main actor, and while the observation is active.
  // Safe: the node ends the observation before it goes. A weak reference would cost the node a table of
  // its own, and slow every other reference to it down.
  @MainActor unowned(unsafe) let node: ObservingNode
  private let signal: Signal
  private let hasEnded = Atomic(false)
  private let hasFired = Atomic(false)

  /// Creates the observation of a node's next evaluation.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - last: The observation of its last evaluation, which has ended; its signal is used again.
  @MainActor
  init(node: ObservingNode, after last: ReadObservation?) {
    self.node = node
    signal = last?.signal ?? Signal()
  }

  /// Registers the observation's own signal.
  func access() {
    signal.access()
  }

  /// Notes that something that was read changes, which ends all registrations.
  func didFire() {
    hasFired.store(true, ordering: .relaxed)
  }

  /// Removes the registrations; a change that comes afterwards means nothing.
  func end() {
    hasEnded.store(true, ordering: .relaxed)
    if !hasFired.load(ordering: .relaxed) { signal.fire() }
  }

  /// Whether a change still matters.
  var isActive: Bool { !hasEnded.load(ordering: .relaxed) }
}
#endif
