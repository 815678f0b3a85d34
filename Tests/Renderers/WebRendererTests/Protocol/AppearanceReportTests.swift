#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

struct AppearanceReportTests {
  @Test("a report has the nodes that appeared or disappeared, in order")
  func valid() {
    #expect(
      AppearanceReport("12 -8 0")?.appearances == [
        ViewAppearance(node: NodeID(rawValue: 12), isNear: true),
        ViewAppearance(node: NodeID(rawValue: 8), isNear: false),
        ViewAppearance(node: NodeID(rawValue: 0), isNear: true),
      ])
  }

  @Test(
    "a text that is no report is none",
    arguments: ["", " ", "12  8", "12 ", "--8", "-", "x", "1.5", "99999999999999999999"])
  func invalid(text: String) {
    #expect(AppearanceReport(text) == nil)
  }
}
#endif
