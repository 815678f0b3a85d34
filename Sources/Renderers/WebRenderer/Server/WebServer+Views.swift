#if PortableViews && Web
public import ComposableUI
public import Logging
import ViewGraph

extension WebServer {
  /// Creates a server that shows a view.
  ///
  /// - Parameters:
  ///   - configuration: Where the server listens, and how many sessions it keeps.
  ///   - logger: Logs refused requests and events, and failed connections.
  ///   - root: Makes the view, anew for each page that is opened.
  @MainActor
  public init(
    configuration: Configuration = Configuration(),
    logger: Logger = Logger(label: "composable-everywhere.web-server"),
    root: @escaping @MainActor () -> some View
  ) {
    self.init(configuration: configuration, clock: .continuous, logger: logger) {
      renderer, start, logger in
      ViewGraph(
        root(), renderer: renderer, location: start.location, languages: start.languages,
        logger: logger)
    }
  }
}

extension ViewGraph: PageGraph {}
#endif
