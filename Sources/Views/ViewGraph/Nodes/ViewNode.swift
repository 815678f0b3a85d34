#if PortableViews
import ComposableUI

/// The retained counterpart of a view: the node itself is the view's identity.
///
/// A node lives as long as a view of the same type is in the same place. The node gets each new
/// value of the view, and keeps the view's state, elements and child nodes.
@MainActor
class ViewNode {
  let viewType: any View.Type
  /// The number of nodes above.
  let depth: Int
  /// The context that the nodes above pass down.
  @exclusivity(unchecked) final var context: NodeContext
  private(set) unowned var parent: ViewNode?
  /// The node below, unless a subclass has several.
  @exclusivity(unchecked) final var child: ViewNode?
  @exclusivity(unchecked) private(set) final var isMounted = true

  init(viewType: any View.Type, parent: ViewNode?, context: NodeContext) {
    self.viewType = viewType
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    self.context = context
  }

  /// Updates the node to a new value of the view, a new context, or both.
  func update(to view: any View, context: NodeContext) {
    preconditionFailure("\(type(of: self)) does not override 'update(to:context:)'")
  }

  /// Updates the node to a new context of the same view.
  func update(context: NodeContext) {
    preconditionFailure("\(type(of: self)) does not override 'update(context:)'")
  }

  /// Appends the outermost elements of the view.
  func collect(into elements: inout [RenderedElement]) {
    child?.collect(into: &elements)
  }

  /// Calls a function with each node right below.
  func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  /// The scope of the node's preference, if the node takes part in one.
  var preferenceScope: PreferenceScope? { nil }

  /// The identity that `id(_:)` or a `ForEach` gives the view, if any.
  var identity: AnyHashable? { nil }

  /// Unmounts the node and all nodes below.
  func unmount() {
    isMounted = false
    forEachChild { $0.unmount() }
  }
}

extension ViewNode {
  var graph: ViewGraph { context.graph }

  /// Updates a child node, or replaces it if the view has another type.
  ///
  /// Returns whether the child was replaced, so that the elements around it have changed.
  @discardableResult
  func reconcile(_ child: inout ViewNode?, with view: any View, context: NodeContext) -> Bool {
    if let node = child, node.viewType == type(of: view) {
      node.update(to: view, context: context)
      return false
    }
    child?.unmount()
    child = makeNode(of: view, parent: self, context: context)
    return true
  }

  /// The closest composite view above, for messages.
  var owner: String {
    var node: ViewNode? = self
    while let current = node {
      if current is any CompositeNodeType { return "\(current.viewType)" }
      node = current.parent
    }
    return "the root view"
  }
}

/// A node whose view has a body of its own.
@MainActor
protocol CompositeNodeType: ViewNode {}
#endif
