#if PortableViews && Web
import ComposableUI
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// An HTTP connection that a page of this server can upgrade to a WebSocket with any request.
struct UpgradableChannel: HTTPChannelHandler {
  typealias HTTPConnection = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  struct Value: ServerChildChannelValue {
    /// The connection, or `nil` if it was refused.
    let http: HTTPConnection?
    let channel: any Channel
  }

  /// A function that handles the messages of a socket until it closes.
  typealias SocketHandler =
    @Sendable (_ channel: any Channel, _ messages: RequestBody, SocketRequest) async -> Void

  let pages: PageResponder
  let connections = ConnectionCounts()
  let handleSocket: SocketHandler

  private var policy: OriginPolicy { pages.policy }
  private var limits: SessionLimits { pages.limits }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      guard isAdmitted(channel) else {
        try channel.pipeline.syncOperations.addHandler(RefusedConnectionHandler())
        return Value(http: nil, channel: channel)
      }
      return Value(http: try Self.configureHTTP(channel, logger), channel: channel)
    }
  }

  /// Returns whether the address of a connection may open one more.
  ///
  /// Behind a proxy, the limit does not apply, because all connections have the proxy's address.
  private func isAdmitted(_ channel: any Channel) -> Bool {
    policy.trustsProxy
      || connections.admit(channel, maximum: limits.maximumConnectionsPerAddress)
  }

  private static func configureHTTP(
    _ channel: any Channel, _ logger: Logger
  ) throws -> HTTPConnection {
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderListSize = FixedLimits.headerByteCount
    decoderLimits.maxHeaderFieldSize = FixedLimits.headerByteCount
    decoderLimits.maxHeaderFieldCount = FixedLimits.headerCount
    let encoder = HTTPResponseEncoder()
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers([
      encoder,
      UpgradeHandler.Decoder(
        HTTPRequestDecoder(
          leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoderLimits)),
      RequestHeadHandler(timeout: .seconds(FixedLimits.firstRequestSeconds)),
      HTTP1ToHTTPServerCodec(secure: false),
      HTTPConnectionStateHandler(
        idleTimeout: .seconds(FixedLimits.idleConnectionSeconds), logger: logger),
      UpgradeHandler(encoder: encoder),
    ])
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel,
      configuration: .init(isOutboundHalfClosureEnabled: true))
  }

  func handle(value: Value, logger: Logger) async {
    guard let connection = value.http else { return }
    await handleHTTP(asyncChannel: connection, logger: logger)
  }

  var responder: HTTPChannelHandler.Responder {
    { request, writer, channel in
      guard request.head.asksForUpgrade else {
        let response = await pages.respond(to: request, from: channel.remoteAddress)
        try await writer.write(response: response.head, body: response.body)
        if response.headers[.connection] == "close" { channel.closeAfterOutput() }
        return
      }
      guard let response = await refusal(ofUpgrade: request, channel) else {
        try await openSocket(request, channel)
        return
      }
      try await writer.write(response: response.head, body: response.body)
      // The rest of the connection is not HTTP.
      channel.closeAfterOutput()
    }
  }

  /// Returns the answer to a request for another protocol than HTTP, or `nil` if the socket may open.
  private func refusal(ofUpgrade request: Request, _ channel: any Channel) async -> Response? {
    var response: Response
    if request.head.asksForSocket {
      guard let status = SocketRequest.refusal(of: request, policy) else { return nil }
      pages.logger.warning(
        "Refused a socket",
        metadata: [
          "status": "\(status.code)",
          "origin": "\(LoggedText(request.headers[.origin] ?? ""))",
        ])
      response = Response(
        status: status, headers: [.contentLength: "0", .cacheControl: "no-store"])
    } else {
      response = await pages.respond(to: request, from: channel.remoteAddress)
    }
    response.headers[.connection] = "close"
    return response
  }

  private func openSocket(_ request: Request, _ channel: any Channel) async throws {
    let (size, clock, logger) = (limits.maximumMessageSize, pages.store.clock, pages.logger)
    try await UpgradeHandler.openSocket(on: channel, maximumFrameSize: size) {
      MessageHandler(maximumMessageSize: size, clock: clock, logger: logger)
    }
    await handleSocket(channel, request.body, SocketRequest(request))
  }
}

extension Channel {
  /// Closes the connection after the client has, or after two seconds.
  ///
  /// Closing immediately would make the operating system drop the output if there is unread input.
  func closeAfterOutput() {
    close(mode: .output, promise: nil)
    eventLoop.scheduleTask(in: .seconds(2)) { self.close(promise: nil) }
  }
}
#endif
