#if Macros
import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that may be around it.
  var unescaped: String {
    text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
#endif
