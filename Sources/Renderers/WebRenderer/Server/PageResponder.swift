#if PortableViews && Web
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Answers plain requests: pages, the assets that they need, and nothing else.
struct PageResponder: Sendable {
  let title: String
  let policy: OriginPolicy
  let store: SessionStore
  let logger: Logger

  func respond(to request: Request, from address: SocketAddress?) async -> Response {
    var response = await answer(request, address)
    response.headers[.date] = Date().httpText
    SecurityHeaders.add(to: &response.headers)
    if request.method == .head { response.body = .init() }
    return response
  }

  private func answer(_ request: Request, _ address: SocketAddress?) async -> Response {
    guard policy.accepts(host: request.head.authority) else {
      logger.warning("Refused a request to a host name that is not this server's")
      return .plain(.misdirectedRequest, "This server does not answer to that host name.")
    }
    guard request.method == .get || request.method == .head else {
      var response = Response.plain(.methodNotAllowed, "Pages can only be read.")
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    let path = request.uri.path
    if path == WireProtocol.socketPath {
      var response = Response.plain(.upgradeRequired, "This is a WebSocket.")
      response.headers[.upgrade] = "websocket"
      // A connection that has served a request cannot become a socket any more.
      response.headers[.connection] = "close"
      return response
    }
    if let asset = Asset.all[path] { return .asset(asset) }
    guard !path.contains(".") else { return .plain(.notFound, "There is nothing here.") }
    return await page(at: path, request, address)
  }

  /// Makes a session and shows its first state.
  ///
  /// A `HEAD` request is answered without one: it shows nothing, so there is nothing to go on
  /// with.
  private func page(
    at path: String, _ request: Request, _ address: SocketAddress?
  ) async -> Response {
    let known = BrowserCookie.read(request.headers[.cookie])
    let browser = known ?? RandomIdentifier()
    var response = Response(status: .ok, headers: [.contentType: "text/html; charset=utf-8"])
    if request.method == .get {
      let location = request.uri.query.map { path + "?" + $0 } ?? path
      guard
        let html = await html(
          at: location, browser: browser, address: address?.ipAddress ?? "local",
          languages: AcceptedLanguages.read(request.headers[.acceptLanguage]))
      else {
        var response = Response.plain(.serviceUnavailable, "There are too many pages open.")
        response.headers[.retryAfter] = "10"
        return response
      }
      response.body = .init(byteBuffer: ByteBuffer(bytes: html.bytes))
    }
    response.headers[.cacheControl] = "no-store"
    if known == nil { response.headers[.setCookie] = BrowserCookie.header(browser) }
    return response
  }

  @MainActor
  private func html(
    at path: String, browser: RandomIdentifier, address: String, languages: [String]
  ) -> HTML? {
    guard
      let (session, token) = try? store.makeSession(
        browser: browser, address: address, location: path, languages: languages)
    else { return nil }
    return session.page(title: title, token: token)?.html
  }
}

extension Response {
  fileprivate static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(string: text + "\n")))
  }

  /// An asset never changes under its name, so a browser need not ask for it twice.
  fileprivate static func asset(_ asset: Asset) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: asset.contentType, .cacheControl: "public, max-age=31536000, immutable",
      ],
      body: .init(byteBuffer: ByteBuffer(bytes: asset.bytes)))
  }
}
#endif
