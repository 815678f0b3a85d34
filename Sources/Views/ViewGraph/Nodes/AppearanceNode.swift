#if PortableViews
import ComposableUI

/// The node of a modifier that begins when its view comes near the window, and ends when it leaves.
///
/// The elements of the view take the event `appear`.
final class AppearanceNode<Modifier: AppearanceModifier>: WrapperNode {
  private var modifier: Modifier
  private var storage: Modifier.Storage?
  private var chain: DecorationChain?
  /// The number of the view's elements that are near the window.
  private var nearCount = 0

  init(
    _ view: any PrimitiveView, modifier: Modifier, child: any View, parent: ViewNode,
    context: NodeContext
  ) {
    self.modifier = modifier
    super.init(view, parent: parent, context: context)
    makeChild(child, context: childContext())
    var elements: [RenderedElement] = []
    collect(into: &elements)
    if !elements.contains(where: \.reportsAppearance) { appear() }
  }

  override func update(content: consuming ViewContent) {
    guard case .lifecycle(let modifier as Modifier, let child) = consume content else {
      unexpected()
    }
    if storage != nil { modifier.prepare(&storage!, in: graph) }
    updateChild(child, context: childContext())
    self.modifier = modifier
    if storage != nil {
      modifier.update(&storage!, in: graph, environment: context.environment)
    }
  }

  override func unmount() {
    super.unmount()
    disappear()
  }

  private func childContext() -> NodeContext {
    if let chain, chain.outer === context.decorations { return context.with(decorations: chain) }
    var decoration = Decoration(.content)
    var handlers = EventHandlers()
    handlers.add(.appear) { [weak self] (value: EventValue?) in
      self?.take(value)
      return true
    }
    decoration.handlers = handlers
    let chain = DecorationChain(decoration, outer: context.decorations)
    self.chain = chain
    return context.with(decorations: chain)
  }

  /// Counts an element that came close to the window or moved away from it; no value is for one that was
  /// removed.
  ///
  /// The view stays when an element of it is replaced by another: its modifiers would begin again,
  /// for instance a task whose outcome replaces the element.
  private func take(_ value: EventValue?) {
    guard isMounted else { return }
    guard value == .flag(true) else {
      nearCount -= 1
      if value != nil, nearCount <= 0 { disappear() }
      return
    }
    nearCount += 1
    appear()
  }

  private func appear() {
    guard storage == nil else { return }
    storage = modifier.mount(in: graph, environment: context.environment)
  }

  private func disappear() {
    guard let storage else { return }
    self.storage = nil
    modifier.unmount(storage, in: graph)
  }
}

extension RenderedElement {
  /// Whether the element, or the one in its boxes, has a place near the window and is asked for it.
  ///
  /// A row of a grid has no place: its children are drawn.
  fileprivate var reportsAppearance: Bool {
    if element.events.contains(.appear) { return element.role != .gridRow }
    if case .layer(let inner) = content { return inner.reportsAppearance }
    return false
  }
}
#endif
