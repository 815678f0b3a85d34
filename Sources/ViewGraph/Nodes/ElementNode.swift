#if !canImport(SwiftUI)
  import ComposableUI

  /// The node of an element, with the boxes that modifiers and lists put around it.
  final class ElementNode: PrimitiveNode {
    /// The elements from the outermost to the view's own.
    private var layers: [RenderedElement] = []
    private var node: ViewNode?
    private var rows: ElementContent.RowPolicy
    private var title: TitleModel?
    private var childContext: NodeContext?

    init(
      _ view: any PrimitiveView, content: ElementContent, parent: ViewNode, context: NodeContext
    ) {
      rows = content.rows
      super.init(view, parent: parent, context: context)
      makeLayers(describeLayers(content))
      observe(content.title)
      if let child = content.content {
        node = makeNode(of: child, parent: self, context: makeChildContext())
      }
    }

    override func update(content: ViewContent) {
      guard case .element(let content) = content else { unexpected(content) }
      rows = content.rows
      let descriptions = describeLayers(content)
      if layers.count == descriptions.count,
        zip(layers, descriptions).allSatisfy({ $0.element.role == $1.element.role })
      {
        for (layer, description) in zip(layers, descriptions) {
          layer.update(description.element, handlers: description.handlers)
        }
      } else {
        makeLayers(descriptions)
        context.container.setNeedsChildren()
      }
      observe(content.title)
      updateChild(content.content)
    }

    override func collect(into elements: inout [RenderedElement]) {
      elements.append(layers[0])
    }

    /// Appends the elements that are in the view's own.
    func collectContent(into elements: inout [RenderedElement]) {
      node?.collect(into: &elements)
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }
  }

  extension ElementNode {
    private var own: RenderedElement { layers[layers.count - 1] }

    private func updateChild(_ view: (any View)?) {
      guard let view else {
        if node != nil { own.setNeedsChildren() }
        node?.unmount()
        node = nil
        return
      }
      if reconcile(&node, with: view, context: makeChildContext()) { own.setNeedsChildren() }
    }

    /// The context of the nodes inside, which stays the same as long as it can.
    private func makeChildContext() -> NodeContext {
      let row: RowContext? =
        switch rows {
        case .none: nil
        case .wrap: graph.plainRow
        case .inherit: context.row
        }
      let new = context.inside(own, host: title == nil ? context.host : own, row: row)
      if let childContext, childContext.isIdentical(to: new) { return childContext }
      childContext = new
      return new
    }

    private func makeLayers(_ descriptions: [LayerDescription]) {
      layers = descriptions.map {
        RenderedElement(
          id: graph.makeID(), element: $0.element, handlers: $0.handlers, depth: depth, graph: graph
        )
      }
      for (outer, inner) in zip(layers, layers.dropFirst()) { outer.content = .layer(inner) }
      own.content = .node(Unowned(self))
    }

    private func observe(_ title: TitleModel?) {
      guard let title, title !== self.title else { return }
      self.title = title
      title.onChange = { [weak self, weak title] in
        guard let self, let title else { return }
        var element = own.element
        element.text = title.title
        own.update(element, handlers: own.handlers)
      }
    }

    private func describeLayers(_ content: ElementContent) -> [LayerDescription] {
      var element = content.element
      if let title = content.title { element.text = title.title ?? element.text }
      element.events.formUnion(content.handlers.events)
      var layers = LayerBuilder(element: element, handlers: content.handlers)
      guard content.isDecoratable else { return layers.finish(row: nil, in: context.environment) }
      var chain = context.decorations
      while let current = chain {
        layers.add(current.decoration, isEnabled: context.environment.isEnabled)
        chain = current.outer
      }
      return layers.finish(
        row: content.canBeRow ? context.row : nil, in: context.environment)
    }
  }
#endif
