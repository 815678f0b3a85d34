#if PortableViews
import Foundation
import Testing
import ViewTesting

@MainActor
struct GestureTests {
  /// The lines that a view's actions write.
  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  struct Pad<G: Gesture>: View {
    let gesture: G

    var body: some View {
      Text("Pad").frame(width: 100, height: 50).gesture(gesture)
    }
  }

  func pad(_ gesture: some Gesture) -> ViewTester {
    ViewTester(Pad(gesture: gesture))
  }

  func text(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }
  func text(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }

  @Test("a drag tells each move beyond the least distance, then its end")
  func drag() throws {
    let log = Log()
    let screen = pad(
      DragGesture()
        .onChanged { log.add("changed \(self.text($0.translation))") }
        .onEnded { log.add("ended \(self.text($0.translation)) at \(self.text($0.location))") })
    let finger = try screen.find(.text, "Pad").press()
    try finger.move(by: CGSize(width: 6, height: 0))
    #expect(log.lines == [])
    try finger.move(by: CGSize(width: 6, height: 5))
    try finger.move(by: CGSize(width: 10, height: 0))
    try finger.lift()
    #expect(log.lines == ["changed 12,5", "changed 22,5", "ended 22,5 at 72,30"])
    log.lines = []
    try screen.find(.text, "Pad").press().lift()
    #expect(log.lines == [])
  }

  @Test("a drag without a least distance begins with the press")
  func dragFromPress() throws {
    let log = Log()
    let screen = pad(
      DragGesture(minimumDistance: 0)
        .onChanged { log.add("changed \(self.text($0.startLocation))") }
        .onEnded { _ in log.add("ended") })
    try screen.find(.text, "Pad").press(at: .topLeading).lift()
    #expect(log.lines == ["changed 0,0", "ended"])
  }

  @Test("a drag predicts its end from its speed, and a rest makes it stop")
  func velocity() throws {
    let log = Log()
    let screen = pad(
      DragGesture().onEnded {
        log.add(
          "\(Int($0.velocity.width.rounded())) \(Int($0.predictedEndTranslation.width.rounded()))")
      })
    let finger = try screen.find(.text, "Pad").press()
    for _ in 1...5 { try finger.move(by: CGSize(width: 20, height: 0), in: 0.02) }
    try finger.lift()
    #expect(log.lines == ["1000 350"])
    let resting = try screen.find(.text, "Pad").press()
    try resting.move(by: CGSize(width: 40, height: 0))
    try resting.wait(0.3)
    try resting.lift()
    #expect(log.lines == ["1000 350", "0 40"])
  }

