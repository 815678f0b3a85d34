#if PortableViews && Web
public import ComposableUI
public import Logging
import ViewGraph

extension WebServer {
  /// Creates a server that shows a view.
  ///
  /// - Parameters:
  ///   - configuration: The address to listen on, and the limits of sessions.
  ///   - logger: Logs refused requests and events, and failed connections.
  ///   - root: Returns a new view for each opened page.
  @MainActor
  public init(
    configuration: Configuration = Configuration(),
    logger: Logger = Logger(label: "composable-everywhere.web-server"),
    root: @escaping @MainActor () -> some View
  ) {
    self.init(configuration: configuration, logger: logger) { (root(), nil) }
  }

  /// Creates a server that shows a view, and wraps every run of a page's code.
  ///
  /// - Parameter page: Returns a page's view, and a function that wraps every run of its code.
  @MainActor
  package init<Root: View>(
    configuration: Configuration, logger: Logger,
    page: @escaping @MainActor () -> (Root, surroundings: (@MainActor (() -> Void) -> Void)?)
  ) {
    self.init(configuration: configuration, clock: .continuous, logger: logger) {
      renderer, start, logger in
      let (root, surroundings) = page()
      let graph = ViewGraph(
        root, renderer: renderer, location: start.location, languages: start.languages,
        environment: start.environment, logger: logger)
      graph.surroundings = surroundings
      graph.locationLimits.maximumLength = configuration.limits.maximumPathLength
      graph.locationLimits.maximumDepth = configuration.limits.maximumPathDepth
      return graph
    }
  }
}

extension ViewGraph: PageGraph {}
#endif
