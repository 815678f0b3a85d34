#if PortableViews
import ComposableUI
import Observation
import PerceptionCore

/// A node whose view is made inside an observation of its own.
///
/// Observations never nest: the view below is updated only after the observation has closed.
@MainActor
class ObservingNode: ViewNode {
  @exclusivity(unchecked) private final var observation: ReadObservation?

  deinit {
    observation?.end()
  }

  /// Whether state that the observation has read has changed since.
  @exclusivity(unchecked) final var isDirty = false

  /// The layout that records whether views of this type read, while they are made, what only
  /// `Observation` can watch.
  ///
  /// Until one has, no signal is registered, which would cost as much as what is read.
  var layoutOfReaders: ValueLayout? { nil }

  /// Returns the view; called inside the observation, and overridden by each subclass.
  func makeView() -> any View {
    preconditionFailure("\(type(of: self)) does not override 'makeView()'")
  }

  /// Records the visitor of a server whose view was made, for the observable objects that it holds.
  ///
  /// `Observation` does not tell which objects were read.
  func noteObjects(readBy visitor: Visitor) {}

  /// Makes the view again and updates its child node.
  final func evaluate() {
    isDirty = false
    let view = observe()
    if reconcile(&child, with: view, context: context) { context.container.setNeedsChildren() }
  }

  /// Updates the child node to a new context, without making the view again.
  final func updateChildContext() {
    child?.update(context: context)
  }

  private func observe() -> any View {
    let last = observation
    last?.end()
    observation = nil
    // Read once: the graph is unowned, which takes a look at its reference counts.
    let graph = graph
    let view = registerReads(in: graph, after: last)
    if !graph.reads.reads.isEmpty {
      (observation ?? makeObservation(in: graph)).watch(graph.reads.reads)
      graph.reads.removeAll()
    }
    if let visitor = graph.visitor, layoutOfReaders != nil { noteObjects(readBy: visitor) }
    return view
  }

  /// Makes the view, and registers reads with `Observation` that cannot be watched otherwise.
  ///
  /// The autoclosure `onChange` is evaluated only if there are any. For a view of a type that had
  /// none yet, the inner tracking finds that out, and registers the reads too, to no effect. Its
  /// registrations cannot be cancelled, but are made once for all views of a type.
  private func registerReads(in graph: ViewGraph, after last: ReadObservation?) -> any View {
    let reads = graph.reads
    guard let layout = layoutOfReaders, !layout.isReader else {
      let observation = makeObservation(in: graph)
      return Observation.withObservationTracking(
        {
          observation.accessSignal(in: graph, after: last)
          return makeView(collecting: reads)
        }, onChange: didChange(in: observation))
    }
    var hasRead = false
    func note() -> @Sendable () -> Void {
      hasRead = true
      return {}
    }
    return Observation.withObservationTracking(
      {
        let view = Observation.withObservationTracking(
          { makeView(collecting: reads) }, onChange: note())
        if hasRead {
          layout.noteReader()
          makeObservation(in: graph).accessSignal(in: graph, after: last)
        } else {
          last?.giveSignalBack()
        }
        return view
      }, onChange: didChange(in: observation))
  }

  private func makeView(collecting reads: ReadCollector) -> any View {
    reads.isCollecting = true
    defer { reads.isCollecting = false }
    return makeView()
  }

  private func makeObservation(in graph: ViewGraph) -> ReadObservation {
    let observation = ReadObservation(node: self, invalidations: graph.invalidations)
    self.observation = observation
    return observation
  }

  private func didChange(in observation: ReadObservation?) -> @Sendable () -> Void {
    { observation?.registrationsDidFire() }
  }

  override func unmount() {
    super.unmount()
    guard let observation else { return }
    observation.end()
    observation.giveSignalBack()
    self.observation = nil
  }
}
#endif
