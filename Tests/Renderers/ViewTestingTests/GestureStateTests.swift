#if PortableViews
import Foundation
import Testing
import ViewTesting

/// The state and the precedence of gestures.
@MainActor
struct GestureStateTests {
  typealias Log = GestureTests.Log

  struct Card: View {
    @GestureState private var offset = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 2))) private var mark:
      Bool?
    @State private var isShown = true

    var body: some View {
      Text("Offset \(Int(offset.width)) \(mark == nil ? "at rest" : "moving")")
      if isShown {
        Text("Card").gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation }
            .updating($mark) { _, state, _ in state = true })
      }
      Button("Hide") { isShown = false }
    }
  }

  @Test("a gesture state is set during the gesture, and reset in the end")
  func lifecycle() throws {
    let screen = ViewTester(Card())
    let finger = try screen.find(.text, "Card").press()
    #expect(screen.texts[0] == "Offset 0 at rest")
    try finger.move(by: CGSize(width: 30, height: 0))
    #expect(screen.texts[0] == "Offset 30 moving")
    try finger.lift()
    #expect(screen.texts[0] == "Offset 0 at rest")
  }

  @Test("a gesture state is reset when the system takes the pointer")
  func cancellation() throws {
    let screen = ViewTester(Card())
    let finger = try screen.find(.text, "Card").press()
    try finger.move(by: CGSize(width: 30, height: 0))
    try finger.cancel()
    #expect(screen.texts[0] == "Offset 0 at rest")
    try screen.find(.text, "Card").press().move(by: CGSize(width: 20, height: 0))
    #expect(screen.texts[0] == "Offset 20 moving")
  }

  @Test("a gesture state is reset when its view disappears")
  func disappearance() throws {
    let screen = ViewTester(Card())
    let finger = try screen.find(.text, "Card").press()
    try finger.move(by: CGSize(width: 30, height: 0))
    try screen.button("Hide").tap()
    #expect(screen.texts == ["Offset 0 at rest"])
    try finger.lift()
  }

  @Test("the end of a press on a covered view cancels its gesture")
  func covered() throws {
    struct Cover: View {
      let log: Log
      @State private var isShown = false
      var body: some View {
        Text("Pad")
          .gesture(
            DragGesture().onChanged { _ in isShown = true }.onEnded { _ in log.add("ended") }
          )
          .alert("Alert", isPresented: $isShown) { Button("OK") {} }
      }
    }
    let log = Log()
    let screen = ViewTester(Cover(log: log))
    let finger = try screen.find(.text, "Pad").press()
    try finger.move(by: CGSize(width: 30, height: 0))
    #expect(throws: ViewTestError.self) { try finger.move(by: CGSize(width: 30, height: 0)) }
    try finger.lift()
    #expect(log.lines == [])
    #expect(throws: ViewTestError.self) { try finger.move(by: .zero) }
  }

  @Test("the closures of a gesture see the view as it is now")
  func freshClosures() throws {
    struct Counting: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Inner(count: count, log: log) { count += 1 }
      }
    }
    struct Inner: View {
      let count: Int
      let log: Log
      let increment: () -> Void
      var body: some View {
        Text("Pad").gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in increment() }
            .onEnded { _ in log.add("\(count)") })
      }
    }
    let log = Log()
    let screen = ViewTester(Counting(log: log))
    try screen.find(.text, "Pad").drag(by: CGSize(width: 20, height: 0), steps: 2)
    #expect(log.lines == ["3"])
  }

  struct Nested: View {
    let log: Log
    let outer: Outer
    var innerMask = GestureMask.all

    enum Outer { case low, high, independent, only, neither }

    var body: some View {
      let tap = TapGesture().onEnded { log.add("outer") }
      let inner = Text("Pad").gesture(TapGesture().onEnded { log.add("inner") })
      switch outer {
      case .low: VStack { inner }.gesture(tap)
      case .high: VStack { inner }.highPriorityGesture(tap)
      case .independent: VStack { inner }.simultaneousGesture(tap)
      case .only: VStack { inner }.gesture(tap, including: .gesture)
      case .neither: VStack { inner }.gesture(tap, including: .none)
      }
    }
  }

  @Test(
    "the gesture of an inner view comes first, unless the outer one says otherwise",
    arguments: [
      (Nested.Outer.low, ["inner"]), (.high, ["outer"]), (.independent, ["inner", "outer"]),
      (.only, ["outer"]),
    ])
  func precedence(outer: Nested.Outer, lines: [String]) throws {
    let log = Log()
    let screen = ViewTester(Nested(log: log, outer: outer))
    try screen.find(.text, "Pad").press().lift()
    #expect(log.lines == lines)
  }

  @Test("a mask without gestures, and a gesture that is not enabled, take no pointers")
  func disabled() throws {
    let screen = ViewTester(Nested(log: Log(), outer: .neither))
    #expect(throws: ViewTestError.self) { try screen.find(.text, "Pad").press() }
    let other = ViewTester(Text("Pad").gesture(TapGesture(), isEnabled: false))
    #expect(throws: ViewTestError.self) { try other.find(.text, "Pad").press() }
  }

  @Test("a drag of an outer view waits until the tap inside has failed")
  func outerDrag() throws {
    let log = Log()
    let screen = ViewTester(
      VStack { Text("Pad").gesture(TapGesture().onEnded { log.add("tap") }) }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { log.add("drag \(Int($0.translation.width))") }
            .onEnded { _ in log.add("end") }))
    try screen.find(.text, "Pad").press().lift()
    #expect(log.lines == ["tap"])
    try screen.find(.text, "Pad").drag(by: CGSize(width: 24, height: 0), steps: 2)
    #expect(log.lines == ["tap", "drag 0", "drag 12", "drag 24", "end"])
  }

  @Test("a control inside keeps its taps, unless the gesture has a high priority")
  func controls() throws {
    struct Card: View {
      let log: Log
      let isHigh: Bool
      var body: some View {
        let gesture = TapGesture().onEnded { log.add("tap") }
          .exclusively(before: DragGesture().onEnded { _ in log.add("drag") })
        let content = VStack {
          Button("Button") { log.add("button") }
          Text("View").onTapGesture { log.add("view") }
        }
        if isHigh {
          content.highPriorityGesture(gesture)
        } else {
          content.gesture(gesture)
        }
      }
    }
    for isHigh in [false, true] {
      let log = Log()
      let screen = ViewTester(Card(log: log, isHigh: isHigh))
      for element in [try screen.button("Button"), try screen.find(.text, "View")] {
        try element.press().lift()
        try element.drag(by: CGSize(width: 30, height: 0))
      }
      #expect(log.lines == (isHigh ? ["tap", "drag", "tap", "drag"] : ["drag", "drag"]))
    }
  }

  @Test("a gesture of one's own has the values of its body")
  func ownGesture() throws {
    struct Flick: Gesture {
      var body: some Gesture<Int> {
        DragGesture().map { Int($0.predictedEndTranslation.width - $0.translation.width) }
      }
    }
    let log = Log()
    let screen = ViewTester(
      Text("Pad").gesture(AnyGesture(Flick()).onEnded { log.add("\($0 > 0)") }))
    try screen.find(.text, "Pad").drag(by: CGSize(width: 40, height: 0))
    #expect(log.lines == ["true"])
  }

  @Test(
    "a text that is no step of pointers is refused, and changes nothing",
    arguments: [
      "", "d", "d 1", "d 1 1 0 0", "d 1 11 0 0;0 0 1 1", "d 1 1 nan 0;0 0 1 1", "m 1", "u 1",
      "q 1", "w 1 1 0 0", "d -1 1 0 0;0 0 1 1", "d 1 1 0 0;0 0 -1 1", "d 1 1 0 0;0 0 1",
      "m 1 1 0 0;0 0 1 1", "d 1 1 0;0 0 1 1", "d 1 1 1e7 0;0 0 1 1",
    ])
  func invalidText(text: String) throws {
    #expect(PointerInput(text) == nil)
    let log = Log()
    let screen = ViewTester(
      Text("Pad").gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") }))
    let pad = try #require(
      screen.root.descendants.first { $0.tree.element.events.contains(.pointer) })
    #expect(throws: ViewTestError.self) { try pad.send(.pointer, value: text) }
    #expect(log.lines == [])
  }

  @Test("steps of pointers that were not pressed have no effect")
  func strayPointers() throws {
    let log = Log()
    let screen = ViewTester(
      Text("Pad").gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") }
          .onEnded { _ in log.add("end") }))
    let pad = try #require(
      screen.root.descendants.first { $0.tree.element.events.contains(.pointer) })
    for text in ["m 1 1 0 0", "u 2 1 0 0", "w 3", "x 4", "d 5 1 0 0;0 0 9 9", "u 6 2 0 0"] {
      try pad.send(.pointer, value: text)
    }
    #expect(log.lines == ["drag"])
    // A press of the same pointer begins again.
    try pad.send(.pointer, value: "d 7 1 5 5;0 0 9 9")
    try pad.send(.pointer, value: "u 8 1 5 5")
    #expect(log.lines == ["drag", "drag", "end"])
  }

  @Test("no step of pointers makes a value infinite")
  func finite() throws {
    let log = Log()
    let screen = ViewTester(
      Text("Pad").gesture(
        DragGesture(minimumDistance: 0)
          .onEnded { log.add("\($0.predictedEndTranslation.width.isFinite)") }
          .simultaneously(
            with: MagnifyGesture(minimumScaleDelta: 0).onEnded {
              log.add("\($0.magnification.isFinite && $0.velocity.isFinite)")
              log.add("\($0.startAnchor.x.isFinite)")
            })))
    let pad = try #require(
      screen.root.descendants.first { $0.tree.element.events.contains(.pointer) })
    for text in [
      "d 1 1 0 0;0 0 1e-300 1e-300", "d 1 2 1e-300 0;0 0 1 1", "m 1 1 1e6 0 2 -1e6 0",
      "m 1.0000000001 1 -1e6 0 2 1e6 0", "m 1e15 1 1 0", "u 1e15 1 1e6 0", "u 0 2 0 0",
    ] {
      try pad.send(.pointer, value: text)
    }
    #expect(log.lines.count == 3)
    #expect(Set(log.lines) == ["true"])
  }

  @Test("the text of a step is read as the same step")
  func text() {
    for text in [
      "d 1030 1 13 40;0 20 320 200;0 0 400 300", "D 1 1 2 3;0 0 9 9", "m 1046.5 1 13.25 40 2 -5 60",
      "u 9 1 0 0", "w 3",
      "x 4",
    ] {
      #expect(PointerInput(text)?.text == text)
    }
  }
}
#endif
