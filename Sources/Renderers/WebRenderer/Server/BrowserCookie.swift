#if PortableViews && Web
/// The cookie that identifies a browser.
enum BrowserCookie {
  static let name = "composable_browser"

  /// Returns the browser's identifier in the value of a `Cookie` header, or `nil` if it has none.
  static func read(_ header: String?) -> RandomIdentifier? {
    for pair in (header ?? "").split(separator: ";") {
      let fields = pair.split(separator: "=", maxSplits: 1)
      guard fields.count == 2, fields[0].trimmingPrefix(while: \.isWhitespace) == name else {
        continue
      }
      return RandomIdentifier(fields[1])
    }
    return nil
  }

  /// Returns the value of the `Set-Cookie` header for an identifier.
  ///
  /// - Parameter isSecure: Whether the browser sends the cookie by TLS only.
  static func header(_ browser: RandomIdentifier, isSecure: Bool = false) -> String {
    "\(name)=\(browser.text); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}
#endif
