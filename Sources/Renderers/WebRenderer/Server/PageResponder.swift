#if PortableViews && Web
import ComposableUI
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// A responder to plain HTTP requests, for pages and their assets.
struct PageResponder: Sendable {
  let title: String
  let policy: OriginPolicy
  let store: SessionStore
  let limits: SessionLimits
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
      logger.warning(
        "Refused a request to a host name that is not this server's: see --answer-to",
        metadata: ["host": "\(LoggedText(request.head.authority ?? ""))"])
      return .plain(.misdirectedRequest, "This server does not answer to that host name.")
    }
    let path = request.uri.path
    if request.method == .post, path == WireProtocol.filesPath { return await receiveFile(request) }
    guard request.method == .get || request.method == .head else {
      var response = Response.plain(.methodNotAllowed, "Pages can only be read.")
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    if path == WireProtocol.socketPath {
      var response = Response.plain(.upgradeRequired, "This is a WebSocket.")
      response.headers[.upgrade] = "websocket"
      // A connection that has served a request can no longer become a socket.
      response.headers[.connection] = "close"
      return response
    }
    if let asset = Asset.all[path] ?? SymbolShapes.asset(at: path) ?? Asset(imageAt: path) {
      return .asset(asset, for: AcceptedEncodings(request.headers[.acceptEncoding]))
    }
    if let picture = PictureContent.at(path) {
      return Response(.ok, picture.mediaType, picture.data, cache: "private, max-age=3600")
    }
    if path.hasPrefix(WireProtocol.filesPath + "/") { return await file(at: path, request) }
    if path == Self.healthPath { return .plain(.ok, "The server answers.") }
    let location = request.uri.query.map { path + "?" + $0 } ?? path
    if let refusal = refusal(ofPath: path, in: location) { return refusal }
    return await page(at: location, Visitor(request, address, policy))
  }

  private static let healthPath = "/healthz"

  /// Returns the refusal of a path that no page can have, or `nil` for a valid path.
  private func refusal(ofPath path: String, in location: String) -> Response? {
    guard location.utf8.count <= limits.maximumPathLength else {
      return .plain(
        .uriTooLong, "The path of a page has at most \(limits.maximumPathLength) bytes.")
    }
    let depth = path.split(separator: "/").count
    guard depth <= limits.maximumPathDepth else {
      return .plain(
        .notFound, "The path of a page leads to at most \(limits.maximumPathDepth) screens.")
    }
    return path.contains(".") ? .plain(.notFound, "There is nothing here.") : nil
  }

  /// Makes a session and shows its first state.
  ///
  /// A `HEAD` request gets no session, because its answer has no page that could connect.
  private func page(at path: String, _ visitor: Visitor) async -> Response {
    let browser = visitor.browser ?? RandomIdentifier()
    var response: Response
    switch await content(at: path, visitor, browser: browser) {
    case .failure(let refusal): return answer(to: refusal, visitor)
    case .success(let content):
      // A page whose navigation appears later is shown with status 404: its path may be wrong.
      response = .page(content.outcome == .shown ? .ok : .notFound, content.html)
    }
    if visitor.browser == nil {
      response.headers[.setCookie] = BrowserCookie.header(browser, isSecure: visitor.isSecure)
    }
    return response
  }

  private struct Content: Sendable {
    var html: HTML?
    var outcome: LocationOutcome
  }

  @MainActor
  private func content(
    at path: String, _ visitor: Visitor, browser: RandomIdentifier
  ) -> Result<Content, SessionStore.Refusal> {
    Result { () throws(SessionStore.Refusal) in
      let address = visitor.address.text
      guard !visitor.isHead else {
        let outcome = try store.outcome(of: path, address: address)
        guard outcome != .unknown else { throw .unknownLocation(language: nil) }
        return Content(outcome: outcome)
      }
      let (session, token) = try store.makeSession(
        browser: browser, address: address, location: path, languages: visitor.languages,
        environment: visitor.environment)
      let page = session.page(
        title: title, token: token, maximumMessageSize: limits.maximumMessageSize)
      return Content(html: page?.html, outcome: session.locationOutcome)
    }
  }

  private func answer(to refusal: SessionStore.Refusal, _ visitor: Visitor) -> Response {
    func retry(_ status: HTTPResponse.Status, after seconds: Int, _ word: BuiltInWord) -> Response {
      // Without a page, the language follows the browser's preferences.
      let language = BuiltInLanguage(preferred: visitor.languages)
      var response = Response.plain(status, word.text(in: language))
      response.headers[.retryAfter] = "\(seconds)"
      return response
    }
    return switch refusal {
    case .unknownLocation(let language):
      .page(.notFound, NotFoundPage(title: title, language: BuiltInLanguage(of: language)).html)
    case .tooManySessions: retry(.serviceUnavailable, after: 10, .pagesOfServer)
    case .tooManySessionsOfBrowser: retry(.serviceUnavailable, after: 10, .pagesOfBrowser)
    case .tooManySessionsOfAddress: retry(.serviceUnavailable, after: 10, .pagesOfAddress)
    case .tooManyPages: retry(.tooManyRequests, after: 1, .pagesTooFast)
    case .tooManyPagesOfAddress: retry(.tooManyRequests, after: 1, .pagesTooFastOfAddress)
    }
  }
}

/// The facts about the sender of a request for a page.
private struct Visitor: Sendable {
  /// The browser, if its cookie is valid.
  let browser: RandomIdentifier?
  let address: ClientAddress
  /// Whether the browser has reached the server by TLS.
  let isSecure: Bool
  /// Whether the request is a `HEAD` request, whose answer has no content.
  let isHead: Bool
  /// The user's preferred languages, the most preferred one first.
  let languages: [String]
  /// The environment that the browser has reported on an earlier visit.
  let environment: RendererEnvironment

  init(_ request: Request, _ address: SocketAddress?, _ policy: OriginPolicy) {
    let headers = request.headers
    browser = BrowserCookie.read(headers[.cookie])
    let forwardedFor =
      policy.trustsProxy ? HTTPField.Name("X-Forwarded-For").flatMap { headers[$0] } : nil
    self.address = ClientAddress(forwardedFor: forwardedFor) ?? ClientAddress(address)
    isSecure = policy.isSecure(
      forwardedScheme: HTTPField.Name("X-Forwarded-Proto").flatMap { headers[$0] })
    isHead = request.method == .head
    languages = AcceptedLanguages.read(headers[.acceptLanguage])
    environment = EnvironmentCookie.read(headers[.cookie])
  }
}

extension Response {
  init(
    _ status: HTTPResponse.Status, _ contentType: String, _ bytes: some Sequence<UInt8>,
    cache: String = "no-store"
  ) {
    self.init(
      status: status, headers: [.contentType: contentType, .cacheControl: cache],
      body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(status, "text/plain; charset=utf-8", "\(text)\n".utf8)
  }

  fileprivate static func page(_ status: HTTPResponse.Status, _ html: HTML?) -> Response {
    Response(status, "text/html; charset=utf-8", html?.bytes ?? [])
  }

  /// Returns the response for an asset, cached for a year: an asset never changes under its name.
  fileprivate static func asset(_ asset: Asset, for encodings: AcceptedEncodings) -> Response {
    let gzip = encodings.includeGzip ? asset.gzip : nil
    var response = Response(
      .ok, asset.contentType, gzip ?? asset.bytes, cache: "public, max-age=31536000, immutable")
    if asset.gzip != nil { response.headers[.vary] = "Accept-Encoding" }
    if gzip != nil { response.headers[.contentEncoding] = "gzip" }
    return response
  }
}
#endif
