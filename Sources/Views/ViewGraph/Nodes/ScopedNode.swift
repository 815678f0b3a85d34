#if PortableViews
import ComposableUI
import Observation

/// A node whose view is made inside an observation scope of its own.
///
/// Scopes never nest: the view below is updated only after the scope has closed.
@MainActor
class ScopedNode: ViewNode {
  private final var node: ViewNode?
  private final var scope: ObservationScope?

  deinit {
    scope?.end()
  }

  /// Whether something that the scope has read has changed since.
  final var isDirty = false

  /// Where it is noted whether views like this one's read something while they are made.
  ///
  /// As long as none has, it is found out before a scope is made: what reads nothing needs none.
  var layoutOfReaders: ValueLayout? { nil }

  /// Makes the view, inside the scope.
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
    scope?.end()
    if let layout = layoutOfReaders, !layout.isReader { return observeWhetherItReads(layout) }
    let scope = makeScope(after: scope)
    return withObservationTracking(
      {
        scope.access()
        return makeView()
      }, onChange: didChange(in: scope))
  }

  /// Makes the view, and the scope only if something was read.
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
    let last = scope
    scope = nil
    return withObservationTracking(
      {
        let view = withObservationTracking(makeView, onChange: note())
        if hasRead {
          layout.noteReader()
          makeScope(after: last).access()
        }
        return view
      }, onChange: didChange(in: scope))
  }

  private func makeScope(after last: ObservationScope?) -> ObservationScope {
    let scope = ObservationScope(node: self, after: last)
    self.scope = scope
    return scope
  }

  private func didChange(in scope: ObservationScope?) -> @Sendable () -> Void {
    { [invalidations = graph.invalidations!] in
      guard let scope else { return }
      scope.didFire()
      if scope.isActive { invalidations.insert(scope) }
    }
  }

  override func collect(into elements: inout [RenderedElement]) {
    node?.collect(into: &elements)
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  override func unmount() {
    super.unmount()
    scope?.end()
    scope = nil
  }
}
#endif
