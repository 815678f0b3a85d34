#if PortableViews
import ComposableUI

#if !canImport(Darwin)
import Synchronization
#endif

/// The observation of the state that a body reads in one evaluation.
///
/// Registrations cannot be cancelled, but all registrations of an observation end when one of them
/// fires. Each observation therefore also reads a signal of its own: firing the signal removes the
/// other registrations. An observation that has fired has no registrations left.
final class ReadObservation: Sendable {
  /// The node that the observation belongs to. Access it only while the observation is active.
  // Safe: the node ends the observation before it is deallocated. A weak reference would cost the
  // node a side table, and slow down every other reference to it.
  @MainActor unowned(unsafe) let node: ObservingNode
  private let signals: SignalGroup
  private let signal: Int
  private let hasEnded = Atomic(false)
  private let hasFired = Atomic(false)

  /// Creates the observation of a node's next evaluation.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - last: The ended observation of its previous evaluation, whose signal is reused.
  @MainActor
  init(node: ObservingNode, after last: ReadObservation?) {
    self.node = node
    signals = last?.signals ?? node.graph.signals
    signal = last?.signal ?? signals.take()
  }

  /// Registers a read of the observation's own signal.
  func access() {
    signals.access(signal)
  }

  /// Records that observed state has changed, which has ended all registrations.
  func didFire() {
    hasFired.store(true, ordering: .relaxed)
  }

  /// Ends the observation and removes its registrations; later changes have no effect.
  func end() {
    hasEnded.store(true, ordering: .relaxed)
    if !hasFired.load(ordering: .relaxed) { signals.fire(signal) }
  }

  /// Gives the signal back, when the observation has ended and no other has taken the signal over.
  @MainActor
  func giveSignalBack() {
    signals.giveBack(signal)
    node.graph.didGiveBack(to: signals)
  }

  /// Whether the observation has not ended, so that a change invalidates its node.
  var isActive: Bool { !hasEnded.load(ordering: .relaxed) }
}
#endif
