#if PortableViews && Web
import Foundation

/// A random identifier that nobody can guess, as text that is safe in cookies and addresses.
struct RandomIdentifier: Hashable, Sendable {
  static let byteCount = 32

  let text: String

  /// Creates an identifier from 256 random bits.
  init() {
    // Fit for secrets: `SystemRandomNumberGenerator` asks the system for numbers that nobody can
    // predict, with `arc4random_buf` on Apple's systems, `getrandom` on Linux and Android, and
    // `BCryptGenRandom` on Windows.
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).base64URLEncodedString()
  }

  /// Reads an identifier; returns `nil` if the text has any other form.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 43, let data = Data(base64URLEncoded: String(text)),
      data.count == Self.byteCount
    else { return nil }
    self.text = String(text)
  }

  /// Whether two identifiers are equal, in a time that does not depend on their content.
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

  /// Reads the result of ``base64URLEncodedString()``; refuses other spellings of the same bytes.
  init?(base64URLEncoded text: String) {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    self.init(
      base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + padding)
    guard base64URLEncodedString() == text else { return nil }
  }
}
#endif
