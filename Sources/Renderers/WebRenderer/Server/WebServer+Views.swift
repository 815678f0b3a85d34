#if PortableViews && Web
public import ComposableUI
public import Logging
import ConcurrencyExtras
import Dependencies
import Sharing
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
    let limits = configuration.limits
    self.init(configuration: configuration, clock: .continuous, logger: logger) {
      renderer, start, logger in
      ViewGraph(root, renderer: renderer, start: start, limits: limits, logger: logger)
    }
  }
}

extension ViewGraph {
  /// Creates the graph of a page, whose code runs with the values of the page's browser.
  ///
  /// - Parameter root: Returns the view; `prepareDependencies` in it prepares for the page alone.
  convenience init(
    _ root: @MainActor () -> some View, renderer: any Renderer, start: PageStart,
    limits: SessionLimits, logger: Logger
  ) {
    let storage = start.storage
    let dependencies = PreparedDomain {
      $0.defaultInMemoryStorage = storage.memory
      $0.defaultAppStorage = storage.defaults
    }
    // An app's `init` may read what `@AppStorage` keeps.
    let defaults = UncheckedSendable(storage.defaults)
    let root = VisitorDefaults.$current.withValue(defaults) { dependencies.prepare { root() } }
    self.init(
      root, renderer: renderer, location: start.location, languages: start.languages,
      environment: start.environment, logger: logger)
    surroundings = { body in
      VisitorDefaults.$current.withValue(defaults) { dependencies.run { body() } }
    }
    appStorage = storage.defaults
    visitor = start.visitor
    locationLimits.maximumLength = limits.maximumPathLength
    locationLimits.maximumDepth = limits.maximumPathDepth
  }
}

extension ViewGraph: PageGraph {}
#endif
