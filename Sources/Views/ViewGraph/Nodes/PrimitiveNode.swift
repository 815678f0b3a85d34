#if PortableViews
import ComposableUI

/// The node of a primitive view, whose content is made again for each value and each environment.
@MainActor
class PrimitiveNode: ViewNode {
  @exclusivity(unchecked) private(set) final var view: any PrimitiveView

  init(_ view: any PrimitiveView, parent: ViewNode?, context: NodeContext) {
    self.view = view
    super.init(viewType: type(of: view), parent: parent, context: context)
  }

  final override func update(to view: any View, context: NodeContext) {
    let isSame = self.view.replace(with: view)
    if isSame, self.context.isIdentical(to: context) {
      self.context = context
    } else {
      update(context: context)
    }
  }

  final override func update(context: NodeContext) {
    self.context = context
    update(content: view.content(in: context.environment))
  }

  /// Updates the node to new content of the view, of the same kind as before.
  func update(content: consuming ViewContent) {
    preconditionFailure("\(type(of: self)) does not override 'update(content:)'")
  }

  /// Traps: the kind of a view's content must depend on its type alone.
  final func unexpected() -> Never {
    preconditionFailure("\(viewType) has changed the kind of its content")
  }
}

extension PrimitiveView {
  /// Becomes another view of the same type, and returns whether that has the same content.
  ///
  /// A cast to the protocol would make the runtime look up the conformance.
  mutating func replace(with view: any View) -> Bool {
    // Opened, a value is cast for less than a box.
    func replace(with view: some View) -> Bool {
      // Callers have compared the types.
      let view = view as! Self
      let isSame = hasSameContent(as: view)
      self = view
      return isSame
    }
    return replace(with: view)
  }
}

/// The node of a view that shows nothing.
final class EmptyNode: ViewNode {
  override func update(to view: any View, context: NodeContext) {}
  override func update(context: NodeContext) {}
}
#endif
