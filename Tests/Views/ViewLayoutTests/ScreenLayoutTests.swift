#if PortableViews
import ComposableUI
import Foundation
import Observation
import Testing
import ViewGraph
import ViewLayout

/// Screens, and layouts that change.
@MainActor
struct ScreenLayoutTests {
  @Observable
  final class Model {
    var rows = (0..<1_000).map { "row \($0)" }
    var isWide = false
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(model.rows.enumerated()), id: \.offset) { index, row in
          Text(row).accessibilityIdentifier("\(index)")
        }
      }
    }
  }

  @Test("a change measures what it affects, and no other row")
  func incremental() throws {
    let model = Model()
    let screen = Screen(width: 300, height: 30_000) { Rows(model: model) }
    let all = screen.layout.measuredCount
    #expect(all > 1_000)
    screen.layout.layOut(in: screen.size)
    #expect(screen.layout.measuredCount == 0)
    model.rows[500] = "another row, which is longer"
    screen.update()
    // The row for the least, the greatest and the actual space; its stack for the last.
    #expect(screen.layout.measuredCount == 4)
    #expect(
      try screen.place("501")
        == Screen(width: 300, height: 30_000) { Rows(model: model) }.place("501"))
  }

  @Test("rows that come, go and move are where a new layout has them")
  func structure() throws {
    let model = Model()
    model.rows = ["a", "b", "c"]
    let screen = Screen { Rows(model: model) }
    model.rows = ["c", "d", "a", "e"]
    screen.update()
    let fresh = Screen { Rows(model: model) }
    for index in 0..<4 { #expect(try screen.place("\(index)") == fresh.place("\(index)")) }
  }

  @Test("the rows of a list are at the top, with a margin around them")
  func list() throws {
    let screen = Screen(width: 300, height: 200) {
      List {
        Text("First").accessibilityIdentifier("first")
        Text("Second").accessibilityIdentifier("second")
      }
    }
    let rows = screen.graph.tree.children[0].children.map { screen.layout.frame(of: $0.id) }
    #expect(
      rows == [
        CGRect(x: 16, y: 8, width: 268, height: 48), CGRect(x: 16, y: 56, width: 268, height: 48),
      ])
    #expect(try screen.place("first").hasPrefix("32 21 "))
  }

  @Test("a section is 35 points below another one, or 20 if a header is in the gap")
  func sections() {
    let screen = Screen(width: 300, height: 600) {
      List {
        Section { Text("First") }
        Section { Text("Second") }
        Section("Header") { Text("Third") }
        Section {
          Text("Fourth")
        } header: {
          Image(systemName: "star")
        }
        Text("Loose")
      }
    }
    let parts = screen.graph.tree.children[0].children.compactMap { screen.layout.frame(of: $0.id) }
    #expect(zip(parts, parts.dropFirst()).map { $1.minY - $0.maxY } == [35, 20, 20, 35])
  }

  @Test("the rows of a plain list go from edge to edge, without space between sections")
  func plainList() throws {
    let screen = Screen(width: 300, height: 400) {
      List {
        Section { Text("First") }
        Section { Text("Second") }
      }
      .listStyle(.plain)
    }
    let sections = screen.graph.tree.children[0].children
    let rows = sections.map { screen.layout.frame(of: $0.children[0].id) }
    #expect(
      rows == [
        CGRect(x: 0, y: 8, width: 300, height: 48), CGRect(x: 0, y: 56, width: 300, height: 48),
      ])
  }

  @Test("a sheet is in the middle of the window, and moves nothing behind it")
  func sheet() throws {
    let screen = Screen(width: 1_000, height: 500) {
      Box("behind", 20, 20).sheet(isPresented: .constant(true)) { Box("inside", 100, 40) }
    }
    #expect(try screen.place("behind") == "490 240 20 20")
    #expect(try screen.place("inside") == "450 230 100 40")
    screen.layout.layoutDirection = .rightToLeft
    screen.layout.layOut(in: CGSize(width: 600, height: 400))
    #expect(try screen.place("inside") == "250 180 100 40")
  }

  @Test("a sheet of a view of fixed size follows the window")
  func resizedSheet() throws {
    let screen = Screen(width: 1_000, height: 500) {
      VStack {
        Box("behind", 20, 20).sheet(isPresented: .constant(true)) { Box("inside", 100, 40) }
      }
      .frame(width: 300, height: 200)
    }
    screen.layout.layOut(in: CGSize(width: 800, height: 300))
    #expect(try screen.place("inside") == "350 130 100 40")
  }

  @Test("unknown nodes have no place, and patches of them change nothing")
  func unknown() {
    let screen = Screen { Text("a") }
    let (id, text) = (NodeID(rawValue: 999), ViewElement(.text))
    #expect(screen.layout.frame(of: id) == nil)
    screen.layout.apply([
      .remove(id), .move(id, before: nil), .update(id, from: text, to: text), .restore(id),
      .insert(ElementTree(id: NodeID(rawValue: 1_000), element: text), parent: id, before: nil),
    ])
    screen.layout.layOut(in: screen.size)
    #expect(screen.layout.measuredCount == 0)
  }
}
#endif
