#if PortableViews
public import ComposableUI
public import HeadlessRenderer
public import Logging
public import ViewGraph
public import ViewLayout

/// A view without a screen, which a test uses like a user.
///
/// ```swift
/// let screen = ViewTester(CounterView())
/// try screen.button("+").tap()
/// #expect(screen.texts == ["1"])
/// ```
///
/// Invisible elements are not found, such as lower screens of a navigation stack. Elements that are
/// disabled or covered by a sheet refuse events.
@MainActor
public final class ViewTester {
  /// The graph, for counts of evaluated bodies.
  public let graph: ViewGraph

  /// The renderer that keeps the tree.
  public let renderer: HeadlessRenderer

  /// The measures of text, from which the places of elements are computed.
  public let textMeasurer: any TextMeasurer

  /// The frames that measured elements were told last.
  var measuredFrames: [NodeID: CGRect] = [:]

  /// The scrolling and the visibility that elements were told last.
  var scrollMeasures = ScrollMeasures()

  /// The sizes that arrangements got last.
  var reported: [NodeID: ArrangementReport] = [:]

  /// The time of the last step of a pointer, in milliseconds.
  var pointerTime = 0.0
  /// The numbers of the pressed pointers.
  var pressedPointers: Set<Int> = []

  /// Creates a tester that shows a view.
  ///
  /// - Parameters:
  ///   - view: The view to show.
  ///   - location: The URL path, with a query or without, that the first navigation stack starts
  ///     from, or that `onOpenURL` gets.
  ///   - languages: The user's preferred languages as BCP 47 tags, the most preferred one first.
  ///     Replaces the languages of `environment`, unless it is empty.
  ///   - environment: The size of the window, the user's colour scheme, and so on.
  ///   - textMeasurer: The measures of text, from which the places of elements are computed.
  ///   - lazyViews: The moment at which views in lists and lazy stacks appear.
  ///   - logger: Gets the graph's warnings.
  public init(
    _ view: some View, location: String = "/", languages: [String] = [],
    environment: RendererEnvironment = RendererEnvironment(),
    textMeasurer: any TextMeasurer = FixedTextMeasurer(), lazyViews: LazyViews = .appearAtOnce,
    logger: Logger = Logger(label: "composable-everywhere.view-testing")
  ) {
    self.textMeasurer = textMeasurer
    renderer = HeadlessRenderer(reportsAppearances: lazyViews == .appearInWindow)
    graph = ViewGraph(
      view, renderer: renderer, location: location, languages: languages,
      environment: environment, logger: logger)
    graph.mount()
    measure()
  }

  /// The size of the window, the user's colour scheme, and so on.
  ///
  /// A change is drawn at once: `screen.environment.scenePhase = .background` hides the views.
  public var environment: RendererEnvironment {
    get { graph.environment }
    set {
      graph.environment = newValue
      measure()
    }
  }

  /// The root of the drawn tree, including elements that are not visible.
  public var root: TestElement {
    measure()
    return TestElement(tree: drawnTree, tester: self)
  }

  /// The tree as the renderer has drawn it.
  var drawnTree: ElementTree { renderer.tree ?? graph.tree }

  /// The element that takes events: the presentation on top, or else the whole screen.
  public var front: TestElement {
    root.modals.last { $0.tree.element.isModal } ?? root
  }

  /// The visible texts, from top to bottom, including texts behind a sheet.
  public var texts: [String] {
    root.texts
  }

  /// The title of the screen, or of the presentation on top.
  public var title: String? {
    let front = front
    if front.role != .root { return front.text }
    return root.screens.last?.text ?? front.text
  }

  /// The URL path of the navigation stack, or `nil` if there is none.
  ///
  /// A component that begins with `+` stands for a screen without an address. A page shows the path before it.
  public var location: String? {
    guard case .navigation(let location)? = root.all(.navigation).first?.tree.element.details else {
      return nil
    }
    return location
  }

  /// The alert on top, if any.
  public var alert: TestElement? { presentation(.alert) }

  /// The confirmation dialog on top, if any.
  public var confirmationDialog: TestElement? { presentation(.confirmationDialog) }

  /// The sheet on top, if any.
  public var sheet: TestElement? { presentation(.sheet) }

  /// Returns a text of the visible tree, indented, one element per line.
  public func snapshot() -> String {
    root.snapshot()
  }

  /// Closes the views: cancels their tasks and runs their `onDisappear` actions.
  public func close() {
    graph.unmount()
  }

  private func presentation(_ role: ViewElement.Role) -> TestElement? {
    root.modals.last { $0.role == role }
  }
}
#endif
