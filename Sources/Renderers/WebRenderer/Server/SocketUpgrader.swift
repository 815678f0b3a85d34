#if PortableViews && Web
import ComposableUI
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// An upgrader of connections to WebSockets, for pages of this server only.
struct SocketUpgrader: NIOTypedHTTPServerProtocolUpgrader {
  typealias UpgradeResult = UpgradableChannel.Connection

  let supportedProtocol = "websocket"
  let requiredUpgradeHeaders: [String] = []

  private let policy: OriginPolicy
  private let logger: Logger
  private let upgrader: NIOTypedWebSocketServerUpgrader<UpgradeResult>

  init(policy: OriginPolicy, limits: SessionLimits, clock: ServerClock, logger: Logger) {
    self.policy = policy
    self.logger = logger
    upgrader = NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limits.maximumMessageSize,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          FirstRequestHandler.remove(from: pipeline)
          try pipeline.addHandler(
            MessageHandler(
              maximumMessageSize: limits.maximumMessageSize, clock: clock, logger: logger))
          let socket = try SocketChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
          return .webSocket(socket, SocketRequest(head))
        }
      })
  }

  /// Checks a request, and answers a refused one itself.
  ///
  /// The HTTP handlers cannot send the answer, because they are added after the request was read.
  func buildUpgradeResponse(
    channel: any Channel, upgradeRequest head: HTTPRequestHead,
    initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    guard let status = refusal(of: head) else {
      return upgrader.buildUpgradeResponse(
        channel: channel, upgradeRequest: head, initialResponseHeaders: initialResponseHeaders)
    }
    logger.warning(
      "Refused a socket",
      metadata: [
        "status": "\(status.code)",
        "origin": "\(LoggedText(head.headers["origin"].joined(separator: ", ")))",
      ])
    return PlainRefusal.send(status, to: channel).flatMapThrowing {
      throw NIOWebSocketUpgradeError.unsupportedWebSocketTarget
    }
  }

  func upgrade(
    channel: any Channel, upgradeRequest: HTTPRequestHead
  ) -> EventLoopFuture<UpgradeResult> {
    upgrader.upgrade(channel: channel, upgradeRequest: upgradeRequest)
  }

  private func refusal(of head: HTTPRequestHead) -> HTTPResponseStatus? {
    guard head.uri.prefix(while: { $0 != "?" }) == WireProtocol.socketPath else {
      return .notFound
    }
    let headers = head.headers
    guard let origin = headers.only("origin"), let host = headers.only("host"),
      policy.accepts(origin: origin, host: host, forwardedScheme: headers.only("x-forwarded-proto"))
    else { return .forbidden }
    guard headers.only("sec-websocket-key") != nil,
      headers.only("sec-websocket-version") == "13"
    else { return .upgradeRequired }
    return nil
  }
}

extension HTTPHeaders {
  /// Returns the value of a header that occurs exactly once.
  fileprivate func only(_ name: String) -> String? {
    let values = self[name]
    return values.count == 1 ? values[0] : nil
  }
}

/// The parts of the request that opened a socket.
struct SocketRequest: Sendable {
  /// The browser's identifier, from its cookie.
  let browser: RandomIdentifier?
  /// The version of the protocol that the page speaks.
  let version: Int?

  init(_ head: HTTPRequestHead) {
    browser = head.headers["cookie"].lazy.compactMap(BrowserCookie.read).first
    let items = URLComponents(string: head.uri)?.queryItems
    version = items?.first { $0.name == "v" }?.value.flatMap { Int($0) }
  }
}
#endif
