#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewGraph
import ViewTesting

@MainActor
struct ScrollObservationTests {
  final class Notes {
    var texts: [String] = []
  }

  struct Lines: View {
    let notes: Notes
    @State private var count = 40

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\(index)")
            }
          }
        }
        .onScrollGeometryChange(for: Double.self) { geometry in
          Double(geometry.contentOffset.y)
        } action: { old, new in
          notes.texts.append("y \(old) \(new)")
        }
        .onScrollGeometryChange(for: CGRect.self) { geometry in
          CGRect(origin: .zero, size: geometry.contentSize)
        } action: { _, new in
          notes.texts.append("content \(new.width) \(new.height)")
        }
        .onScrollPhaseChange { old, new in notes.texts.append("\(old) \(new)") }
        .onScrollPhaseChange { _, new, context in
          notes.texts.append("\(new) at \(context.geometry.visibleRect.maxY)")
        }
        Button("More") { count += 10 }.frame(height: 20)
      }
    }
  }

  private func makeScreen(_ view: some View) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 120)
    return ViewTester(view, environment: environment)
  }

  @Test("the actions get the geometry at first, and then each change of their value")
  func geometry() throws {
    let notes = Notes()
    let screen = makeScreen(Lines(notes: notes))
    #expect(notes.texts == ["content 50.0 800.0", "y 0.0 0.0"])
    notes.texts = []
    try screen.root.find(.scroll).scroll(to: screen.element(identifiedBy: "9"))
    #expect(
      notes.texts == [
        "interacting at 200.0", "idle interacting", "y 0.0 100.0", "idle at 200.0",
        "interacting idle",
      ])
    notes.texts = []
    try screen.button("More").tap()
    _ = screen.root
    #expect(notes.texts == ["content 50.0 1000.0"])
  }

  @Test("a list and a form tell how they scroll, and a scroll view inside has observers of its own")
  func containers() throws {
    let notes = Notes()
    let screen = makeScreen(
      List {
        ForEach(0..<30, id: \.self) { index in
          Text("Row \(index)").accessibilityIdentifier("\(index)")
        }
        ScrollView(.horizontal) { Text("Inner") }
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 10
      } action: { _, new in
        notes.texts.append("\(new)")
      })
    #expect(notes.texts == ["false"])
    let list = try screen.root.find(.list)
    try list.scroll(to: screen.element(identifiedBy: "20"))
    try list.scroll(to: screen.element(identifiedBy: "21"))
    #expect(notes.texts == ["false", "true"])
    #expect(try !screen.root.find(.scroll).tree.element.events.contains(.scrolling))
  }

  @Test("a change of the phase has the speed that a renderer has measured")
  func speed() throws {
    let notes = Notes()
    let screen = ViewTester(
      ScrollView { Text("A") }.onScrollPhaseChange { _, phase, context in
        let velocity = context.velocity ?? .zero
        notes.texts.append("\(phase) \(velocity.dx) \(velocity.dy)")
      })
    let scroll = try screen.root.find(.scroll)
    try scroll.send(.scrolling, value: "2 0 0 100 800 100 100 -20 480")
    try scroll.send(.scrolling, value: "0 0 0 100 800 100 100")
    #expect(notes.texts == ["interacting -20.0 480.0", "idle 0.0 0.0"])
    let input = try #require(ScrollInput("2 0 0 100 800 100 100 -20 480"))
    #expect(input.text == "2 0 0 100 800 100 100 -20 480")
  }

  @Test("a state that no renderer can measure is refused, and changes nothing")
  func refusals() throws {
    let notes = Notes()
    let screen = makeScreen(Lines(notes: notes))
    let scroll = try screen.root.find(.scroll)
    notes.texts = []
    for text in [
      "", "2", "2 0 120 320 2400 320", "5 0 0 1 1 1 1", "-1 0 0 1 1 1 1", "2 0 0 1 1 1 nan",
      "2 0 0 -1 1 1 1", "2 0 0 1 1 1 1 1", "2 0 0 1 1 1 1 1 nan", "2 0 1e7 1 1 1 1",
      "22 0 0 1 1 1 1", "2  0 1 1 1 1",
    ] {
      #expect(throws: ViewTestError.self) { try scroll.send(.scrolling, value: text) }
    }
    #expect(throws: ViewTestError.self) { try scroll.send(.scrolling) }
    #expect(notes.texts == [])
    try scroll.send(.scrolling, value: "3 0 7.5 50 800 100 100")
    #expect(notes.texts == ["decelerating at 107.5", "idle decelerating", "y 0.0 7.5"])
  }

  @Test("a view is notified when its share enters the scroll view, and when it leaves")
  func visibility() throws {
    let notes = Notes()
    let screen = makeScreen(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 200).accessibilityIdentifier("top")
          Color.blue.frame(width: 50, height: 100).accessibilityIdentifier("video")
            .onScrollVisibilityChange { notes.texts.append("half \($0)") }
            .onScrollVisibilityChange(threshold: 1) { notes.texts.append("all \($0)") }
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("end")
          Color.red.frame(width: 50, height: 400).accessibilityIdentifier("rest")
        }
      })
    #expect(notes.texts == [])
    let scroll = try screen.root.find(.scroll)
    try scroll.scroll(to: screen.element(identifiedBy: "video"), anchor: .top)
    #expect(notes.texts == ["all true", "half true"])
    try scroll.scroll(to: screen.element(identifiedBy: "end"), anchor: .center)
    #expect(notes.texts == ["all true", "half true", "all false"])
    try scroll.scroll(to: screen.element(identifiedBy: "rest"), anchor: .top)
    #expect(notes.texts.last == "half false")
    try scroll.scroll(to: screen.element(identifiedBy: "top"), anchor: .top)
    #expect(notes.texts.count == 4)
  }

  struct Target: View {
    let notes: Notes

    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 100, height: 30)
        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("target")
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): notes.texts.append("\(point.x) \(point.y)")
            case .ended: notes.texts.append("ended")
            }
          }
          .onContinuousHover(coordinateSpace: .global) { phase in
            if case .active(let point) = phase { notes.texts.append("global \(point.y)") }
          }
          .onHover { notes.texts.append("\($0)") }
      }
    }
  }

  @Test("moves of a pointer run the actions in their spaces, and its leaving ends them once")
  func hover() throws {
    let notes = Notes()
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 70)
    let screen = ViewTester(Target(notes: notes), environment: environment)
    let takers = screen.root.descendants.filter { $0.tree.element.events.contains(.hoverMove) }
    #expect(takers.count == 2)
    for taker in takers { try taker.hover(at: CGPoint(x: 10, y: 20)) }
    #expect(notes.texts == ["true", "global 50.0", "10.0 20.0"])
    notes.texts = []
    for taker in takers { try taker.hover(false) }
    let target = try #require(takers.last)
    try target.send(.hoverMove, value: "-")
    #expect(notes.texts == ["false", "ended"])
    for text in ["", "1 2 3", "1 2 3 4 5", "1 2 3 nan", "1 2 3 1e7", "--"] {
      #expect(throws: ViewTestError.self) { try target.send(.hoverMove, value: text) }
    }
  }
}
#endif
