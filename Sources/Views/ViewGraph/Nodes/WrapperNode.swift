#if PortableViews
import ComposableUI

/// The node of a view that contains at most one other view, and may change its context.
@MainActor
class WrapperNode: PrimitiveNode {
  final func makeChild(_ view: any View, context: NodeContext) {
    child = makeNode(of: view, parent: self, context: context)
  }

  final func updateChild(_ view: any View, context: NodeContext) {
    if reconcile(&child, with: view, context: context) { context.container.setNeedsChildren() }
  }

  final func removeChild(from container: RenderedElement) {
    if child != nil { container.setNeedsChildren() }
    child?.unmount()
    child = nil
  }
}

/// The node of modifiers, right inside of each other, that change the outermost elements below them.
///
/// A node for each of them would keep a copy of the views inside of it.
final class DecorationNode: WrapperNode {
  private var chain: DecorationChain
  /// The number of modifiers.
  private var count = 1

  init(
    _ view: any PrimitiveView, decoration: Decoration, child: any View, parent: ViewNode,
    context: NodeContext
  ) {
    chain = DecorationChain(decoration, outer: context.decorations)
    super.init(view, parent: parent, context: context)
    var view = child
    while let primitive = view as? any PrimitiveView {
      let content = primitive.content(in: context.environment)
      guard case .decorated(let decoration, let inner) = content else {
        self.child = makeNode(
          of: primitive, content: content, parent: self, context: childContext)
        return
      }
      chain = DecorationChain(decoration, outer: chain)
      count += 1
      view = inner
    }
    makeChild(view, context: childContext)
  }

  override func update(content: consuming ViewContent) {
    guard case .decorated(var decoration, var view) = consume content else { unexpected() }
    var chain = link(0, to: decoration, outer: context.decorations)
    var index = 1
    while index < count, let primitive = view as? any PrimitiveView,
      case .decorated(let next, let inner) = primitive.content(in: context.environment)
    {
      (decoration, view) = (next, inner)
      chain = link(index, to: decoration, outer: chain)
      index += 1
    }
    self.chain = chain
    count = index
    updateChild(view, context: childContext)
  }

  /// Returns the link of a modifier, counted inwards.
  ///
  /// It is the one so far while that is the same: the nodes below skip the update then.
  private func link(
    _ index: Int, to decoration: Decoration, outer: DecorationChain?
  ) -> DecorationChain {
    var link = chain
    // The chain has a link for each of the modifiers.
    for _ in index + 1..<count { link = link.outer! }
    guard link.outer === outer, link.decoration.isSame(decoration) else {
      return DecorationChain(decoration, outer: outer)
    }
    return link
  }

  private var childContext: NodeContext {
    context.with(decorations: chain)
  }
}

/// The node of a modifier that changes the environment.
final class EnvironmentNode: WrapperNode {
  private var change: any EnvironmentChange
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues
  /// The style of the elements below, if the change is one of a value that renderers draw.
  private var looks: DecorationChain?

  init(
    _ view: any PrimitiveView, change: any EnvironmentChange, child: any View, parent: ViewNode,
    context: NodeContext
  ) {
    self.change = change
    outer = context.environment
    inner = outer
    change.apply(to: &inner)
    super.init(view, parent: parent, context: context)
    makeChild(child, context: childContext)
  }

  override func update(content: consuming ViewContent) {
    guard case .environment(let change, let child) = consume content else { unexpected() }
    // Keeping the same environment lets the nodes below skip the update.
    if !outer.isIdentical(to: context.environment) || !self.change.isSame(as: change) {
      outer = context.environment
      inner = outer
      change.apply(to: &inner)
      self.change = change
    }
    updateChild(child, context: childContext)
  }

  private var childContext: NodeContext {
    let changed = context.with(environment: inner)
    guard change.mayChangeLooks, let style = change.style(in: inner, from: outer) else {
      return changed
    }
    let decoration = Decoration(.content) { $0 = style }
    if let looks, looks.outer === context.decorations, looks.decoration.isSame(decoration) {
      return changed.with(decorations: looks)
    }
    let chain = DecorationChain(decoration, outer: context.decorations)
    looks = chain
    return changed.with(decorations: chain)
  }
}

/// The node of a modifier that runs as a view is mounted, updated and unmounted.
final class LifecycleNode<Modifier: LifecycleModifier>: WrapperNode {
  private var modifier: Modifier
  private var storage: Modifier.Storage?

  init(
    _ view: any PrimitiveView, modifier: Modifier, child: any View, parent: ViewNode,
    context: NodeContext
  ) {
    self.modifier = modifier
    super.init(view, parent: parent, context: context)
    makeChild(child, context: context)
    storage = modifier.mount(in: graph, environment: context.environment)
  }

  override func update(content: consuming ViewContent) {
    guard case .lifecycle(let modifier as Modifier, let child) = consume content else {
      unexpected()
    }
    // Set by the initializer.
    modifier.prepare(&storage!, in: graph)
    updateChild(child, context: context)
    self.modifier = modifier
    modifier.update(&storage!, in: graph, environment: context.environment)
  }

  override func unmount() {
    super.unmount()
    if let storage { modifier.unmount(storage, in: graph) }
  }
}

/// The node of a view whose elements show in the bar of the screen.
final class HoistedNode: WrapperNode {
  init(_ view: any PrimitiveView, child: any View, parent: ViewNode, context: NodeContext) {
    super.init(view, parent: parent, context: context)
    makeChild(child, context: childContext)
    context.host.insert(hoisted: self)
  }

  override func update(content: consuming ViewContent) {
    guard case .hoisted(let child) = consume content else { unexpected() }
    updateChild(child, context: childContext)
  }

  override func collect(into elements: inout [RenderedElement]) {}

  override func unmount() {
    super.unmount()
    context.host.remove(hoisted: self)
  }

  private var childContext: NodeContext {
    context.inside(context.host, host: context.host, row: nil)
  }
}

/// The node of a view that may be absent or replaced: a conditional, an optional, an erased type or
/// an explicit identity.
final class BranchNode: WrapperNode {
  private var key: ViewBranch.Key?

  init(_ view: any PrimitiveView, branch: ViewBranch?, parent: ViewNode, context: NodeContext) {
    super.init(view, parent: parent, context: context)
    key = branch?.key
    if let branch { makeChild(branch.view, context: context) }
  }

  override var identity: AnyHashable? {
    if case .id(let id)? = key { id } else { nil }
  }

  override func update(content: consuming ViewContent) {
    guard case .branch(let branch) = consume content else { unexpected() }
    if key != branch?.key {
      removeChild(from: context.container)
      key = branch?.key
    }
    if let branch { updateChild(branch.view, context: context) }
  }
}
#endif
