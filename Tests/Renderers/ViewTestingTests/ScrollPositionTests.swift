#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct ScrollPositionTests {
  struct Lines: View {
    @State var position: Int?
    @State var count = 40
    var anchor: UnitPoint?
    var isLayout = true
    var isDisabled = false

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\(index)")
            }
          }
          .scrollTargetLayout(isEnabled: isLayout)
        }
        .scrollPosition(id: $position, anchor: anchor)
        .scrollDisabled(isDisabled)
        Button("To 20") { position = 20 }.frame(height: 20)
        Button("To a new one") {
          count += 1
          position = count - 1
        }
        .frame(height: 20)
        Button("Nowhere") { position = nil }.frame(height: 20)
        Text(position.map(String.init) ?? "none").frame(height: 20)
      }
    }
  }

  private func makeScreen(_ lines: Lines) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 180)
    return ViewTester(lines, environment: environment)
  }

  private func top(_ name: Int, on screen: ViewTester) throws -> Double {
    try screen.element(identifiedBy: "\(name)").frame.minY
  }

  @Test("an identity in the binding scrolls as little as it needs, and stays in the binding")
  func views() throws {
    let screen = makeScreen(Lines())
    #expect(screen.texts == ["none"])
    try screen.button("To 20").tap()
    #expect(try top(20, on: screen) == 80)
    #expect(screen.texts == ["20"])
    try screen.button("To a new one").tap()
    #expect(try top(40, on: screen) == 80)
    #expect(screen.texts == ["40"])
    try screen.button("Nowhere").tap()
    #expect(try top(40, on: screen) == 80)
    #expect(screen.renderer.revealed.count == 2)
  }

  @Test("an identity in the binding goes to the anchor, also at first")
  func anchors() throws {
    let screen = makeScreen(Lines(position: 10, anchor: .top))
    #expect(try top(10, on: screen) == 0)
    try screen.button("To 20").tap()
    #expect(try top(20, on: screen) == 0)
    let bottom = makeScreen(Lines(position: 10, anchor: .bottom))
    #expect(try top(10, on: bottom) == 80)
  }

  @Test(
    "the user's scrolling sets the binding to the view at the anchor",
    arguments: [
      (nil, "16"), (UnitPoint.top, "16"), (.center, "18"), (.bottom, "20"),
    ])
  func user(_ anchor: UnitPoint?, _ expected: String) throws {
    let screen = makeScreen(Lines(anchor: anchor))
    let line = try screen.element(identifiedBy: "20")
    try screen.find(.scroll).scroll(to: line)
    #expect(screen.texts == [expected])
    #expect(try top(20, on: screen) == 80)
    // The user's own scrolling is not repeated.
    #expect(screen.renderer.revealed.count == 1)
    try screen.button("To 20").tap()
    #expect(screen.renderer.revealed.count == (expected == "20" ? 1 : 2))
  }

  @Test("a view that the user has left is scrolled to again")
  func again() throws {
    let screen = makeScreen(Lines(anchor: .top))
    try screen.button("To 20").tap()
    try screen.find(.scroll).scroll(to: screen.element(identifiedBy: "5"), anchor: .top)
    #expect(screen.texts == ["5"])
    try screen.button("To 20").tap()
    #expect(try top(20, on: screen) == 0)
    #expect(screen.texts == ["20"])
  }

  @Test("nodes that are no targets are refused, and so are texts that are no nodes")
  func refusals() throws {
    let screen = makeScreen(Lines())
    let scroll = try screen.find(.scroll)
    let layout = scroll.children[0]
    let button = try screen.button("To 20")
    for node in [-1, 0, Int.max, layout.tree.id.rawValue, button.tree.id.rawValue] {
      #expect(
        screen.graph.handle(.scroll, of: scroll.tree.id, text: "\(node)")
          == .refused(.invalidValue))
    }
    for text in [nil, "", "x", "1.5", "99999999999999999999"] {
      #expect(
        screen.graph.handle(.scroll, of: scroll.tree.id, text: text) == .refused(.invalidValue))
    }
    #expect(screen.texts == ["none"])
    #expect(
      screen.graph.handle(.scroll, of: layout.children[3].tree.id, text: "1")
        == .refused(.unexpectedEvent))
  }

  @Test("a target of another scroll view is refused")
  func foreign() throws {
    let screen = ViewTester(
      HStack {
        Lines()
        Lines()
      })
    let scrolls = screen.root.all(.scroll)
    let target = scrolls[1].children[0].children[3].tree.id.rawValue
    #expect(
      screen.graph.handle(.scroll, of: scrolls[0].tree.id, text: "\(target)")
        == .refused(.invalidValue))
    try scrolls[1].send(.scroll, value: "\(target)")
    #expect(screen.texts == ["none", "3"])
  }

  @Test("no event is asked for without a binding, or if the user cannot scroll")
  func events() throws {
    #expect(try makeScreen(Lines()).find(.scroll).tree.element.events == [.scroll])
    let disabled = try makeScreen(Lines(isDisabled: true)).find(.scroll)
    #expect(disabled.tree.element.events == [])
    #expect(throws: ViewTestError.self) { try disabled.scroll(to: disabled.children[0]) }
    #expect(try ViewTester(ScrollView { Text("A") }).find(.scroll).tree.element.events == [])
    let nested = ScrollView { ScrollView { Text("A") } }.scrollPosition(id: .constant(Int?.none))
    #expect(ViewTester(nested).root.all(.scroll).map(\.tree.element.events) == [[.scroll], []])
  }

  @Test("without a layout of targets the binding stays as it is")
  func withoutLayout() throws {
    let screen = makeScreen(Lines(isLayout: false))
    try screen.find(.scroll).scroll(to: screen.element(identifiedBy: "20"))
    #expect(screen.texts == ["none"])
  }

  @Test("the innermost identity of the binding's type counts")
  func types() throws {
    struct Named: View {
      @State var name: String?

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<3, id: \.self) { Text("\($0)").id("line \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $name)
        Text(name ?? "none")
      }
    }
    let screen = ViewTester(Named())
    let scroll = try screen.find(.scroll)
    try scroll.send(.scroll, value: "\(scroll.all(.text)[2].tree.id.rawValue)")
    #expect(screen.texts.last == "line 2")
  }
}
#endif
