#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Positions that are views, edges and offsets.
@MainActor
struct ScrollPlaceTests {
  struct Lines: View {
    @State var position: ScrollPosition
    var axes = Axis.Set.vertical

    var body: some View {
      VStack(spacing: 0) {
        ScrollView(axes) {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { index in
              Color.red.frame(width: 300, height: 20).accessibilityIdentifier("\(index)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 100)
        Button("Top") { position.scrollTo(edge: .top) }.frame(height: 20)
        Button("Bottom") { position.scrollTo(edge: .bottom) }.frame(height: 20)
        Button("At 130") { position.scrollTo(y: 130) }.frame(height: 20)
        Button("At 50, 60") { position.scrollTo(x: 50, y: 60) }.frame(height: 20)
        Button("To 20") { position.scrollTo(id: 20, anchor: .top) }.frame(height: 20)
        Text(verbatim: text).frame(height: 20)
      }
    }

    private var text: String {
      let id = position.viewID(type: Int.self).map(String.init) ?? "none"
      return id + (position.isPositionedByUser ? " by user" : "")
    }
  }

  private func makeScreen(_ view: some View) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 220)
    return ViewTester(view, environment: environment)
  }

  private func top(_ name: Int, on screen: ViewTester) throws -> Double {
    try screen.element(identifiedBy: "\(name)").frame.minY
  }

  @Test("a position at an edge is there at first, and views go to the others")
  func edges() throws {
    let screen = makeScreen(Lines(position: ScrollPosition(edge: .bottom)))
    #expect(try top(39, on: screen) == 80)
    try screen.button("Top").tap()
    #expect(try top(0, on: screen) == 0)
    try screen.button("Bottom").tap()
    #expect(try top(39, on: screen) == 80)
    #expect(screen.texts == ["none"])
  }

  @Test("an offset is from the top, and no farther than the content")
  func offsets() throws {
    let screen = makeScreen(Lines(position: ScrollPosition(y: 10_000)))
    #expect(try top(39, on: screen) == 80)
    try screen.button("At 130").tap()
    #expect(try top(0, on: screen) == -130)
    let inside = makeScreen(Lines(position: ScrollPosition(y: -20)))
    #expect(try top(0, on: inside) == 0)
    let both = makeScreen(Lines(position: ScrollPosition(), axes: [.horizontal, .vertical]))
    try both.button("At 50, 60").tap()
    let frame = try both.element(identifiedBy: "0").frame
    #expect(frame.origin == CGPoint(x: -50, y: -60))
  }

  @Test("an offset from the leading edge is from the right in a layout from right to left")
  func rightToLeft() throws {
    let screen = makeScreen(
      Lines(position: ScrollPosition(), axes: [.horizontal, .vertical])
        .environment(\.layoutDirection, .rightToLeft))
    try screen.button("At 50, 60").tap()
    #expect(try screen.element(identifiedBy: "0").frame.maxX == 150)
  }

  @Test("a view that the user scrolls to is the position's, and views scroll to a place again")
  func user() throws {
    let screen = makeScreen(Lines(position: ScrollPosition(idType: Int.self)))
    try screen.button("To 20").tap()
    #expect(try top(20, on: screen) == 0)
    #expect(screen.texts == ["20"])
    let lines = try screen.find(.scroll)
    try lines.scroll(to: try screen.element(identifiedBy: "30"), anchor: .top)
    #expect(screen.texts == ["30 by user"])
    #expect(try top(30, on: screen) == 0)
    try screen.button("To 20").tap()
    #expect(try top(20, on: screen) == 0)
    #expect(screen.texts == ["20"])
  }

  @Test("a position without a type of identities knows that the user has scrolled")
  func untyped() throws {
    let screen = makeScreen(Lines(position: ScrollPosition()))
    try screen.button("To 20").tap()
    try screen.find(.scroll).scroll(to: try screen.element(identifiedBy: "30"), anchor: .top)
    #expect(screen.texts == ["none by user"])
    try screen.button("To 20").tap()
    #expect(try top(20, on: screen) == 0)
    #expect(screen.texts == ["20"])
  }

  struct Unread: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var id: Int?

    var body: some View {
      HStack {
        ScrollView { lines }.scrollPosition($position)
        ScrollView { lines }.scrollPosition(id: $id)
      }
    }

    private var lines: some View {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Color.red.frame(height: 20).accessibilityIdentifier("\(index)")
        }
      }
      .scrollTargetLayout()
    }
  }

  @Test(
    "a view that passes a position on, and does not read it, is not evaluated as the user scrolls")
  func unread() throws {
    let screen = makeScreen(Unread())
    screen.graph.resetBodyEvaluations()
    for lines in screen.root.all(.scroll) {
      try lines.scroll(to: try lines.element(identifiedBy: "20"), anchor: .top)
    }
    #expect(screen.graph.bodyEvaluationsByType == [:])
  }

  @Test("a position knows its place until the user scrolls")
  func values() {
    var position = ScrollPosition(x: 3, y: 4)
    #expect(position.point == CGPoint(x: 3, y: 4))
    position.scrollTo(x: 5)
    #expect(position.x == 5)
    #expect(position.y == nil)
    #expect(position.point == nil)
    position.scrollTo(edge: .trailing)
    #expect(position.edge == .trailing)
    #expect(position.x == nil)
    position.scrollTo(id: "a")
    #expect(position.edge == nil)
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    let first = position
    #expect(first == position)
    position.scrollTo(id: "a")
    #expect(first != position)
    #expect(ScrollPosition() == ScrollPosition(idType: Int.self))
  }
}
#endif
