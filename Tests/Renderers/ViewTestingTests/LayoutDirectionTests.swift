#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// The direction of views.
@MainActor
struct LayoutDirectionTests {
  /// The direction that a view reads.
  struct Direction: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text(direction == .rightToLeft ? "rtl" : "ltr")
    }
  }

  struct Translated: View {
    var body: some View {
      VStack {
        Text("Close")
        Direction()
        Pair()
      }
    }
  }

  struct Pair: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
        Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("second")
      }
    }
  }

  private func places(_ screen: ViewTester, _ names: String...) throws -> [Double] {
    try names.map { try screen.element(identifiedBy: $0).frame.minX.rounded() }
  }

  private func makeScreen(_ view: some View, languages: [String] = []) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 100)
    return ViewTester(view, languages: languages, environment: environment)
  }

  @Test("the language that the catalogue has for the user decides")
  func languages() throws {
    func screen(_ languages: [String]) -> ViewTester {
      makeScreen(Translated(), languages: languages)
    }
    let arabic = screen(["fr", "ar-EG", "en"])
    #expect(arabic.texts == ["إغلاق", "rtl"])
    #expect(arabic.graph.layoutDirection == .rightToLeft)
    #expect(try places(arabic, "first", "second") == [55, 25])
    let german = screen(["de", "ar"])
    #expect(german.texts == ["Schließen", "ltr"])
    #expect(try places(german, "first", "second") == [25, 45])
    // The catalogue has no Hebrew.
    #expect(screen(["he"]).texts == ["Close", "ltr"])
    var environment = german.environment
    environment.languages = ["ar"]
    german.environment = environment
    #expect(german.texts == ["إغلاق", "rtl"])
    #expect(try places(german, "first", "second") == [55, 25])
  }

  @Test("without a catalogue the direction is the renderer's")
  func renderer() throws {
    var environment = RendererEnvironment()
    environment.layoutDirection = .rightToLeft
    let screen = ViewTester(Text(verbatim: "a"), environment: environment)
    #expect(screen.graph.layoutDirection == .rightToLeft)
  }

  @Test("a part of the views has a direction of its own, with its padding")
  func part() throws {
    let part = VStack(alignment: .leading, spacing: 0) {
      Pair()
      Pair().padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
    }
    let screen = makeScreen(part)
    let frames = screen.root.descendants.filter { $0.role == .horizontalStack }.map(\.frame)
    #expect(frames.map(\.minX) == [20, 20])
    let elements = screen.root.descendants.filter {
      $0.tree.element.traits.identifier == "first"
    }
    #expect(elements.map(\.frame.minX) == [20, 50])
    #expect(
      screen.root.descendants.compactMap(\.tree.element.style.layoutDirection) == [.rightToLeft])
  }

  @Test("a part inside of another direction goes back, and a change is drawn")
  func changes() throws {
    struct Switch: View {
      @State private var direction = LayoutDirection.rightToLeft

      var body: some View {
        VStack(spacing: 0) {
          Direction()
          Pair().environment(\.layoutDirection, .leftToRight)
          Button("Turn") { direction = .leftToRight }
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let screen = makeScreen(Switch())
    #expect(screen.texts == ["rtl"])
    #expect(try places(screen, "first", "second") == [25, 45])
    #expect(
      screen.root.descendants.compactMap(\.tree.element.style.layoutDirection) == [
        .rightToLeft, .leftToRight,
      ])
    try screen.button("Turn").tap()
    #expect(screen.texts == ["ltr"])
    #expect(
      screen.root.descendants.compactMap(\.tree.element.style.layoutDirection) == [
        .leftToRight, .leftToRight,
      ])
  }

  @Test("a layout knows the direction of its views")
  func layouts() throws {
    struct Recorder: Layout {
      let record: (LayoutDirection) -> Void

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: 40, height: 20)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        record(subviews.layoutDirection)
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    struct Turning: View {
      @State private var direction = LayoutDirection.leftToRight
      let record: (LayoutDirection) -> Void

      var body: some View {
        VStack(spacing: 0) {
          Recorder(record: record) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot")
          }
          .environment(\.layoutDirection, direction)
          Button("Turn") { direction = .rightToLeft }
        }
      }
    }
    var last: LayoutDirection?
    let screen = makeScreen(Turning { last = $0 })
    #expect(try places(screen, "dot") == [30])
    #expect(last == .leftToRight)
    try screen.button("Turn").tap()
    #expect(try places(screen, "dot") == [60])
    #expect(last == .rightToLeft)
  }

  @Test("sideways scrolling begins at the right, and ends at the left")
  func scrolling() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("\(index)")
        }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let screen = makeScreen(view)
    #expect(try places(screen, "0", "9") == [70, -200])
    let scroll = try screen.find(.scroll)
    try scroll.scroll(to: screen.element(identifiedBy: "9"))
    #expect(try places(screen, "0", "9") == [270, 0])
    try scroll.scroll(to: screen.element(identifiedBy: "4"), anchor: .leading)
    #expect(try places(screen, "4") == [70])
    let end = makeScreen(view.defaultScrollAnchor(.trailing))
    #expect(try places(end, "0", "9") == [270, 0])
  }
}
#endif
