#if PortableViews
import ComposableUI
import Observation

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

  /// The layout that records whether views of this type read observable state while they are made.
  ///
  /// Until one has, the view is first made without an observation, which it may not need.
  var layoutOfReaders: ValueLayout? { nil }

  /// Returns the view; called inside the observation, and overridden by each subclass.
  func makeView() -> any View {
    preconditionFailure("\(type(of: self)) does not override 'makeView()'")
  }

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
    observation?.end()
    if let layout = layoutOfReaders, !layout.isReader { return observeWhetherItReads(layout) }
    let observation = makeObservation(after: observation)
    return withObservationTracking(
      {
        observation.access()
        return makeView()
      }, onChange: didChange(in: observation))
  }

  /// Makes the view, and an observation only if the view reads observable state.
  ///
  /// The autoclosure `onChange` is evaluated only if state was read. The inner tracking registers
  /// its reads too, to no effect. These registrations cannot be cancelled, but are made once for
  /// all views of a type.
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
        } else {
          last?.giveSignalBack()
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

  override func unmount() {
    super.unmount()
    guard let observation else { return }
    observation.end()
    observation.giveSignalBack()
    self.observation = nil
  }
}
#endif
