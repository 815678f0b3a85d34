#if PortableViews
import ComposableUI

/// The node of an element, with the boxes that modifiers and lists put around it.
final class ElementNode: WrapperNode {
  // Set by the initializer after `super.init`, because elements refer to the node.
  @exclusivity(unchecked) private var own: RenderedElement!
  /// The outermost of the boxes around the view's own element, which is itself that if it has none.
  @exclusivity(unchecked) private var outermost: RenderedElement!
  /// Whether the outermost box is a row without actions, and so is always the same.
  private var isPlainRow = false
  @exclusivity(unchecked) private var rows: ElementContent.RowPolicy
  @exclusivity(unchecked) private var title: TitleModel?
  @exclusivity(unchecked) private var childContext: NodeContext?

  init(_ view: any PrimitiveView, content: ElementContent, parent: ViewNode, context: NodeContext) {
    rows = content.rows
    super.init(view, parent: parent, context: context)
    makeElements(of: content)
    observe(content.title)
    updateRowLayers()
    if let child = content.content { makeChild(child, context: makeChildContext()) }
  }

  override func update(content: consuming ViewContent) {
    guard case .element(let content) = consume content else { unexpected() }
    rows = content.rows
    if updateElements(to: content) {
      passLayout(of: content)
    } else {
      removeRowLayers()
      makeElements(of: content)
      context.container.setNeedsChildren()
    }
    observe(content.title)
    updateRowLayers()
    if let child = content.content {
      updateChild(child, context: makeChildContext())
    } else {
      removeChild(from: own)
    }
  }

  override func collect(into elements: inout [RenderedElement]) {
    elements.append(outermost)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for node in rowLayers { body(node) }
  }

  /// The row around the view's own element, if there is one.
  var row: RenderedElement? {
    outermost !== own && outermost.element.role == .row ? outermost : nil
  }
}

extension ElementNode {
  /// Returns the context of the nodes inside: the same instance while nothing has changed.
  private func makeChildContext() -> NodeContext {
    let row: RowContext? =
      switch rows {
      case .none: nil
      case .wrap: graph.plainRow
      case .inherit: context.row
      }
    let host = title == nil ? context.host : own!
    // The modifiers of a section say what its rows are like.
    var decorations = own.element.role == .section ? context.decorations?.ofRows : nil
    if let old = childContext?.decorations, decorations?.isSame(as: old) == true {
      decorations = old
    }
    if let childContext,
      childContext.isInside(own, host: host, row: row, decorations: decorations, of: context)
    {
      return childContext
    }
    let new = context.inside(own, host: host, row: row, decorations: decorations)
    childContext = new
    return new
  }

  private func makeElements(of content: ElementContent) {
    let surroundings = surroundings(of: content)
    isPlainRow = surroundings == .plainRow
    switch surroundings {
    case .none:
      own = makeOwn(content)
      outermost = own
    case .plainRow:
      outermost = makeElement(LayerDescription(element: Self.row, handlers: EventHandlers()))
      own = makeOwn(content)
      outermost.content = .layer(own)
    case .described:
      let layers = describeLayers(content).map(makeElement)
      for (outer, inner) in zip(layers, layers.dropFirst()) { outer.content = .layer(inner) }
      // There is the view's own at least.
      outermost = layers[0]
      own = layers[layers.count - 1]
    }
    own.content = .node(Unowned(object: self))
    passLayout(of: content)
  }

  /// Passes the element's layout on, and what modifiers say to the layout around it.
  private func passLayout(of content: ElementContent) {
    if let layout = content.layout { graph.arranged.setLayout(layout, of: own) }
    guard content.isDecoratable, let values = context.layoutValues else { return }
    graph.arranged.setValues(values, of: outermost, in: context.container)
  }

  private func makeOwn(_ content: ElementContent) -> RenderedElement {
    makeElement(LayerDescription(element: describe(content), handlers: content.handlers))
  }

  private func makeElement(_ description: LayerDescription) -> RenderedElement {
    RenderedElement(
      id: graph.makeID(), element: description.element, handlers: description.handlers,
      depth: Int32(depth), graph: graph)
  }

  /// Updates the elements in place; returns `false` if other elements are needed.
  private func updateElements(to content: ElementContent) -> Bool {
    switch surroundings(of: content) {
    case .none:
      return outermost === own && updateOwn(to: content)
    case .plainRow:
      guard case .layer(let inner) = outermost.content, inner === own,
        outermost.element.role == .row, updateOwn(to: content)
      else { return false }
      if !isPlainRow { outermost.update(Self.row, handlers: EventHandlers()) }
      isPlainRow = true
      return true
    case .described:
      isPlainRow = false
    }
    let layers = layers
    let descriptions = describeLayers(content)
    guard
      layers.count == descriptions.count,
      zip(layers, descriptions).allSatisfy({ $0.element.role == $1.element.role })
    else { return false }
    for (layer, description) in zip(layers, descriptions) {
      layer.update(description.element, handlers: description.handlers)
    }
    return true
  }

  /// The boxes around the view's own element, the outermost first, and the own one.
  private var layers: [RenderedElement] {
    sequence(first: outermost) { outer in
      if case .layer(let inner) = outer.content { inner } else { nil }
    }.map(\.self)
  }

  private func updateOwn(to content: ElementContent) -> Bool {
    guard own.element.role == content.element.role else { return false }
    own.update(describe(content), handlers: content.handlers)
    return true
  }

  private func observe(_ title: TitleModel?) {
    guard let title, title !== self.title else { return }
    self.title = title
    title.onChange = { [weak self, weak title] in
      guard let self, let title else { return }
      var element = own.element
      element.text = title.title
      element.traits.bar = title.bar
      element.style.effects.barColor = title.barColor
      element.style.effects.subtitle = title.subtitle
      own.update(element, handlers: own.handlers)
    }
  }

  /// The kinds of boxes around the view's own element.
  private enum Surroundings {
    /// No box, and no decoration.
    case none
    /// A row without actions, and no decoration.
    case plainRow
    /// Boxes that depend on decorations or on the actions of the row.
    case described
  }

  private func surroundings(of content: ElementContent) -> Surroundings {
    guard content.isDecoratable else { return .none }
    guard context.decorations == nil else { return .described }
    guard content.canBeRow, let row = context.row else { return .none }
    return row === graph.plainRow ? .plainRow : .described
  }

  private static let row = ViewElement(.row)

  private func describe(_ content: ElementContent) -> ViewElement {
    var element = content.element
    if let title = content.title {
      element.text = title.title ?? element.text
      element.traits.bar = title.bar
      if let color = title.barColor { element.style.effects.barColor = color }
      if let subtitle = title.subtitle { element.style.effects.subtitle = subtitle }
    }
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
    return layers.finish(row: content.canBeRow ? context.row : nil, in: context.environment)
  }
}
#endif