  @Test("places are in the coordinate space of the gesture")
  func coordinateSpaces() throws {
    struct Board: View {
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          Text("Head").frame(width: 200, height: 30)
          VStack(spacing: 0) {
            Text("Above").frame(width: 200, height: 20)
            Text("Pad").frame(width: 100, height: 50)
              .gesture(tap(.local, "local"))
              .simultaneousGesture(tap(.global, "global"))
              .simultaneousGesture(tap(.named("board"), "board"))
          }
          .coordinateSpace(.named("board"))
        }
      }
      func tap(_ space: some CoordinateSpaceProtocol, _ name: String) -> some Gesture {
        SpatialTapGesture(coordinateSpace: space).onEnded {
          log.add("\(name) \(Int($0.location.x)),\(Int($0.location.y))")
        }
      }
    }
    let log = Log()
    let screen = ViewTester(Board(log: log))
    let pad = try screen.find(.text, "Pad")
    try pad.press(at: .topLeading).lift()
    let global = "\(Int(pad.frame.minX)),\(Int(pad.frame.minY))"
    #expect(log.lines.sorted() == ["board 50,20", "global \(global)", "local 0,0"])
    #expect(global != "0,0" && global != "50,20")
  }

  @Test("a tap ends with the release, and a move makes it fail")
  func tap() throws {
    let log = Log()
    let screen = pad(TapGesture().onEnded { log.add("tap") })
    let pad = try screen.find(.text, "Pad")
    try pad.press().lift()
    try pad.drag(by: CGSize(width: 30, height: 0))
    #expect(log.lines == ["tap"])
  }

  @Test("two taps in time are one gesture, and late ones are none")
  func doubleTap() throws {
    let log = Log()
    let screen = pad(
      TapGesture(count: 2).onEnded { log.add("double") }
        .exclusively(before: TapGesture().onEnded { log.add("single") }))
    let pad = try screen.find(.text, "Pad")
    try pad.press().lift()
    #expect(log.lines == [])
    try pad.press().lift()
    #expect(log.lines == ["double"])
    let finger = try pad.press()
    try finger.lift()
    try finger.wait(0.4)
    #expect(log.lines == ["double", "single"])
    try pad.press().lift()
    screen.pause(0.5)
    try pad.press().lift()
    #expect(log.lines == ["double", "single", "single"])
  }

  @Test("a long press reports its beginning, and ends after its duration")
  func longPress() throws {
    let log = Log()
    let screen = pad(
      LongPressGesture(minimumDuration: 1)
        .onChanged { log.add("pressing \($0)") }
        .onEnded { log.add("ended \($0)") })
    let finger = try screen.find(.text, "Pad").press()
    #expect(log.lines == ["pressing true"])
    try finger.wait(0.9)
    #expect(log.lines == ["pressing true"])
    try finger.wait(0.1)
    #expect(log.lines == ["pressing true", "ended true"])
    try finger.lift()
    let short = try screen.find(.text, "Pad").press()
    try short.lift()
    #expect(log.lines == ["pressing true", "ended true", "pressing true"])
  }

  @Test("onLongPressGesture takes its duration, its distance and its beginning")
  func longPressModifier() throws {
    let log = Log()
    let screen = ViewTester(
      Text("Pad").onLongPressGesture(minimumDuration: 2, maximumDistance: 50) {
        log.add("pressed")
      } onPressingChanged: {
        log.add("pressing \($0)")
      })
    let finger = try screen.find(.text, "Pad").press()
    try finger.move(by: CGSize(width: 40, height: 0))
    try finger.wait(2)
    #expect(log.lines == ["pressing true", "pressing false", "pressed"])
    try finger.lift()
    log.lines = []
    let moving = try screen.find(.text, "Pad").press()
    try moving.move(by: CGSize(width: 60, height: 0))
    #expect(log.lines == ["pressing true", "pressing false"])
  }

  @Test("two fingers magnify and rotate, also beyond half a turn")
  func pinch() throws {
    let log = Log()
    let screen = pad(
      MagnifyGesture().onEnded {
        log.add(
          "factor \($0.magnification) from \($0.startAnchor.x) at \(self.text($0.startLocation))")
      }
      .simultaneously(
        with: RotateGesture().onEnded { log.add("turn \(Int($0.rotation.degrees.rounded()))") }))
    try screen.find(.text, "Pad").magnify(by: 2)
    #expect(log.lines == ["factor 2.0 from 0.5 at 50,25"])
    log.lines = []
    try screen.find(.text, "Pad").rotate(by: .degrees(270))
    #expect(log.lines == ["turn 270"])
  }

  @Test("the older gestures have a factor and an angle as values")
  func olderPinches() throws {
    let log = Log()
    try pad(MagnificationGesture().onEnded { log.add("\($0)") }).find(.text, "Pad").magnify(by: 0.5)
    try pad(RotationGesture().onEnded { log.add("\(Int($0.degrees.rounded()))") })
      .find(.text, "Pad").rotate(by: .degrees(-90))
    #expect(log.lines == ["0.5", "-90"])
  }

  @Test("a drag after a long press begins where the finger is")
  func sequence() throws {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first(let isPressing): log.add("pressing \(isPressing)")
        case .second(_, nil): log.add("pressed")
        case .second(_, let drag?): log.add("dragged \(self.text(drag.translation))")
        }
      }
      .onEnded { _ in log.add("ended") }
    let finger = try pad(gesture).find(.text, "Pad").press()
    try finger.move(by: CGSize(width: 5, height: 0))
    try finger.wait(0.5)
    try finger.move(by: CGSize(width: 30, height: 0))
    try finger.lift()
    #expect(log.lines == ["pressing true", "dragged 0,0", "dragged 30,0", "ended"])
    log.lines = []
    // Moving too early makes the whole sequence fail.
    try pad(gesture).find(.text, "Pad").drag(by: CGSize(width: 40, height: 0))
    #expect(log.lines == ["pressing true"])
  }

  @Test("of two exclusive gestures, the second waits until the first has failed")
  func exclusive() throws {
    let log = Log()
    let gesture = TapGesture().exclusively(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        switch value {
        case .first: log.add("tap")
        case .second(let drag): log.add("drag \(self.text(drag.translation))")
        }
      }
    try pad(gesture).find(.text, "Pad").press().lift()
    try pad(gesture).find(.text, "Pad").drag(by: CGSize(width: 20, height: 4), steps: 2)
    #expect(log.lines == ["tap", "drag 20,4"])
  }

  @Test("simultaneous gestures give both values")
  func simultaneous() throws {
    let log = Log()
    let gesture = DragGesture(minimumDistance: 0).map { self.text($0.translation) }
      .simultaneously(with: LongPressGesture(minimumDuration: 0.2, maximumDistance: 100))
      .onEnded { log.add("\($0.first ?? "none") \($0.second.map { "\($0)" } ?? "none")") }
    let finger = try pad(gesture).find(.text, "Pad").press()
    try finger.move(by: CGSize(width: 20, height: 0))
    try finger.wait(0.2)
    try finger.lift()
    #expect(log.lines == ["20,0 true"])
  }
}
#endif
