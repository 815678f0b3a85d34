#if PortableViews && Web
import Foundation

/// An unguessable random identifier, as a text that is safe in cookies and URLs.
struct RandomIdentifier: Hashable, Sendable {
  static let byteCount = 32

  let text: String

  /// Creates an identifier from 256 random bits.
  init() {
    // Suitable for secrets: `SystemRandomNumberGenerator` gets unpredictable numbers from the
    // system, with `arc4random_buf` on Apple's systems, `getrandom` on Linux and Android, and
    // `BCryptGenRandom` on Windows.
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).base64URLEncodedString()
  }

  /// Parses an identifier, or fails if the text has any other form.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 43, let data = Data(base64URLEncoded: String(text)),
      data.count == Self.byteCount
    else { return nil }
    self.text = String(text)
  }

  /// Returns whether two identifiers are equal, in a time that does not depend on their content.
  func equalsInConstantTime(_ other: RandomIdentifier) -> Bool {
    zip(text.utf8, other.text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Data {
  /// Returns the bytes as Base64 in the URL-safe alphabet, without padding.
  func base64URLEncodedString() -> String {
    base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Decodes the result of ``base64URLEncodedString()``, or fails for other spellings of the bytes.
  init?(base64URLEncoded text: String) {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    self.init(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + padding)
    guard base64URLEncodedString() == text else { return nil }
  }
}
#endif
