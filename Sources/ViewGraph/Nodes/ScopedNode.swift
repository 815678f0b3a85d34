#if !canImport(SwiftUI)
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
      let scope = ObservationScope(node: self, after: scope)
      self.scope = scope
      return withObservationTracking {
        scope.access()
        return makeView()
      } onChange: { [invalidations = graph.invalidations!] in
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
