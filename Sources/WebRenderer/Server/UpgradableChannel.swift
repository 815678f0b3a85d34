import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A connection that speaks HTTP, and becomes a WebSocket when a page of ours asks for it.
struct UpgradableChannel: HTTPChannelHandler {
  typealias HTTPConnection = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  /// What a connection has become.
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
  let handleSocket: @Sendable (SocketChannel, SocketRequest) async -> Void

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: .init(
          upgraders: [upgrader(logger)],
          notUpgradingCompletionHandler: { channel in
            channel.eventLoop.makeCompletedFuture {
              guard channel.isActive else { return .refused }
              return .http(try Self.configureHTTP(channel, logger))
            }
          }))
      configuration.enablePipelining = false
      configuration.enableErrorHandling = false
      configuration.decoderConfiguration.maxHeaderListSize = 32 * 1024
      let connection = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      return Value(connection: connection, channel: channel)
    }
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
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(
      HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger))
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }

  private func upgrader(_ logger: Logger) -> NIOTypedWebSocketServerUpgrader<Connection> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.maximumMessageSize,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { [policy] channel, head in
        guard let refusal = Self.refusal(of: head, by: policy) else {
          return channel.eventLoop.makeSucceededFuture(HTTPHeaders())
        }
        logger.warning(
          "Refused a socket",
          metadata: ["status": "\(refusal.code)", "origin": "\(head.headers["origin"])"])
        return Self.refuse(channel, refusal)
      },
      upgradePipelineHandler: { [limits] channel, head in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            MessageHandler(maximumMessageSize: limits.maximumMessageSize, logger: logger))
          let socket = try SocketChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
          return .webSocket(socket, SocketRequest(head))
        }
      })
  }

  private static func refusal(
    of head: HTTPRequestHead, by policy: OriginPolicy
  ) -> HTTPResponseStatus? {
    guard head.uri.split(separator: "?").first.map(String.init) == WireProtocol.socketPath else {
      return .notFound
    }
    let origins = head.headers["origin"]
    let hosts = head.headers["host"]
    guard origins.count == 1, hosts.count == 1,
      policy.accepts(origin: origins[0], host: hosts[0])
    else { return .forbidden }
    return nil
  }

  /// Answers with a status and closes.
  ///
  /// Leaving that to the HTTP side would lose the answer: it takes over once the request is gone.
  private static func refuse(
    _ channel: any Channel, _ status: HTTPResponseStatus
  ) -> EventLoopFuture<HTTPHeaders?> {
    let head = HTTPResponseHead(
      version: .http1_1, status: status,
      headers: ["Connection": "close", "Content-Length": "0", "Cache-Control": "no-store"])
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    return channel.writeAndFlush(HTTPServerResponsePart.end(nil))
      .flatMap { channel.close() }
      .map { nil }
  }
}
