#if PortableViews && Web
import Foundation
import Testing

@testable import WebRenderer

struct StyleSheetTests {
  /// The style sheets as they are written, with their comments.
  private var source: String {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Renderers/WebClient").standardizedFileURL
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "css" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
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
