#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Views from the leading edge to the trailing one, in as many lines as they need.
private struct Flow: Layout {
  var spacing: CGFloat = 10

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    rows(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, rows(proposal, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (points: [CGPoint], size: CGSize) {
    let limit = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1_000, height: 0)).width
    var (point, lineHeight) = (CGPoint.zero, CGFloat.zero)
    var (points, width) = ([CGPoint](), CGFloat.zero)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > limit {
        point = CGPoint(x: 0, y: point.y + lineHeight + spacing)
        lineHeight = 0
      }
      points.append(point)
      width = max(width, point.x + size.width)
      lineHeight = max(lineHeight, size.height)
      point.x += size.width + spacing
    }
    return (points, CGSize(width: width, height: point.y + lineHeight))
  }
}

/// Layouts of one's own.
@MainActor
struct CustomLayoutTests {
  private func screen(_ view: some View, width: Double = 320) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: width, height: 240)
    return ViewTester(view, environment: environment)
  }

  private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    Color.red.accessibilityIdentifier(name).frame(width: width, height: height)
  }

  /// The frame of the view with an identifier.
  private func frame(_ name: String, on screen: ViewTester) throws -> CGRect {
    try screen.element(identifiedBy: name).frame
  }

  struct Tags: View {
    @State var count = 3

    var body: some View {
      VStack(spacing: 0) {
        Flow {
          ForEach(0..<count, id: \.self) { index in
            Color.red.accessibilityIdentifier("\(index)").frame(width: 120, height: 20)
          }
        }
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("a layout places views by their sizes, and follows the window and its views")
  func flow() throws {
    let screen = screen(
      Flow {
        box("a", 100, 20)
        box("b", 100, 30)
        box("c", 100, 20)
      })
    #expect(try frame("a", on: screen) == CGRect(x: 0, y: 105, width: 100, height: 20))
    #expect(try frame("b", on: screen) == CGRect(x: 110, y: 105, width: 100, height: 30))
    #expect(try frame("c", on: screen) == CGRect(x: 220, y: 105, width: 100, height: 20))
    screen.environment.size.width = 220
    #expect(try frame("c", on: screen) == CGRect(x: 5, y: 130, width: 100, height: 20))
  }

  @Test("views that come are placed, without another evaluation of the others")
  func insertion() throws {
    let screen = screen(Tags())
    screen.graph.resetBodyEvaluations()
    try screen.button("Add").tap()
    #expect(try frame("1", on: screen).origin == CGPoint(x: 165, y: 73))
    #expect(try frame("3", on: screen).origin == CGPoint(x: 165, y: 103))
    #expect(screen.graph.totalBodyEvaluations == 1)
  }

  @Test("a layout stays in the space that padding and a frame leave")
  func frames() throws {
    let screen = screen(
      Flow {
        box("a", 100, 20)
        box("b", 100, 20)
      }.padding(30).frame(width: 200))
    #expect(try frame("a", on: screen).origin == CGPoint(x: 110, y: 95))
    #expect(try frame("b", on: screen).origin == CGPoint(x: 110, y: 125))
  }

  struct Fitting: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Button("Long") {}.frame(width: 300, height: 20)
        Button("Middle") {}.frame(width: 200, height: 20)
        Button("Short") {}.frame(width: 100, height: 20)
      }
    }
  }

  @Test(
    "the first view that fits shows, or else the last one",
    arguments: [(320.0, "Long"), (250.0, "Middle"), (120.0, "Short"), (60.0, "Short")])
  func fitting(width: Double, label: String) throws {
    let screen = screen(Fitting(), width: width)
    #expect(screen.root.buttons == [label])
    screen.environment.size.width = 320
    #expect(screen.root.buttons == ["Long"])
  }

  @Test("views that do not fit take no events")
  func hidden() throws {
    let screen = screen(Fitting())
    let long = try screen.button("Long")
    screen.environment.size.width = 250
    #expect(throws: ViewTestError.self) { try long.tap() }
  }

  @Test("a vertical axis decides by the height alone")
  func fittingVertically() {
    let view = ViewThatFits(in: .vertical) {
      Text("Tall").frame(width: 500, height: 300)
      Text("Low").frame(width: 500, height: 100)
    }
    #expect(screen(view).texts == ["Low"])
  }

  struct Switching: View {
    @State var isVertical = false

    var body: some View {
      let layout =
        isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 6))
      layout {
        Color.red.accessibilityIdentifier("start").frame(width: 20, height: 10)
        Counter()
        Color.red.accessibilityIdentifier("box").frame(width: 40, height: 50)
      }
      Button("Turn") { isVertical.toggle() }
    }
  }

  struct Counter: View {
    @State var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.frame(width: 30, height: 20)
    }
  }

  @Test("views keep their state when the layout changes its type")
  func anyLayout() throws {
    let screen = screen(Switching())
    try screen.button("0").tap()
    #expect(try frame("box", on: screen).minX == frame("start", on: screen).maxX + 6 + 30 + 6)
    try screen.button("Turn").tap()
    #expect(screen.root.buttons == ["1", "Turn"])
    #expect(try frame("box", on: screen).minY == frame("start", on: screen).maxY + 4 + 20 + 4)
  }

  @Test("a spacer fills a stack layout along its axis")
  func spacer() throws {
    let screen = screen(
      HStackLayout(spacing: 0) {
        box("a", 20, 20)
        Spacer()
        box("b", 20, 20)
      })
    #expect(try frame("a", on: screen).minX == 0)
    #expect(try frame("b", on: screen).maxX == 320)
  }

  @Test("an alignment guide moves a view in a stack")
  func guide() throws {
    let screen = screen(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 20)
        box("b", 60, 20).alignmentGuide(.leading) { $0[.trailing] }
      })
    #expect(try frame("a", on: screen).minX == 140)
    #expect(try frame("b", on: screen).minX == 80)
  }

  @Test("a guide in a horizontal stack and in an overlay moves a view too")
  func guidesInOtherStacks() throws {
    let row = screen(
      HStack(alignment: .top, spacing: 0) {
        box("a", 20, 40)
        box("b", 20, 40).alignmentGuide(.top) { $0.height / 2 }
      })
    #expect(try frame("a", on: row).minY == frame("b", on: row).minY + 20)
    let overlay = screen(
      ZStack(alignment: .bottomTrailing) {
        box("a", 100, 100)
        box("b", 20, 20).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      })
    #expect(try frame("b", on: overlay).midX == frame("a", on: overlay).maxX)
    #expect(try frame("b", on: overlay).maxY == frame("a", on: overlay).maxY)
  }

  @Test("an alignment of one's own aligns views of two stacks")
  func customAlignment() throws {
    let screen = screen(
      HStack(alignment: .heading, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 30, 60)
          box("b", 30, 20).alignmentGuide(.heading) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          box("c", 30, 40).alignmentGuide(.heading) { $0[VerticalAlignment.center] }
          box("d", 30, 10)
        }
      })
    #expect(try frame("b", on: screen).midY == frame("c", on: screen).midY)
    #expect(try frame("a", on: screen).maxY == frame("b", on: screen).minY)
  }

  @Test("views of a higher priority get space first")
  func priority() throws {
    let screen = screen(
      HStack(spacing: 0) {
        Text("A long text that needs more than a line here").accessibilityIdentifier("low")
        Text("A text that gets a line").layoutPriority(1)
          .accessibilityIdentifier("high")
      })
    let (low, high) = (try frame("low", on: screen), try frame("high", on: screen))
    #expect(high.height == 23)
    #expect(low.height > 23)
    #expect(low.width + high.width <= 320)
  }

  struct Changing: View {
    @State var isWide = false

    var body: some View {
      VStack(alignment: isWide ? .trailing : .leading, spacing: isWide ? 30 : 0) {
        Color.red.accessibilityIdentifier("a").frame(width: 100, height: 20)
        Color.red.accessibilityIdentifier("b").frame(width: 60, height: 20)
          .alignmentGuide(.leading) { _ in 10 }
      }
      HStackLayout(spacing: 0) {
        Text("A text that is longer than its half").accessibilityIdentifier("c")
          .layoutPriority(isWide ? 1 : 0)
        Text("A text that is longer than its half").accessibilityIdentifier("d")
      }
      Button("Change") { isWide = true }
    }
  }

  @Test("a stack with guides follows its alignment, its spacing and its priorities")
  func changes() throws {
    let screen = screen(Changing(), width: 400)
    #expect(try frame("b", on: screen).minX == frame("a", on: screen).minX - 10)
    let narrow = try frame("c", on: screen).width
    try screen.button("Change").tap()
    #expect(try frame("b", on: screen).maxX == frame("a", on: screen).maxX)
    #expect(try frame("b", on: screen).minY == frame("a", on: screen).maxY + 30)
    #expect(try frame("c", on: screen).width > narrow)
  }

  struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        let y = CGFloat(subview[Rank.self]) * 10
        subview.place(
          at: CGPoint(x: bounds.maxX, y: bounds.minY + y), anchor: .topTrailing,
          proposal: ProposedViewSize(width: 20, height: 5))
      }
    }
  }

  @Test("a layout reads the values of its views")
  func values() throws {
    let screen = screen(
      Ranked {
        Color.red.accessibilityIdentifier("a")
        Color.red.accessibilityIdentifier("b").layoutValue(key: Rank.self, value: 3)
      })
    #expect(try frame("a", on: screen) == CGRect(x: 190, y: 70, width: 20, height: 5))
    #expect(try frame("b", on: screen) == CGRect(x: 190, y: 100, width: 20, height: 5))
  }

  private struct Greedy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("a layout that takes all space gets it, with a view that it does not place in the middle")
  func greedy() throws {
    let screen = screen(Greedy { box("a", 20, 20) })
    #expect(try frame("a", on: screen) == CGRect(x: 150, y: 110, width: 20, height: 20))
  }

  @Test("a layout runs a few times, however often the window changes")
  func rounds() throws {
    let screen = screen(Switching())
    let passes = screen.renderer.passes.count
    screen.environment.size.width = 200
    _ = screen.root
    #expect(screen.renderer.passes.count == passes)
  }
}

extension VerticalAlignment {
  private enum Heading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  fileprivate static let heading = VerticalAlignment(Heading.self)
}
#endif
