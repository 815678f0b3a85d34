#if PortableViews && Web
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// An HTTP connection that a page of this server can upgrade to a WebSocket.
struct UpgradableChannel: HTTPChannelHandler {
  typealias HTTPConnection = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  /// A connection after its first request.
  enum Connection: Sendable {
    case http(HTTPConnection)
    case webSocket(SocketChannel, SocketRequest)
    case refused
  }

  struct Value: ServerChildChannelValue {
    let connection: EventLoopFuture<Connection>
    let channel: any Channel
  }

  let responder: HTTPChannelHandler.Responder
  let policy: OriginPolicy
  let limits: SessionLimits
  let clock: ServerClock
  let connections = ConnectionCounts()
  let logger: Logger
  let handleSocket: @Sendable (SocketChannel, SocketRequest) async -> Void

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      guard isAdmitted(channel) else {
        try pipeline.addHandler(RefusedConnectionHandler())
        return Value(connection: channel.eventLoop.makeSucceededFuture(.refused), channel: channel)
      }
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: .init(
          upgraders: [
            SocketUpgrader(policy: policy, limits: limits, clock: clock, logger: self.logger)
          ],
          notUpgradingCompletionHandler: { channel in
            channel.eventLoop.makeCompletedFuture {
              guard channel.isActive else { return .refused }
              return .http(try Self.configureHTTP(channel, logger))
            }
          }))
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderListSize = FixedLimits.headerByteCount
      configuration.decoderConfiguration.maxHeaderFieldSize = FixedLimits.headerByteCount
      configuration.decoderConfiguration.maxHeaderFieldCount = FixedLimits.headerCount
      let connection = try pipeline.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      try pipeline.addHandler(
        FirstRequestHandler(timeout: .seconds(FixedLimits.firstRequestSeconds)))
      return Value(connection: connection, channel: channel)
    }
  }

  /// Returns whether the address of a connection may open one more.
  ///
  /// Behind a proxy, the limit does not apply, because all connections have the proxy's address.
  private func isAdmitted(_ channel: any Channel) -> Bool {
    policy.trustsProxy
      || connections.admit(channel, maximum: limits.maximumConnectionsPerAddress)
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.connection.get() {
      case .http(let connection): await handleHTTP(asyncChannel: connection, logger: logger)
      case .webSocket(let socket, let request): await handleSocket(socket, request)
      case .refused: break
      }
    } catch {
      logger.debug("A connection failed", metadata: ["error": "\(error)"])
      value.channel.close(promise: nil)
    }
  }

  private static func configureHTTP(
    _ channel: any Channel, _ logger: Logger
  ) throws -> HTTPConnection {
    let pipeline = channel.pipeline.syncOperations
    FirstRequestHandler.remove(from: pipeline)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(
      HTTPConnectionStateHandler(
        idleTimeout: .seconds(FixedLimits.idleConnectionSeconds), logger: logger))
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }
}
#endif
