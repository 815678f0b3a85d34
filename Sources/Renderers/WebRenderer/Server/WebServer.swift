#if PortableViews && Web
import HummingbirdCore
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import ServiceLifecycle
import ViewGraph

/// A server that shows views in browsers, with views of its own for each opened page.
public struct WebServer: Sendable {
  /// The address, the host names and the limits of a server.
  public struct Configuration: Sendable {
    /// The address to listen on; by default, only this machine can connect.
    public var host = "127.0.0.1"

    /// The port to listen on, or `0` for any free port.
    public var port = 8080

    /// The title of pages without a title of their own.
    public var title = ""

    /// Origins that may connect besides the server's own, such as a proxy's.
    public var additionalOrigins: Set<String> = []

    /// The host names that the server answers to, besides this machine's and ``additionalOrigins``'.
    ///
    /// A server that listens beyond this machine also answers to IP addresses. Requests to other
    /// names are refused, because another site's name could resolve to this server.
    public var answeredHosts: Set<String> = []

    /// Whether to trust the headers `X-Forwarded-For` and `X-Forwarded-Proto`.
    ///
    /// Set this property only if all requests pass a proxy that writes these headers: other clients
    /// could claim any address.
    public var trustsProxy = false

    /// The limits of sessions, such as their number and their timeouts.
    public var limits = SessionLimits()

    /// Creates the default configuration.
    public init() {}
  }

  let configuration: Configuration
  let logger: Logger
  let store: SessionStore

  @MainActor
  init(
    configuration: Configuration, clock: ServerClock, logger: Logger,
    makeGraph: @escaping @MainActor (any Renderer, PageStart, Logger) -> any PageGraph
  ) {
    self.configuration = configuration
    self.logger = logger
    store = SessionStore(
      limits: configuration.limits, clock: clock, logger: logger, makeGraph: makeGraph)
  }

  /// Serves until the task is cancelled, or a signal stops the server.
  ///
  /// - Parameters:
  ///   - stoppingOnSignals: Whether an interrupt or a termination signal stops the server.
  ///   - onListening: Called with the port once connections are accepted.
  public func run(
    stoppingOnSignals: Bool = false,
    onListening: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async throws {
    let hasStarted = NIOLockedValueBox(false)
    let services = ServiceGroup(
      services: [
        server { port in
          hasStarted.withLockedValue { $0 = true }
          await onListening(port)
        }
      ],
      gracefulShutdownSignals: stoppingOnSignals ? [.sigterm, .sigint] : [],
      logger: frameworkLogger)
    let stalls = Task { await store.stalls.run() }
    let trimmer = Task { await store.trimmer.run() }
    defer {
      stalls.cancel()
      trimmer.cancel()
    }
    let result: Result<Void, any Error>
    do {
      try await services.run()
      result = .success(())
    } catch {
      result = .failure(
        hasStarted.withLockedValue { $0 } ? error : ListenError(error, configuration))
    }
    await store.endAll()
    try result.get()
  }

  private func server(
    onListening: @escaping @Sendable (Int) async -> Void
  ) -> Server<UpgradableChannel> {
    let pages = PageResponder(
      title: configuration.title, policy: policy, store: store, limits: configuration.limits,
      logger: logger)
    return Server(
      childChannelSetup: UpgradableChannel(pages: pages) { await serve($1, on: $0, $2) },
      configuration: ServerConfiguration(
        address: .hostname(configuration.host, port: configuration.port),
        availableConnectionsDelegate: MaximumAvailableConnections(
          configuration.limits.maximumSessions * FixedLimits.connectionsPerSession)),
      onServerRunning: { channel in
        await onListening(channel.localAddress?.port ?? configuration.port)
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
      logger: frameworkLogger)
  }

  /// A logger for the framework, which drops messages below the level `notice`.
  private var frameworkLogger: Logger {
    var frameworkLogger = logger
    frameworkLogger.logLevel = max(logger.logLevel, .notice)
    return frameworkLogger
  }

  private var policy: OriginPolicy {
    OriginPolicy(
      additionalOrigins: configuration.additionalOrigins,
      answeredHosts: configuration.answeredHosts,
      isLoopbackOnly: ["127.0.0.1", "::1", "localhost"].contains(configuration.host),
      trustsProxy: configuration.trustsProxy)
  }

  private func serve(
    _ messages: RequestBody, on channel: any Channel, _ request: SocketRequest
  ) async {
    let connection = await SocketConnection(
      channel: channel, request: request, store: store, logger: logger)
    await connection.run(messages)
    channel.close(promise: nil)
  }
}
#endif
