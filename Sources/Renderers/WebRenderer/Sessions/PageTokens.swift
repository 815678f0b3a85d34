#if !canImport(SwiftUI)
import Crypto
import Foundation

/// Makes and checks the signed tokens that let a page, and nobody else, connect to its session.
///
/// A token is bound to the browser's cookie, the page, the protocol's version and a time, by a
/// key that never leaves the process.
struct PageTokens: Sendable {
  private let key = SymmetricKey(size: .bits256)

  /// Returns the token of a page.
  func token(page: RandomIdentifier, browser: RandomIdentifier, expiry: Duration) -> String {
    let seconds = expiry.components.seconds
    let code = HMAC<SHA256>.authenticationCode(
      for: Self.message(page: page, browser: browser, expiry: seconds), using: key)
    return "\(page.text).\(seconds).\(Data(code).base64URLEncodedString())"
  }

  /// Returns the page of a token, or `nil` when it is forged, expired or of another browser.
  func page(of token: String, browser: RandomIdentifier, now: Duration) -> RandomIdentifier? {
    let fields = token.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 3, let page = RandomIdentifier(fields[0]),
      let expiry = Int64(fields[1]), expiry > now.components.seconds,
      let code = Data(base64URLEncoded: String(fields[2])),
      HMAC<SHA256>.isValidAuthenticationCode(
        code, authenticating: Self.message(page: page, browser: browser, expiry: expiry),
        using: key)
    else { return nil }
    return page
  }

  private static func message(
    page: RandomIdentifier, browser: RandomIdentifier, expiry: Int64
  ) -> Data {
    Data("\(WireProtocol.version)\n\(browser.text)\n\(page.text)\n\(expiry)".utf8)
  }
}
#endif
