#if !canImport(SwiftUI)
import Crypto
import Foundation

/// A random identifier that nobody can guess, as text that is safe in cookies and addresses.
struct RandomIdentifier: Hashable, Sendable {
  static let byteCount = 32

  let text: String

  /// Creates a new one, of 256 random bits.
  init() {
    text = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64URLEncodedString() }
  }

  /// Reads one, or returns `nil` when the text is of any other form.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 43, let data = Data(base64URLEncoded: String(text)),
      data.count == Self.byteCount
    else { return nil }
    self.text = String(text)
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
