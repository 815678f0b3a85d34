#if PortableViews && Web
import NIOCore
import NIOExtras
import NIOHTTP1

/// A guard of a connection until its first request, which selects HTTP or a WebSocket.
///
/// The handler closes a connection without a request in time, and answers a connection that does
/// not speak HTTP.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let timeout: TimeAmount
  private var closing: Scheduled<Void>?

  init(timeout: TimeAmount) {
    self.timeout = timeout
  }

  static func remove(from pipeline: ChannelPipeline.SynchronousOperations) {
    if let context = try? pipeline.context(handlerType: Self.self) {
      pipeline.removeHandler(context: context, promise: nil)
    }
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    closing?.cancel()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // A browser may hold connections that it has not used yet; they need not delay a shutdown.
    if event is ChannelShouldQuiesceEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    let status: HTTPResponseStatus =
      error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest
    PlainRefusal.send(status, to: context.channel)
  }
}

/// An answer without content, after which the connection is closed.
enum PlainRefusal {
  @discardableResult
  static func send(_ status: HTTPResponseStatus, to channel: any Channel) -> EventLoopFuture<Void> {
    let head = HTTPResponseHead(
      version: .http1_1, status: status,
      headers: ["Connection": "close", "Content-Length": "0", "Cache-Control": "no-store"])
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    return channel.writeAndFlush(HTTPServerResponsePart.end(nil)).flatMap { channel.close() }
  }
}
#endif
