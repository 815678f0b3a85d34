#if PortableViews && Web
import ComposableUI

/// The cookie that identifies a browser.
enum BrowserCookie {
  static let name = "composable_browser"

  /// Returns the browser's identifier in the value of a `Cookie` header, or `nil` if it has none.
  static func read(_ header: String?) -> RandomIdentifier? {
    CookieHeader.value(of: name, in: header).flatMap { RandomIdentifier($0) }
  }

  /// Returns the value of the `Set-Cookie` header for an identifier.
  ///
  /// - Parameter isSecure: Whether the browser sends the cookie by TLS only.
  static func header(_ browser: RandomIdentifier, isSecure: Bool = false) -> String {
    "\(name)=\(browser.text); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}

/// The cookie in which the page's script keeps its last report, so that the next first answer is made
/// for the same window and time zone.
///
/// A cookie works in every browser and holds every fact. Client hints would not: no browser sends the
/// time zone, and only some send the colour scheme.
enum EnvironmentCookie {
  static let name = "composable_environment"

  /// Returns the environment in the value of a `Cookie` header, as far as it is valid.
  static func read(_ header: String?) -> RendererEnvironment {
    let environment = RendererEnvironment()
    guard let value = CookieHeader.value(of: name, in: header) else { return environment }
    return EnvironmentReport(value)?.applied(to: environment) ?? environment
  }
}

/// The cookies of a request.
enum CookieHeader {
  /// Returns the value of a cookie in the value of a `Cookie` header.
  static func value(of name: String, in header: String?) -> Substring? {
    for pair in (header ?? "").split(separator: ";") {
      let fields = pair.split(separator: "=", maxSplits: 1)
      guard fields.count == 2, fields[0].trimmingPrefix(while: \.isWhitespace) == name else {
        continue
      }
      return fields[1]
    }
    return nil
  }
}
#endif
