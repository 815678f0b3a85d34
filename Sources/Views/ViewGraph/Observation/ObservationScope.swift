#if PortableViews
import ComposableUI

#if !canImport(Darwin)
import Synchronization
#endif

/// One observation scope: what a body has read in one evaluation.
///
/// Registrations cannot be cancelled, but all those of a scope end when one of them fires. Each
/// scope also reads a signal of its own: firing it leaves nothing behind. A scope that has fired by
/// itself has no registrations any more.
final class ObservationScope: Sendable {
  /// The node that the scope belongs to; only for the main actor, and while the scope is active.
  // Safe: the node ends the scope before it goes. A weak reference would cost the node a table of
  // its own, and slow every other reference to it down.
  @MainActor unowned(unsafe) let node: ScopedNode
  private let signal: Signal
  private let hasEnded = Atomic(false)
  private let hasFired = Atomic(false)

  /// Creates the scope of a node's next evaluation.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - last: The scope of its last evaluation, which has ended; its signal is used again.
  @MainActor
  init(node: ScopedNode, after last: ObservationScope?) {
    self.node = node
    signal = last?.signal ?? Signal()
  }

  /// Registers the scope's own signal.
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
