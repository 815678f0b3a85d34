#if PortableViews
import ComposableUI

/// The node above the root view.
final class RootNode: ViewNode {
  let element: RenderedElement
  private let title = TitleModel()
  private let initialLocation: InitialLocation
  private let addressHandlers = AddressHandlers()
  /// The scope of the colour scheme that the views prefer.
  private var scope: PreferenceScope?

  init<V: View>(_ view: V, graph: ViewGraph) {
    initialLocation = graph.initialLocation
    element = RenderedElement(
      id: graph.makeID(), element: ViewElement(.root), handlers: EventHandlers(), depth: 0,
      graph: graph)
    var environment = EnvironmentValues()
    environment.title = title
    environment.localization = graph.localization
    environment.renderer = graph.shownEnvironment
    environment.windowSize = graph.windowSize
    environment.initialLocation = initialLocation
    environment.locationLimits = graph.locationLimits
    environment.addressHandlers = addressHandlers
    environment.focusedRegistry = FocusedRegistry()
    environment.sceneValues = graph.sceneValues
    environment.transfers = graph.transfers
    environment.setAppStorage(graph.appStorage)
    environment.undoManager = UndoManager()
    let context = NodeContext(
      graph: graph, environment: environment, decorations: nil, container: element, host: element,
      row: nil, preferences: nil)
    super.init(viewType: V.self, parent: nil, context: context)
    title.onChange = { [weak self] in self?.updateTitle() }
    let scope = makeScope()
    self.scope = scope
    self.context = context.with(preferences: scope)
    child = makeNode(of: view, parent: self, context: self.context)
    scope.settle()
    element.content = .node(Unowned(object: self))
  }

  /// Passes the graph's initial address to `onOpenURL` actions, unless a stack has taken it.
  func openInitialLocation() {
    // If nothing opens the address now, a navigation stack that is mounted later may take it.
    guard !addressHandlers.isEmpty, let location = initialLocation.take(), location != "/"
    else { return }
    initialLocation.outcome = addressHandlers.open(location) ? .shown : .unknown
  }

  /// Passes the graph's environment and languages down again.
  func updateEnvironment() {
    var environment = context.environment
    environment.localization = graph.localization
    environment.renderer = graph.shownEnvironment
    context = context.with(environment: environment)
    child?.update(context: context)
  }

  override var preferenceScope: PreferenceScope? { scope }

  private func makeScope() -> PreferenceScope {
    let reader = PreferenceReader<ColorScheme?>(isSame: ==) { [unowned graph] colorScheme in
      graph.didPrefer(colorScheme)
    }
    return PreferenceCollector<PreferredColorSchemeKey>(
      effect: .read(reader), node: self, enclosing: nil)
  }

  private func updateTitle() {
    var root = element.element
    root.text = title.title
    element.update(root, handlers: element.handlers)
  }
}
#endif
