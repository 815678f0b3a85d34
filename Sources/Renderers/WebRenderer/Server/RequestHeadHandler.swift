#if PortableViews && Web
import Foundation
import NIOCore
import NIOHTTP1

/// A handler that checks the heads of a connection's requests.
///
/// The handler closes a connection without a request in time. It refuses a request that does not name its
/// host clearly, and one that is not HTTP.
final class RequestHeadHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let timeout: TimeAmount
  private var closing: Scheduled<Void>?
  /// Whether a request was refused, after which nothing more is read.
  private var hasRefused = false

  /// Creates a handler.
  ///
  /// - Parameter timeout: The time in which the connection must send its first request.
  init(timeout: TimeAmount) {
    self.timeout = timeout
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    closing?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    if case .head(let head) = unwrapInboundIn(data) {
      guard head.namesOneHost else {
        return errorCaught(context: context, error: HTTPParserError.invalidHeaderToken)
      }
      closing?.cancel()
      closing = nil
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !hasRefused else { return }
    hasRefused = true
    // Earlier requests are answered before this one.
    guard closing != nil else { return context.fireErrorCaught(error) }
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    refuse(error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest, context)
  }

  private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
    let head = HTTPResponseHead(
      version: .http1_1, status: status,
      headers: ["Connection": "close", "Content-Length": "0", "Cache-Control": "no-store"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}

extension HTTPRequestHead {
  /// Whether no other host than the one of a single header line is named.
  fileprivate var namesOneHost: Bool {
    let hosts = headers["host"]
    guard hosts.count <= 1 else { return false }
    // The URI of a request to a proxy has a scheme and a host.
    guard method != .CONNECT, !uri.hasPrefix("/"), uri != "*" else { return true }
    guard let start = uri.firstRange(of: "://")?.upperBound else { return false }
    let authority = uri[start...].prefix { !"/?#".contains($0) }
    return hosts.first?.lowercased() == authority.lowercased()
  }
}
#endif
