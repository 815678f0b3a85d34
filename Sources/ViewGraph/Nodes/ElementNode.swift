#if !canImport(SwiftUI)
  import ComposableUI

  /// The node of an element, with the boxes that modifiers and lists put around it.
  final class ElementNode: PrimitiveNode {
    // Made by the initialiser, which has to be done before elements can point to the node.
    private var own: RenderedElement!
    /// The elements around the view's own, the outermost first; most views have none.
    private var boxes: [RenderedElement] = []
    private var node: ViewNode?
    private var rows: ElementContent.RowPolicy
    private var title: TitleModel?
    private var childContext: NodeContext?

    init(
      _ view: any PrimitiveView, content: ElementContent, parent: ViewNode, context: NodeContext
    ) {
      rows = content.rows
      super.init(view, parent: parent, context: context)
      makeElements(of: content)
      observe(content.title)
      if let child = content.content {
        node = makeNode(of: child, parent: self, context: makeChildContext())
      }
    }

    override func update(content: ViewContent) {
      guard case .element(let content) = content else { unexpected(content) }
      rows = content.rows
      if !updateElements(to: content) {
        makeElements(of: content)
        context.container.setNeedsChildren()
      }
      observe(content.title)
      updateChild(content.content)
    }

    override func collect(into elements: inout [RenderedElement]) {
      elements.append(boxes.first ?? own)
    }

    /// Appends the elements that are in the view's own.
    func collectContent(into elements: inout [RenderedElement]) {
      node?.collect(into: &elements)
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }
  }

  extension ElementNode {
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

    private func makeElements(of content: ElementContent) {
      boxes = []
      if isBare(content) {
        own = makeElement(LayerDescription(element: describe(content), handlers: content.handlers))
      } else {
        boxes = describeLayers(content).map(makeElement)
        for (outer, inner) in zip(boxes, boxes.dropFirst()) { outer.content = .layer(inner) }
        own = boxes.removeLast()
      }
      own.content = .node(Unowned(self))
    }

    private func makeElement(_ description: LayerDescription) -> RenderedElement {
      RenderedElement(
        id: graph.makeID(), element: description.element, handlers: description.handlers,
        depth: depth, graph: graph)
    }

    /// Tells the elements what they are now; returns whether they are still those that it takes.
    private func updateElements(to content: ElementContent) -> Bool {
      if isBare(content) {
        let element = describe(content)
        guard boxes.isEmpty, own.element.role == element.role else { return false }
        own.update(element, handlers: content.handlers)
        return true
      }
      let descriptions = describeLayers(content)
      let layers: [RenderedElement] = boxes + [own]
      guard
        layers.count == descriptions.count,
        zip(layers, descriptions).allSatisfy({ $0.element.role == $1.element.role })
      else { return false }
      for (layer, description) in zip(layers, descriptions) {
        layer.update(description.element, handlers: description.handlers)
      }
      return true
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

    /// Whether nothing around the view changes its element, or puts a box around it.
    private func isBare(_ content: ElementContent) -> Bool {
      guard content.isDecoratable else { return true }
      return context.decorations == nil && (context.row == nil || !content.canBeRow)
    }

    private func describe(_ content: ElementContent) -> ViewElement {
      var element = content.element
      if let title = content.title { element.text = title.title ?? element.text }
      element.events.formUnion(content.handlers.events)
      return element
    }

    private func describeLayers(_ content: ElementContent) -> [LayerDescription] {
      var layers = LayerBuilder(element: describe(content), handlers: content.handlers)
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
