#if PortableViews
import ComposableUI

/// The node of views next to each other, always the same number of the same types.
final class SequenceNode: PrimitiveNode {
  @exclusivity(unchecked) private var nodes: [ViewNode?] = []

  init(_ view: any PrimitiveView, views: [any View], parent: ViewNode, context: NodeContext) {
    super.init(view, parent: parent, context: context)
    // A closure would be checked for the main actor, for each sequence.
    nodes.reserveCapacity(views.count)
    for view in views { nodes.append(makeNode(of: view, parent: self, context: context)) }
  }

  override func update(content: consuming ViewContent) {
    guard case .sequence(let views) = consume content else { unexpected() }
    var isChanged = false
    for index in views.indices {
      var node = nodes[index]
      guard reconcile(&node, with: views[index], context: context) else { continue }
      nodes[index] = node
      isChanged = true
    }
    if isChanged { context.container.setNeedsChildren() }
  }

  override func collect(into elements: inout [RenderedElement]) {
    for node in nodes { node?.collect(into: &elements) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for case let node? in nodes { body(node) }
  }
}
#endif
