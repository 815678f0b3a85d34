#if PortableViews && Web
import Foundation
import Testing

@testable import WebRenderer

struct StyleSheetTests {
  /// The style sheet as it is written, with its comments.
  private var source: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Renderers/WebClient/style.css")
      return try String(contentsOf: root.standardizedFileURL, encoding: .utf8)
    }
  }

  @Test func noRuleReadsStyleAttributes() throws {
    #expect(try !source.contains("[style"))
  }

  @Test func noRuleLooksIntoElementsButForStatesOfTheBrowser() throws {
    let conditions = try source.components(separatedBy: ":has(").dropFirst()
      .map { String($0.prefix { $0 != ")" }) }
    #expect(!conditions.isEmpty)
    #expect(Set(conditions).isSubset(of: [":checked", ":focus-visible"]))
  }
}
#endif
