#if PortableViews && Web
import Foundation

/// A random identifier that nobody can guess, as text that is safe in cookies and addresses.
struct RandomIdentifier: Hashable, Sendable {
  static let byteCount = 32

  let text: String

  /// Creates a new one, of 256 random bits.
  init() {
    // Fit for secrets: `SystemRandomNumberGenerator` asks the system for numbers that nobody can
    // predict, with `arc4random_buf` on Apple's systems, `getrandom` on Linux and Android, and
    // `BCryptGenRandom` on Windows.
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).base64URLEncodedString()
  }

  /// Reads one, or returns `nil` when the text is of any other form.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 43, let data = Data(base64URLEncoded: String(text)),
      data.count == Self.byteCount
    else { return nil }
    self.text = String(text)
  }

  /// Whether two are the same, in a time that tells nothing of how much of them is.
  func equalsInConstantTime(_ other: RandomIdentifier) -> Bool {
    zip(text.utf8, other.text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Data {
  /// The bytes in the alphabet that is safe in cookies and addresses, without padding.
  func base64URLEncodedString() -> String {
    base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Reads what ``base64URLEncodedString()`` has written, and no other spelling of the same bytes.
  init?(base64URLEncoded text: String) {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    self.init(
      base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + padding)
    guard base64URLEncodedString() == text else { return nil }
  }
}
#endif
