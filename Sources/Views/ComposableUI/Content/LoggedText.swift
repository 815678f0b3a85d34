#if PortableViews
/// Untrusted text as logs show it: at most 200 Unicode scalars on one line.
package struct LoggedText: Hashable, Sendable, CustomStringConvertible {
  /// The greatest number of Unicode scalars in a text.
  package static let maximumCount = 200

  package let description: String

  /// Truncates a text and escapes its control characters.
  package init(_ text: some StringProtocol) {
    var result: [Unicode.Scalar] = []
    // Unicode scalars, because a character has no greatest length.
    for scalar in text.unicodeScalars {
      let written = Self.isPlain(scalar) ? [scalar] : Array(Self.escaped(scalar).unicodeScalars)
      guard result.count + written.count < Self.maximumCount else {
        result.append("…")
        break
      }
      result += written
    }
    var description = ""
    description.unicodeScalars.append(contentsOf: result)
    self.description = description
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}
#endif
