import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ViewGraph

/// A server that shows views in browsers: each page that is opened gets views of its own.
public struct WebServer: Sendable {
  /// Where a server listens, and how it is called.
  public struct Configuration: Sendable {
    /// The address to listen on; by default, only this machine can connect.
    public var host = "127.0.0.1"

    /// The port to listen on, or `0` for any that is free.
    public var port = 8080

    /// The title of pages that have none of their own.
    public var title = ""

    /// Origins besides the server's own whose pages may connect, such as that of a proxy in front.
    public var additionalOrigins: Set<String> = []

    /// How long sessions live, and how many there may be.
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
    makeGraph: @escaping @MainActor (any Renderer, String, Logger) -> any PageGraph
  ) {
    self.configuration = configuration
    self.logger = logger
    store = SessionStore(
      limits: configuration.limits, clock: clock, logger: logger, makeGraph: makeGraph)
  }

  /// Serves until the task is cancelled or the process is asked to shut down gracefully.
  ///
  /// - Parameter onListening: Called with the port once connections are accepted.
  public func run(onListening: @escaping @Sendable (Int) async -> Void = { _ in }) async throws {
    var frameworkLogger = logger
    // What the framework says about itself at this level is of no interest to users.
    frameworkLogger.logLevel = max(logger.logLevel, .notice)
    let application = Application(
      responder: PageResponder(title: configuration.title, policy: policy, store: store),
      server: HTTPServerBuilder { responder in
        UpgradableChannel(
          responder: responder, policy: policy, limits: configuration.limits,
          handleSocket: { await serve($0, $1) })
      },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      onServerRunning: { channel in
        await onListening(channel.localAddress?.port ?? configuration.port)
      },
      logger: frameworkLogger)
    do {
      try await application.run()
    } catch {
      await store.endAll()
      throw error
    }
    await store.endAll()
  }

  private var policy: OriginPolicy {
    OriginPolicy(
      additionalOrigins: configuration.additionalOrigins,
      isLoopbackOnly: ["127.0.0.1", "::1", "localhost"].contains(configuration.host))
  }

  private func serve(_ socket: SocketChannel, _ request: SocketRequest) async {
    let connection = await SocketConnection(
      channel: socket.channel, request: request, store: store, logger: logger)
    do {
      try await socket.executeThenClose { messages, _ in
        await connection.run(messages)
      }
    } catch {
      logger.debug("A socket failed", metadata: ["error": "\(error)"])
    }
  }
}
