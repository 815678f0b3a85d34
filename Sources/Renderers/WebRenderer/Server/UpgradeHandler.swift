#if PortableViews && Web
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A handler that turns a connection into a WebSocket when a request for one is to be answered.
///
/// Earlier requests of the connection, answered or not, do not matter. From the request on, the connection
/// is not read until the answer, since the following bytes belong to another protocol.
final class UpgradeHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart
  typealias Decoder = ByteToMessageHandler<HTTPRequestDecoder>

  private let encoder: HTTPResponseEncoder
  /// The request for another protocol, after which the decoder stops.
  private var request: HTTPRequest?
  private var isHolding = false

  /// Creates a handler of a connection whose responses an encoder writes.
  init(encoder: HTTPResponseEncoder) {
    self.encoder = encoder
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head.asksForUpgrade ? head : nil
    case .body: break
    case .end:
      isHolding = request != nil
      // The messages of a socket are the body of its request.
      if let request, request.asksForSocket { return }
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    if !isHolding { context.read() }
  }

  /// Accepts the request for a socket, and replaces the handlers of HTTP.
  ///
  /// From then on, a channel's reader gets the messages as parts of the request's body, and its writer takes
  /// frames.
  ///
  /// - Parameter makeMessageHandler: Makes the handler that joins frames into messages.
  static func openSocket(
    on channel: any Channel, maximumFrameSize: Int,
    makeMessageHandler: @escaping @Sendable () -> MessageHandler
  ) async throws {
    try await channel.eventLoop.flatSubmit {
      do {
        let handler = try channel.pipeline.syncOperations.handler(type: UpgradeHandler.self)
        return handler.openSocket(channel, maximumFrameSize, makeMessageHandler())
      } catch {
        return channel.eventLoop.makeFailedFuture(error)
      }
    }.get()
  }

  private func openSocket(
    _ channel: any Channel, _ maximumFrameSize: Int, _ messageHandler: MessageHandler
  ) -> EventLoopFuture<Void> {
    guard isHolding, let request, request.asksForSocket else {
      return channel.eventLoop.makeFailedFuture(NIOWebSocketUpgradeError.invalidUpgradeHeader)
    }
    let bound = NIOLoopBound((self, messageHandler), eventLoop: channel.eventLoop)
    return Self.acceptance(of: request, channel).flatMap { headers in
      let (handler, messageHandler) = bound.value
      do {
        return try handler.replaceHandlers(
          of: channel, headers,
          with: [
            WebSocketFrameEncoder(),
            ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: maximumFrameSize)),
            messageHandler,
          ])
      } catch {
        return channel.eventLoop.makeFailedFuture(error)
      }
    }
  }

  /// Returns the headers that accept a request for a socket.
  private static func acceptance(
    of request: HTTPRequest, _ channel: any Channel
  ) -> EventLoopFuture<HTTPHeaders> {
    let upgrader = NIOTypedWebSocketServerUpgrader<Void>(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
    do {
      return upgrader.buildUpgradeResponse(
        channel: channel, upgradeRequest: try HTTPRequestHead(request),
        initialResponseHeaders: HTTPHeaders())
    } catch {
      return channel.eventLoop.makeFailedFuture(error)
    }
  }

  private func replaceHandlers(
    of channel: any Channel, _ headers: HTTPHeaders, with handlers: [any ChannelHandler]
  ) throws -> EventLoopFuture<Void> {
    let pipeline = channel.pipeline.syncOperations
    let decoder = try pipeline.handler(type: Decoder.self)
    let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
    let others: [any RemovableChannelHandler] = [
      try pipeline.handler(type: RequestHeadHandler.self), codec,
      try pipeline.handler(type: HTTPConnectionStateHandler.self), encoder, self,
    ]
    let head = HTTPResponse(
      status: .switchingProtocols, headerFields: HTTPFields(headers, splitCookie: false))
    channel.writeAndFlush(HTTPResponsePart.head(head), promise: nil)
    for handler in others { pipeline.removeHandler(handler, promise: nil) }
    try pipeline.addHandlers(handlers, position: .after(decoder))
    // The decoder leaves to its successor what it has not read.
    return pipeline.removeHandler(decoder).map {
      channel.pipeline.fireChannelReadComplete()
      channel.read()
    }
  }
}

extension HTTPRequest {
  /// Whether a request asks for another protocol on its connection.
  ///
  /// The decoder of HTTP reads nothing after such a request.
  var asksForUpgrade: Bool {
    method == .connect
      || headerFields[.upgrade] != nil && headerFields.lists("upgrade", in: .connection)
  }

  /// Whether a request asks for a WebSocket.
  var asksForSocket: Bool {
    asksForUpgrade && method == .get && headerFields.lists("websocket", in: .upgrade)
      && headerFields[.contentLength] == nil && headerFields[.transferEncoding] == nil
  }
}

extension HTTPFields {
  /// Returns whether a header that is a list has an item, in whatever case.
  fileprivate func lists(_ item: String, in name: HTTPField.Name) -> Bool {
    self[values: name].contains { value in
      value.split(separator: ",").contains { part in
        part.split { $0 == " " || $0 == "\t" }.first?.lowercased() == item
      }
    }
  }
}
#endif
