#if PortableViews && Web
import ComposableUI
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The facts about the sender of a request for a page.
struct PageRequester: Sendable {
  /// The browser, if its cookie is valid.
  let browser: RandomIdentifier?
  let address: ClientAddress
  /// Whether the browser has reached the server by TLS.
  let isSecure: Bool
  /// Whether the request is a `HEAD` request, whose answer has no content.
  let isHead: Bool
  /// Whether the browser shows the answer as a page: other programs get text.
  let takesPages: Bool
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
    takesPages = headers[.accept]?.contains("text/html") == true
    languages = AcceptedLanguages.read(headers[.acceptLanguage])
    environment = EnvironmentCookie.read(headers[.cookie])
  }
}
#endif
