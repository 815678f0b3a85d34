#if PortableViews
import ComposableUI

/// The node above the root view.
final class RootNode: ViewNode {
  let element: RenderedElement
  private let title = TitleModel()
  private let initialLocation: InitialLocation
  private let addressHandlers = AddressHandlers()

  init<V: View>(_ view: V, graph: ViewGraph) {
    initialLocation = graph.initialLocation
    element = RenderedElement(
      id: graph.makeID(), element: ViewElement(.root), handlers: EventHandlers(), depth: 0,
      graph: graph)
    var environment = EnvironmentValues()
    environment.title = title
    environment.localization = graph.localization
    environment.initialLocation = initialLocation
    environment.locationLimits = graph.locationLimits
    environment.addressHandlers = addressHandlers
    let context = NodeContext(
      graph: graph, environment: environment, decorations: nil, container: element, host: element,
      row: nil)
    super.init(viewType: V.self, parent: nil, context: context)
    title.onChange = { [weak self] in self?.updateTitle() }
    child = makeNode(of: view, parent: self, context: context)
    element.content = .node(Unowned(object: self))
  }

  /// Passes the graph's initial address to `onOpenURL` actions, unless a stack has taken it.
  func openInitialLocation() {
    // If nothing opens the address now, a navigation stack that is mounted later may take it.
    guard !addressHandlers.isEmpty, let location = initialLocation.take(), location != "/"
    else { return }
    initialLocation.outcome = addressHandlers.open(location) ? .shown : .unknown
  }

  private func updateTitle() {
    var root = element.element
    root.text = title.title
    element.update(root, handlers: element.handlers)
  }
}
#endif
