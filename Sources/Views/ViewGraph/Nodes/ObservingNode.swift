#if PortableViews
import ComposableUI
import Observation

/// A node whose view is made inside an observation of its own.
///
/// Observations never nest: the view below is updated only after the observation has closed.
@MainActor
class ObservingNode: ViewNode {
  private final var node: ViewNode?
  private final var observation: ReadObservation?

  deinit {
    observation?.end()
  }

  /// Whether something that the observation has read has changed since.
  final var isDirty = false

  /// Where it is noted whether views like this one's read something while they are made.
  ///
  /// As long as none has, it is found out before an observation is made: what reads nothing needs none.
  var layoutOfReaders: ValueLayout? { nil }

  /// Makes the view, inside the observation.
  func makeView() -> any View {
    preconditionFailure("\(type(of: self)) does not say how to make its view")
  }

  /// Makes the view again and updates what it has made.
  final func evaluate() {
    isDirty = false
    let view = observe()
    if reconcile(&node, with: view, context: context) { context.container.setNeedsChildren() }
  }

  /// Updates what the view has made to a new context, without making the view again.
  final func updateChildContext() {
    node?.update(context: context)
  }

  private func observe() -> any View {
    observation?.end()
    if let layout = layoutOfReaders, !layout.isReader { return observeWhetherItReads(layout) }
    let observation = makeObservation(after: observation)
    return withObservationTracking(
      {
        observation.access()
        return makeView()
      }, onChange: didChange(in: observation))
  }

  /// Makes the view, and the observation only if something was read.
  ///
  /// The function for changes is only asked for when there is something to observe. What the inner
  /// tracking has found it registers too, to no effect; that cannot be taken back, but happens once
  /// for all views of a type.
  private func observeWhetherItReads(_ layout: ValueLayout) -> any View {
    var hasRead = false
    func note() -> @Sendable () -> Void {
      hasRead = true
      return {}
    }
    let last = observation
    observation = nil
    return withObservationTracking(
      {
        let view = withObservationTracking(makeView, onChange: note())
        if hasRead {
          layout.noteReader()
          makeObservation(after: last).access()
        }
        return view
      }, onChange: didChange(in: observation))
  }

  private func makeObservation(after last: ReadObservation?) -> ReadObservation {
    let observation = ReadObservation(node: self, after: last)
    self.observation = observation
    return observation
  }

  private func didChange(in observation: ReadObservation?) -> @Sendable () -> Void {
    { [invalidations = graph.invalidations!] in
      guard let observation else { return }
      observation.didFire()
      if observation.isActive { invalidations.insert(observation) }
    }
  }

  override func collect(into elements: inout [RenderedElement]) {
    node?.collect(into: &elements)
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  override func unmount() {
    super.unmount()
    observation?.end()
    observation = nil
  }
}
#endif
