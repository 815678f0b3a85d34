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
      return await notice(.misdirectedRequest, .wrongHost, PageRequester(request, address, policy))
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
      return response
    }
    if let asset = Asset.all[path] ?? SymbolShapes.asset(at: path) ?? Asset(imageAt: path) {
      return .asset(asset, for: AcceptedEncodings(request.headers[.acceptEncoding]))
    }
    if let picture = PictureContent.at(path) {
      return Response(.ok, picture.mediaType, picture.data, cache: "private, max-age=3600")
    }
    if path.hasPrefix(WireProtocol.filesPath + "/") {
      return await file(at: path, request, address)
    }
    if path == Self.healthPath { return .plain(.ok, "The server answers.") }
    let location = request.uri.query.map { path + "?" + $0 } ?? path
    let visitor = PageRequester(request, address, policy)
    if let (status, word) = refusal(ofPath: path, in: location) {
      return await notice(status, word, visitor)
    }
    return await page(at: location, visitor)
  }

  private static let healthPath = "/healthz"

  /// Returns the refusal of a path that no page can have, or `nil` for a valid path.
  private func refusal(
    ofPath path: String, in location: String
  ) -> (HTTPResponse.Status, BuiltInWord)? {
    guard location.utf8.count <= limits.maximumPathLength else {
      return (.uriTooLong, .addressTooLong)
    }
    guard path.split(separator: "/").count <= limits.maximumPathDepth else {
      return (.notFound, .addressTooDeep)
    }
    return path.contains(".") ? (.notFound, .noPageHere) : nil
  }

  /// Returns a message: as a page in the look of the app to a browser that shows one, else as text.
  ///
  /// The look is the one of the browser's other pages. Without these, the language follows the
  /// browser's preferences, and so do the colours.
  func notice(
    _ status: HTTPResponse.Status, _ word: BuiltInWord, _ visitor: PageRequester
  ) async -> Response {
    let language = BuiltInLanguage(preferred: visitor.languages)
    guard visitor.takesPages else { return .plain(status, word.text(in: language)) }
    var look = PageLook(title: "", language: language.rawValue)
    if let browser = visitor.browser, let shown = await store.look(of: browser) { look = shown }
    return notice(status, word, look)
  }

  private func notice(
    _ status: HTTPResponse.Status, _ word: BuiltInWord, _ look: PageLook
  ) -> Response {
    var look = look
    if look.title.isEmpty { look.title = title }
    return .page(status, NoticePage(look: look, word: word).html)
  }

  /// Makes a session and shows its first state.
  ///
  /// A `HEAD` request gets no session, because its answer has no page that could connect.
  private func page(at path: String, _ visitor: PageRequester) async -> Response {
    let browser = visitor.browser ?? RandomIdentifier()
    var response: Response
    switch await content(at: path, visitor, browser: browser) {
    case .failure(let refusal): return await answer(to: refusal, visitor)
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
    at path: String, _ visitor: PageRequester, browser: RandomIdentifier
  ) -> Result<Content, SessionStore.Refusal> {
    Result { () throws(SessionStore.Refusal) in
      let address = visitor.address.text
      guard !visitor.isHead else {
        let outcome = try store.outcome(of: path, address: address)
        guard outcome != .unknown else { throw .unknownLocation(PageLook()) }
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

  private func answer(to refusal: SessionStore.Refusal, _ visitor: PageRequester) async -> Response
  {
    func retry(
      _ status: HTTPResponse.Status, after seconds: Int, _ word: BuiltInWord
    ) async -> Response {
      var response = await notice(status, word, visitor)
      response.headers[.retryAfter] = "\(seconds)"
      return response
    }
    return switch refusal {
    case .unknownLocation(let look): notice(.notFound, .noPageHere, look)
    case .tooManySessions: await retry(.serviceUnavailable, after: 10, .pagesOfServer)
    case .tooManySessionsOfBrowser: await retry(.serviceUnavailable, after: 10, .pagesOfBrowser)
    case .tooManySessionsOfAddress: await retry(.serviceUnavailable, after: 10, .pagesOfAddress)
    case .tooManyPages: await retry(.tooManyRequests, after: 1, .pagesTooFast)
    case .tooManyPagesOfAddress: await retry(.tooManyRequests, after: 1, .pagesTooFastOfAddress)
    }
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
