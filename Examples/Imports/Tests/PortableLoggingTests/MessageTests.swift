#if !canImport(os)
import PortableLogging
import Testing

@testable import PortableLogging

/// Messages of a log.
struct MessageTests {
  @Test("private values are hidden, all others are written")
  func privacy() {
    let name = "Kim"
    let message: OSLogMessage =
      "\(name) \(name, privacy: .public) \(name, privacy: .private) \(3, privacy: .sensitive)"
    #expect(message.text == "Kim Kim <private> <private>")
  }

  @Test("masked values are told apart, and not written")
  func masks() {
    func text(_ value: String) -> String {
      let message: OSLogMessage = "\(value, privacy: .private(mask: .hash))"
      return message.text
    }
    #expect(text("Kim") == text("Kim"))
    #expect(text("Kim") != text("Bo"))
    #expect(!text("Kim").contains("Kim"))
  }

  @Test(
    "numbers have as many decimals as wished",
    arguments: [
      (3.14159, 2, "3.14"), (-0.5, 0, "-1"), (2, 3, "2.000"), (0.999, 2, "1.00"),
      (-0.001, 1, "0.0"),
      (1.05, 2, "1.05"),
    ])
  func decimals(number: Double, precision: Int, text: String) {
    let message: OSLogMessage = "\(number, format: .fixed(precision: precision))"
    #expect(message.text == text)
  }

  @Test(
    "numbers without decimals are written as they are", arguments: [Double.nan, .infinity, 1e300])
  func others(number: Double) {
    let message: OSLogMessage = "\(number, format: .fixed)"
    #expect(message.text == "\(number)")
  }
}
#endif
