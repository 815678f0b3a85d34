#if PortableViews
public import ComposableUI
public import HeadlessRenderer
public import Logging
public import ViewGraph

/// Shows a view without a screen, and lets a test use it as a person would.
///
/// ```swift
/// let screen = ViewTester(CounterView())
/// try screen.button("+").tap()
/// #expect(screen.texts == ["1"])
/// ```
///
/// What a person cannot see cannot be found: lower screens of a navigation stack are hidden. What
/// a person cannot use, because it is disabled or covered by a sheet, refuses to be tapped.
@MainActor
public final class ViewTester {
  /// The graph, for counts of evaluated bodies.
  public let graph: ViewGraph

  /// The renderer that keeps the tree.
  public let renderer = HeadlessRenderer()

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - location: The URL path, with a query or without, that the first navigation stack starts
  ///     from, or that `onOpenURL` gets.
  ///   - languages: The languages that the visitor likes, the best one first, as BCP 47 writes them.
  ///   - logger: Gets the graph's warnings.
  public init(
    _ view: some View, location: String = "/", languages: [String] = [],
    logger: Logger = Logger(label: "composable-everywhere.view-testing")
  ) {
    graph = ViewGraph(
      view, renderer: renderer, location: location, languages: languages, logger: logger)
    graph.mount()
  }

  /// Everything that is drawn, whether it is visible or not.
  public var root: TestElement {
    graph.flush()
    return TestElement(tree: renderer.tree ?? graph.tree, tester: self)
  }

  /// What a person deals with: the presentation on top, else the whole screen.
  public var front: TestElement {
    root.modals.last ?? root
  }

  /// The visible texts, from top to bottom, with what is behind a sheet.
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
  public var location: String? {
    root.first(.navigation)?.tree.element.attributes[.location]
  }

  /// The alert on top, if any.
  public var alert: TestElement? { presentation(.alert) }

  /// The confirmation dialog on top, if any.
  public var confirmationDialog: TestElement? { presentation(.confirmationDialog) }

  /// The sheet on top, if any.
  public var sheet: TestElement? { presentation(.sheet) }

  /// The visible tree, indented, one element per line.
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
