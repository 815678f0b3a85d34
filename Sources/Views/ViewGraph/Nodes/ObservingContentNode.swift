#if PortableViews
import ComposableUI

/// The node of a primitive view that is made inside an observation of its own.
final class ObservingContentNode: ObservingNode {
  @exclusivity(unchecked) private var view: any PrimitiveView
  private var content: ObservingContent
  private let model: AnyObject?
  private let layout: ValueLayout

  init(_ view: any PrimitiveView, content: ObservingContent, parent: ViewNode, context: NodeContext)
  {
    self.view = view
    self.content = content
    model = content.makeModel()
    let type = type(of: view)
    layout = ValueLayout.of(type)
    super.init(viewType: type, parent: parent, context: context)
    evaluate()
  }

  override func update(to view: any View, context: NodeContext) {
    _ = self.view.replace(with: view)
    self.context = context
    refresh()
  }

  override func update(context: NodeContext) {
    let old = self.context
    self.context = context
    guard old.environment.isIdentical(to: context.environment), !isDirty else { return refresh() }
    if !old.isIdentical(to: context) { updateChildContext() }
  }

  override var layoutOfReaders: ValueLayout? { layout }

  override func makeView() -> any View {
    content.body(model)
  }

  private func refresh() {
    guard case .observing(let content) = view.content(in: context.environment) else {
      preconditionFailure("\(viewType) has changed the kind of its content")
    }
    self.content = content
    evaluate()
  }
}
#endif
