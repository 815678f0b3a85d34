#if PortableViews
import ComposableUI
import PerceptionCore

#if !canImport(Darwin)
import Synchronization
#endif

/// The observation of the state that a body reads in one evaluation.
///
/// Observable state and the views' own signals tell it themselves. What else is observable is
/// registered with `Observation`, where registrations cannot be cancelled, but all of one evaluation
/// end when one of them fires. An observation with registrations therefore also reads a signal of a
/// group: firing that removes the others.
final class ReadObservation: Watcher, @unchecked Sendable {
  // Safe: what changes is touched only by the thread of the main actor, which evaluates the body, and
  // when the node is deallocated.
  private struct Watch {
    let source: ReadSource
    let keyPath: AnyKeyPath?
  }

  /// The node that the observation belongs to. Access it only while the observation has not ended.
  // Safe: the node ends the observation before it is deallocated. A weak reference would cost the
  // node a side table, and slow down every other reference to it.
  @MainActor unowned(unsafe) let node: ObservingNode
  private let invalidations: Invalidations
  @exclusivity(unchecked) private var watches: [Watch] = []
  @exclusivity(unchecked) private var signals: SignalGroup?
  @exclusivity(unchecked) private var signal: UInt8 = 0
  private let isOver = Atomic(false)
  private let hasFired = Atomic(false)
  private let areRegistrationsOver = Atomic(false)

  /// Creates the observation of an evaluation of a node.
  @MainActor
  init(node: ObservingNode, invalidations: Invalidations) {
    self.node = node
    self.invalidations = invalidations
  }

  /// Waits for changes of what was read in the evaluation, which has ended.
  ///
  /// Changes during the evaluation are not noticed, or a body that changes what it reads would be
  /// evaluated for ever.
  @MainActor
  func watch(_ reads: [ReadCollector.Read]) {
    watches = reads.map { Watch(source: $0.source, keyPath: $0.property.keyPath) }
    for read in reads { read.source.watch(read.property, for: self) }
    guard let visitor = node.graph.visitor else { return }
    for case let root as RootSignal in reads.lazy.map(\.source) {
      node.graph.note(root.visitors, readBy: visitor)
    }
  }

  func stateWillChange() {
    // Two threads may both get here, which evaluates nothing twice.
    guard !hasEnded, !hasFired.load(ordering: .relaxed) else { return }
    hasFired.store(true, ordering: .relaxed)
    invalidations.insert(self)
  }

  var hasEnded: Bool { isOver.load(ordering: .relaxed) }
}

extension ReadObservation {
  /// Registers a read of a signal, by which the registrations of the evaluation can be ended.
  ///
  /// - Parameters:
  ///   - graph: The graph of the node.
  ///   - last: The ended observation of the previous evaluation, whose signal is reused.
  @MainActor
  func accessSignal(in graph: ViewGraph, after last: ReadObservation?) {
    let signals = last?.signals ?? graph.signals
    signal = last?.signals == nil ? UInt8(signals.take()) : last!.signal
    self.signals = signals
    signals.access(Int(signal))
  }

  /// Gives the signal back, when the observation has ended and no other has taken the signal over.
  @MainActor
  func giveSignalBack() {
    guard let signals else { return }
    signals.giveBack(Int(signal))
    node.graph.didGiveBack(to: signals)
  }

  /// Records that registered state has changed, which has ended all registrations.
  func registrationsDidFire() {
    areRegistrationsOver.store(true, ordering: .relaxed)
    stateWillChange()
  }

  /// Ends the observation; later changes have no effect.
  func end() {
    isOver.store(true, ordering: .relaxed)
    if let signals, !areRegistrationsOver.load(ordering: .relaxed) { signals.fire(Int(signal)) }
    for watch in watches { watch.source.stopWatching(watch.keyPath, for: self) }
    watches = []
  }
}
#endif
