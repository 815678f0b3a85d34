#if PortableViews && Web
import HTTPTypes

/// Headers that disable all browser features that the pages do not need.
enum SecurityHeaders {
  /// Scripts and style sheets come from this server only, and none are inline.
  ///
  /// Style attributes are allowed, because the views compute layout. They are written from numbers
  /// and closed enumerations; the texts of a mask are in an encoded address of data.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'",
    "style-src-attr 'unsafe-inline'", "img-src 'self' data: https:", "connect-src 'self'",
    "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static func add(to headers: inout HTTPFields) {
    headers[.contentSecurityPolicy] = contentSecurityPolicy
    headers[.xContentTypeOptions] = "nosniff"
    for (name, value) in others {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
  }

  private static let others = [
    ("Referrer-Policy", "no-referrer"), ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
  ]
}
#endif
