#if PortableViews
public import ComposableUI
import ViewGraph
import ViewLayout

/// A finger on an element with a gesture, from its press to its release.
///
/// ```swift
/// let screen = ViewTester(Text("Card").gesture(DragGesture()))
/// let finger = try screen.find(.text, "Card").press()
/// try finger.move(by: CGSize(width: 40, height: 0))
/// try finger.lift()
/// ```
@MainActor
public final class TestPointer {
  private let element: TestElement
  private let tester: ViewTester
  private let number: Int

  /// The place of the finger in the window.
  public private(set) var location: CGPoint

  fileprivate init(
    _ element: TestElement, at location: CGPoint, frames: [PointerInput.Frame], isOnControl: Bool
  ) throws {
    self.element = element
    tester = element.tester
    number = (1...10).first { !element.tester.pressedPointers.contains($0) } ?? 10
    self.location = location
    tester.pointerTime += 1
    try send(.down, points: [point], frames: frames, isOnControl: isOnControl)
    tester.pressedPointers.insert(number)
  }

  /// Moves the finger by a distance.
  ///
  /// - Parameters:
  ///   - distance: The distance in points.
  ///   - seconds: The duration of the move.
  public func move(by distance: CGSize, in seconds: Double = 0.016) throws {
    location.x += distance.width
    location.y += distance.height
    tester.pointerTime += seconds * 1_000
    try send(.moved, points: [point])
  }

  /// Moves the finger and another one at once.
  fileprivate func move(
    to place: CGPoint, with other: TestPointer, to otherPlace: CGPoint
  ) throws {
    location = place
    other.location = otherPlace
    tester.pointerTime += 16
    try send(.moved, points: [point, other.point])
  }

  /// Lets a time pass, in which the finger rests or, after its release, nothing is pressed.
  public func wait(_ seconds: Double) throws {
    tester.pointerTime += seconds * 1_000
    try send(.waited)
  }

  /// Releases the finger.
  public func lift() throws {
    tester.pressedPointers.remove(number)
    tester.pointerTime += 1
    try send(.up, points: [point])
  }

  /// Ends the press as a system does that takes the finger over, as for scrolling.
  public func cancel() throws {
    tester.pressedPointers.remove(number)
    try send(.cancelled)
  }

  private var point: PointerInput.Point {
    PointerInput.Point(pointer: number, x: location.x, y: location.y)
  }

  private func send(
    _ phase: PointerInput.Phase, points: [PointerInput.Point] = [],
    frames: [PointerInput.Frame] = [], isOnControl: Bool = false
  ) throws {
    // A browser sends nothing for an element that was removed meanwhile.
    if phase != .down, tester.drawnTree.path(to: element.tree.id) == nil { return }
    var input = PointerInput(phase, time: tester.pointerTime, points: points, frames: frames)
    input.isOnControl = isOnControl
    try element.send(.pointer, value: input.text)
  }
}

extension TestElement {
  /// Presses a finger on the element, or on the closest one around it that has a gesture.
  ///
  /// - Parameter point: The place of the finger, as fractions of the element's width and height.
  public func press(at point: UnitPoint = .center) throws -> TestPointer {
    let frame = frame
    return try press(
      at: CGPoint(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height))
  }

  private func press(at location: CGPoint) throws -> TestPointer {
    let path = tester.drawnTree.path(to: tree.id) ?? []
    let takers = path.reversed().prefix { !RoleDescription($0.element.role).isPresentation }
      .filter { $0.element.events.contains(.pointer) }
    guard let taker = takers.first else {
      throw ViewTestError("The \(role.rawValue) has no gesture", in: tester.root, at: place)
    }
    let layout = tester.layout()
    let frames = takers.prefix(16).map { taker in
      let frame = layout.frame(of: taker.id) ?? .zero
      return PointerInput.Frame(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let touched = path.drop { $0.id != taker.id }
    return try TestPointer(
      TestElement(tree: taker, tester: tester, place: place), at: location, frames: frames,
      isOnControl: touched.contains { $0.element.keepsTaps })
  }

  /// Drags the element with a finger, and lifts that.
  ///
  /// - Parameters:
  ///   - translation: The distance in points.
  ///   - start: The place of the press, as fractions of the element's width and height.
  ///   - steps: The number of moves of the same length.
  public func drag(
    by translation: CGSize, from start: UnitPoint = .center, steps: Int = 4
  ) throws {
    let pointer = try press(at: start)
    for _ in 0..<max(steps, 1) {
      try pointer.move(
        by: CGSize(
          width: translation.width / Double(max(steps, 1)),
          height: translation.height / Double(max(steps, 1))))
    }
    try pointer.lift()
  }

  /// Moves two fingers apart by a factor, or together, and lifts them.
  public func magnify(by factor: Double) throws {
    try pinch { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// Turns two fingers clockwise around the middle of the element by an angle, and lifts them.
  public func rotate(by angle: Angle) throws {
    try pinch(steps: max(Int((abs(angle.degrees) / 45).rounded(.up)), 1)) { arm, part in
      let turned = atan2(arm.height, arm.width) + angle.radians * part
      let length = (arm.width * arm.width + arm.height * arm.height).squareRoot()
      return CGSize(width: length * cos(turned), height: length * sin(turned))
    }
  }

  private func pinch(_ transform: (CGSize) -> CGSize) throws {
    try pinch(steps: 1) { arm, _ in transform(arm) }
  }

  /// Moves two fingers, which are opposite of each other seen from the middle of the element.
  private func pinch(steps: Int, _ transform: (CGSize, Double) -> CGSize) throws {
    let arm = CGSize(width: 20, height: 0)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let signs = [-1.0, 1]
    let fingers = try signs.map {
      try press(at: CGPoint(x: center.x + $0 * arm.width, y: center.y))
    }
    for step in 1...steps {
      let new = transform(arm, Double(step) / Double(steps))
      let places = signs.map {
        CGPoint(x: center.x + $0 * new.width, y: center.y + $0 * new.height)
      }
      try fingers[0].move(to: places[0], with: fingers[1], to: places[1])
    }
    for finger in fingers { try finger.lift() }
  }

  /// Presses a key while the element, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down.
  ///   - phase: The phase of the press.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down
  ) throws {
    let path = tester.drawnTree.path(to: tree.id) ?? []
    guard let taker = path.last(where: { $0.element.events.contains(.key) }) else {
      throw ViewTestError("The \(role.rawValue) takes no keys", in: tester.root, at: place)
    }
    try TestElement(tree: taker, tester: tester, place: place)
      .send(.key, value: KeyPress.text(phase, key, modifiers))
  }
}

extension ViewTester {
  /// Lets a time pass between two gestures.
  public func pause(_ seconds: Double) {
    pointerTime += seconds * 1_000
  }
}

extension ViewElement {
  /// Whether taps on the element are for the element itself.
  fileprivate var keepsTaps: Bool {
    events.contains(.tap) || events.contains(.doubleTap) || RoleDescription(role).focus == .control
  }
}

extension ElementTree {
  /// Returns the elements from this one to that with an id; `nil` if there is none.
  func path(to id: NodeID) -> [ElementTree]? {
    if self.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }
}
#endif
