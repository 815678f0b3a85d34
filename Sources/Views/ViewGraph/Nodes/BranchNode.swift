#if PortableViews
import ComposableUI

/// The node of a view that may be absent or replaced: a conditional, an optional, an erased type or
/// an explicit identity.
final class BranchNode: PrimitiveNode {
  private var key: ViewBranch.Key?
  private var node: ViewNode?

  init(_ view: any PrimitiveView, branch: ViewBranch?, parent: ViewNode, context: NodeContext) {
    super.init(view, parent: parent, context: context)
    key = branch?.key
    node = branch.map { makeNode(of: $0.view, parent: self, context: context) }
  }

  override func update(content: ViewContent) {
    guard case .branch(let branch) = content else { unexpected(content) }
    if key != branch?.key {
      node?.unmount()
      node = nil
      key = branch?.key
      context.container.setNeedsChildren()
    }
    guard let branch else { return }
    if reconcile(&node, with: branch.view, context: context) {
      context.container.setNeedsChildren()
    }
  }

  override func collect(into elements: inout [RenderedElement]) {
    node?.collect(into: &elements)
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }
}
#endif
