#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct ScrollModifierTests {
  private func scrolling(_ view: some View) -> [ScrollDetails] {
    ViewTester(view).root.descendants.compactMap(\.tree.element.details.scrolling)
  }

  private var all: some View {
    Group {
      ScrollView { Text("A") }
      List { Text("B") }
      Form { Text("C") }
    }
  }

  @Test("all that scrolls is locked, and none of it unlocked, by modifiers around it")
  func disabled() throws {
    let locked = ScrollDetails(isDisabled: true)
    #expect(scrolling(all) == [ScrollDetails(), ScrollDetails(), ScrollDetails()])
    #expect(scrolling(all.scrollDisabled(true)) == [locked, locked, locked])
    #expect(
      scrolling(ScrollView { List { Text("A") }.scrollDisabled(false) }.scrollDisabled(true))
        == [locked, locked])
    let list = try ViewTester(List { Text("A") }.scrollDisabled(true)).find(.list)
    #expect(throws: ViewTestError.self) { try list.scroll(to: list.children[0]) }
    #expect(list.snapshot().hasPrefix("list scrolling=false\n"))
  }

  @Test("scroll bars are hidden by axis")
  func indicators() {
    func hidden(_ view: some View) -> [ScrollAxes?] { scrolling(view).map(\.hiddenIndicators) }

    #expect(hidden(all.scrollIndicators(.hidden)) == [.both, .both, .both])
    #expect(
      hidden(all.scrollIndicators(.never, axes: .horizontal))
        == Array(repeating: .horizontal, count: 3))
    #expect(hidden(all.scrollIndicators(.visible).scrollIndicators(.hidden)) == [nil, nil, nil])
    #expect(hidden(ScrollView(.horizontal, showsIndicators: false) { Text("A") }) == [.both])
  }

  @Test("a row that scrolls is not clipped, unlike a column and a row inside")
  func unclipped() {
    let row = ScrollView(.horizontal) { ScrollView(.horizontal) { Text("A") } }.scrollClipDisabled()
    #expect(scrolling(row).map(\.isUnclipped) == [true, false])
    #expect(scrolling(row.scrollClipDisabled(false)).map(\.isUnclipped) == [true, false])
    #expect(scrolling(all.scrollClipDisabled()).map(\.isUnclipped) == [false, false, false])
  }

  @Test("an anchor, snapping and a position affect the closest scroll view alone")
  func closest() {
    let nested = ScrollView {
      ScrollView(.horizontal) { Text("A") }
    }
    .defaultScrollAnchor(.bottom)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: .constant(Int?.none), anchor: .center)
    #expect(
      scrolling(nested) == [
        ScrollDetails(anchor: .bottom, snapping: .singleViews, positionAnchor: .center),
        ScrollDetails(.horizontal),
      ])
    #expect(
      scrolling(all.scrollTargetBehavior(.paging)).map(\.snapping) == [.pages, .pages, .pages])
    #expect(scrolling(all.scrollTargetBehavior(.viewAligned)).first?.snapping == .views)
  }

  @Test("a behavior of another module has no effect")
  func foreignBehavior() {
    struct Behavior: ScrollTargetBehavior {}
    #expect(
      scrolling(ScrollView { Text("A") }.scrollTargetBehavior(Behavior())) == [ScrollDetails()])
  }

  struct Conversation: View {
    @State var count = 20
    var anchor: UnitPoint?

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\(index)")
            }
          }
        }
        .defaultScrollAnchor(anchor)
        Button("Add") { count += 1 }.frame(height: 20)
        Button("Remove all") { count = 1 }.frame(height: 20)
      }
    }
  }

  private func makeScreen(_ anchor: UnitPoint?) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 140)
    return ViewTester(Conversation(anchor: anchor), environment: environment)
  }

  private func top(_ name: Int, on screen: ViewTester) throws -> Double {
    try screen.element(identifiedBy: "\(name)").frame.minY
  }

  @Test(
    "content shows at its anchor at first",
    arguments: [
      (nil, 0), (UnitPoint.top, 0), (.center, -150), (.bottom, -300),
    ])
  func first(_ anchor: UnitPoint?, _ expected: Double) throws {
    #expect(try top(0, on: makeScreen(anchor)) == expected)
  }

  @Test("the end shows as the content grows, until the user scrolls")
  func growth() throws {
    let screen = makeScreen(.bottom)
    try screen.button("Add").tap()
    #expect(try top(20, on: screen) == 80)
    try screen.find(.scroll).scroll(to: screen.element(identifiedBy: "3"), anchor: .top)
    try screen.button("Add").tap()
    #expect(try top(3, on: screen) == 0)
  }

  @Test("content that is shorter than its scroll view begins at the top")
  func short() throws {
    let screen = makeScreen(.bottom)
    try screen.button("Remove all").tap()
    #expect(try top(0, on: screen) == 0)
  }
}
#endif
