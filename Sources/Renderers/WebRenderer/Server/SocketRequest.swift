#if PortableViews && Web
import ComposableUI
import HTTPTypes
import HummingbirdCore

/// The parts of the request that opened a socket.
struct SocketRequest: Sendable {
  /// The browser's identifier, from its cookie.
  let browser: RandomIdentifier?
  /// The version of the protocol that the page speaks.
  let version: Int?

  init(_ request: Request) {
    browser = request.headers[values: .cookie].lazy.compactMap(BrowserCookie.read).first
    version = request.uri.queryParameters["v"].flatMap { Int($0) }
  }

  /// Returns the status that refuses a request for a socket, or `nil` for a page of this server.
  static func refusal(of request: Request, _ policy: OriginPolicy) -> HTTPResponse.Status? {
    guard request.uri.path == WireProtocol.socketPath else { return .notFound }
    let headers = request.headers
    guard let origin = headers.only(.origin),
      policy.accepts(
        origin: origin, host: request.head.authority,
        forwardedScheme: HTTPField.Name("X-Forwarded-Proto").flatMap(headers.only))
    else { return .forbidden }
    guard headers.only(.secWebSocketKey) != nil, headers.only(.secWebSocketVersion) == "13" else {
      return .upgradeRequired
    }
    return nil
  }
}

extension HTTPFields {
  /// Returns the value of a header that occurs exactly once.
  fileprivate func only(_ name: HTTPField.Name) -> String? {
    let values = self[values: name]
    return values.count == 1 ? values[0] : nil
  }
}
#endif
