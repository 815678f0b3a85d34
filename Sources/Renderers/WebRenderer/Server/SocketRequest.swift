#if PortableViews && Web
import Foundation
import NIOHTTP1

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
