#if PortableViews && Web
import ComposableUI
import Foundation
import Testing
import ViewGraph

@testable import WebRenderer

/// Views beside each other, with the ideal sizes of the subviews in a cache.
private struct CachingRow: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width
    }
  }
}

/// Caches of layouts, and reports of sizes.
@MainActor
struct LayoutCacheReportTests {
  private final class Ignorer: Renderer {
    func mount(_ tree: ElementTree) {}
    func apply(_ patches: [Patch]) {}
  }

  @Test("a cache that a layout makes of its subviews' sizes has the sizes of the last report")
  func cachedSizes() throws {
    for layout in [AnyLayout(CachingRow()), AnyLayout(AnyLayout(CachingRow()))] {
      let graph = ViewGraph(
        layout {
          Text("a")
          Text("b")
        }, renderer: Ignorer())
      graph.mount()
      /// Answers the questions of the layout with the same sizes, and returns where it places the views.
      func places(_ first: String, _ second: String) throws -> [String?] {
        for _ in 0..<4 {
          let node = try #require(graph.tree.children.first)
          let question = try #require(node.element.style.arrangement?.question)
          let words = question.split(separator: " ")
          let sizes = words.dropFirst().map { _ in ",\(first) \(second)" }.joined()
          let report = try #require(SizeReport("\(node.id.rawValue) \(words[0]) 100 -\(sizes)"))
          #expect(graph.take(report.reports))
        }
        return graph.tree.children[0].children.map(\.element.css)
      }
      #expect(
        try places("10 20", "30 20") == [
          "--x:0px;--y:0px;--w:10px;--h:20px", "--x:10px;--y:0px;--w:30px;--h:20px",
        ])
      #expect(
        try places("40 20", "30 20") == [
          "--x:0px;--y:0px;--w:40px;--h:20px", "--x:40px;--y:0px;--w:30px;--h:20px",
        ])
    }
  }
}
#endif
