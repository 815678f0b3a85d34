#if PortableViews
import ComposableUI

/// Makes the node of a view.
@MainActor
func makeNode<V: View>(of view: V, parent: ViewNode, context: NodeContext) -> ViewNode {
  guard let primitive = view as? any PrimitiveView else {
    return CompositeNode(view, parent: parent, context: context)
  }
  return makeNode(
    of: primitive, content: primitive.content(in: context.environment), parent: parent,
    context: context)
}

/// Makes the node of a view with this content.
@MainActor
func makeNode(
  of primitive: any PrimitiveView, content: consuming ViewContent, parent: ViewNode,
  context: NodeContext
) -> ViewNode {
  switch consume content {
  case .empty:
    return EmptyNode(viewType: type(of: primitive), parent: parent, context: context)
  case .sequence(let views):
    return SequenceNode(primitive, views: views, parent: parent, context: context)
  case .branch(let branch):
    return BranchNode(primitive, branch: branch, parent: parent, context: context)
  case .rows(let rows):
    return makeRowsNode(of: rows, parent: parent, context: context)
  case .element(let element):
    return ElementNode(primitive, content: element, parent: parent, context: context)
  case .observing(let content):
    return ObservingContentNode(primitive, content: content, parent: parent, context: context)
  case .decorated(let decoration, let view):
    return DecorationNode(
      primitive, decoration: decoration, child: view, parent: parent, context: context)
  case .environment(let change, let view):
    return EnvironmentNode(primitive, change: change, child: view, parent: parent, context: context)
  case .lifecycle(let modifier, let view):
    return makeLifecycleNode(
      primitive, modifier: modifier, child: view, parent: parent, context: context)
  case .preference(let modifier, let view):
    return makePreferenceNode(
      primitive, modifier: modifier, child: view, parent: parent, context: context)
  case .hoisted(let view):
    return HoistedNode(primitive, child: view, parent: parent, context: context)
  }
}

@MainActor
private func makeRowsNode<Rows: RowsView>(
  of rows: Rows, parent: ViewNode, context: NodeContext
) -> ViewNode {
  RowsNode(rows, parent: parent, context: context)
}

@MainActor
private func makeLifecycleNode<Modifier: LifecycleModifier>(
  _ view: any PrimitiveView, modifier: Modifier, child: any View, parent: ViewNode,
  context: NodeContext
) -> ViewNode {
  if context.graph.renderer.reportsAppearances, context.environment.appearsLazily,
    let modifier = modifier as? any AppearanceModifier
  {
    return makeAppearanceNode(
      view, modifier: modifier, child: child, parent: parent, context: context)
  }
  let node = LifecycleNode(
    view, modifier: modifier, child: child, parent: parent, context: context)
  if let modifier = modifier as? ScrollTargetModifier {
    modifier.target.reveal = { [weak node, weak graph = context.graph] id, anchor in
      if let node, node.isMounted { graph?.reveal(id, in: node, anchor: anchor) }
    }
    modifier.target.scroll = { [weak node, weak graph = context.graph] offset in
      if let node, node.isMounted { graph?.scroll(to: offset, in: node) }
    }
    modifier.target.identities = { [weak node, weak graph = context.graph] number in
      node.flatMap { graph?.identities(of: NodeID(rawValue: number), in: $0) }
    }
  }
  return node
}

@MainActor
private func makeAppearanceNode<Modifier: AppearanceModifier>(
  _ view: any PrimitiveView, modifier: Modifier, child: any View, parent: ViewNode,
  context: NodeContext
) -> ViewNode {
  AppearanceNode(view, modifier: modifier, child: child, parent: parent, context: context)
}

@MainActor
private func makePreferenceNode<Modifier: PreferenceModifier>(
  _ view: any PrimitiveView, modifier: Modifier, child: any View, parent: ViewNode,
  context: NodeContext
) -> ViewNode {
  PreferenceNode(view, effect: modifier.effect, child: child, parent: parent, context: context)
}
#endif
