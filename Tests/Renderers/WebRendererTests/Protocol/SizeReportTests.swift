#if PortableViews && Web
import ComposableUI
import Foundation
import Testing
import ViewGraph

@testable import WebRenderer

@MainActor
struct SizeReportTests {
  @Test("a report has the available space and the sizes for each proposal")
  func valid() {
    let report = SizeReport("12 3 680 -,40 20.5 60 inf,0 0 1e2 5;15 1 - 320")
    #expect(
      report?.reports == [
        NodeID(rawValue: 12): ArrangementReport(
          revision: 3, available: ProposedViewSize(width: 680, height: nil),
          sizes: [
            [CGSize(width: 40, height: 20.5), CGSize(width: 60, height: CGFloat.infinity)],
            [CGSize(width: 0, height: 0), CGSize(width: 100, height: 5)],
          ]),
        NodeID(rawValue: 15): ArrangementReport(
          revision: 1, available: ProposedViewSize(width: nil, height: 320), sizes: []),
      ])
  }

  @Test(
    "a text that is no report is none",
    arguments: [
      "", ";", "12", "12 3 680", "12 3 680 - 5", "x 3 680 -", "12 x 680 -", "12 3 nan -",
      "12 3 -1 -", "12 3 inf -", "12 3 1e9 -", "12 3 680 -,1", "12 3 680 -,1 x", "12 3 680 -,1 -2",
      "12 3 680 -,1 nan", "12 3 680 -,- 1", "12 3 680 -;", "99999999999999999999 3 680 -",
    ])
  func invalid(text: String) {
    #expect(SizeReport(text) == nil)
  }

  private final class Recorder: Renderer {
    var patches: [Patch] = []
    func mount(_ tree: ElementTree) {}
    func apply(_ patches: [Patch]) { self.patches += patches }
  }

  @Test("a graph takes reports of the current revision, and refuses others without harm")
  func revisions() throws {
    let renderer = Recorder()
    let graph = ViewGraph(
      HStackLayout(spacing: 0) {
        Text("a")
        Text("b")
      }, renderer: renderer)
    graph.mount()
    let stack = try #require(graph.tree.children.first)
    let arrangement = try #require(stack.element.style.arrangement)
    #expect(stack.element.cssClasses == "horizontalStack arrangement")
    #expect(stack.element.css == nil)
    #expect(arrangement.question == "2 -,- inf,-")
    func report(_ text: String) -> Bool {
      SizeReport("\(stack.id.rawValue) \(text)").map { graph.take($0.reports) } ?? false
    }
    #expect(!report("1 100 -,10 20 30 20,10 20 30 20"))
    #expect(!report("2 100 -,10 20,10 20"))
    #expect(!report("2 100 -"))
    #expect(!report("2 100 -,inf 20 30 20,10 20 30 20"))
    #expect(renderer.patches.isEmpty)
    #expect(report("2 100 -,10 20 30 20,10 20 30 20"))
    #expect(graph.tree.children[0].element.style.arrangement?.question == "3 -,- 0,- inf,-")
    #expect(report("3 100 -,10 20 30 20,10 20 30 20,10 20 30 20"))
    let placed = graph.tree.children[0]
    #expect(placed.element.css == "--columns:40px;--rows:20px")
    #expect(
      placed.children.map(\.element.css) == [
        "--x:0px;--y:0px;--w:10px;--h:20px", "--x:10px;--y:0px;--w:30px;--h:20px",
      ])
    #expect(placed.children.map(\.element.cssClasses) == ["text placed", "text placed"])
    renderer.patches = []
    #expect(report("3 100 -,10 20 30 20,10 20 30 20,10 20 30 20"))
    #expect(renderer.patches.isEmpty)
    #expect(
      !graph.take([
        NodeID(rawValue: 999): ArrangementReport(
          revision: 3, available: .unspecified, sizes: [])
      ]))
  }
}
#endif
