#if PortableViews
import Foundation

/// One step of the pointers on an element with a gesture, such as a finger that moves.
public struct PointerInput: Hashable, Sendable {
  /// The kind of a step.
  public enum Phase: String, Hashable, Sendable {
    /// A pointer was pressed.
    case down = "d"
    /// Pressed pointers have moved.
    case moved = "m"
    /// A pointer was released.
    case up = "u"
    /// The system has taken the pointers over, as for scrolling.
    case cancelled = "x"
    /// A time has passed that the element's gesture waits for.
    case waited = "w"

    /// Whether the step ends the press of pointers.
    public var isEnd: Bool { self == .up || self == .cancelled }
  }

  /// The position of a pointer.
  public struct Point: Hashable, Sendable {
    /// The number of the pointer: 1 for the first that is pressed.
    public var pointer: Int
    /// The distance from the left edge of the window, in points.
    public var x: Double
    /// The distance from the top edge of the window, in points.
    public var y: Double

    /// Creates the position of a pointer.
    public init(pointer: Int, x: Double, y: Double) {
      self.pointer = pointer
      self.x = x
      self.y = y
    }
  }

  /// The frame of an element in the window.
  public struct Frame: Hashable, Sendable {
    /// The distance from the left edge of the window, in points.
    public var x: Double
    /// The distance from the top edge of the window, in points.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a frame.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The kind of the step.
  public var phase: Phase
  /// The time of the step in milliseconds, from any beginning.
  public var time: Double
  /// The positions of the pointers that the step is about.
  public var points: [Point]
  /// Whether a pointer was pressed on a control, or on a view that handles taps itself.
  public var isOnControl = false
  /// The frames of the elements that take the pointer, the innermost first, if it was pressed.
  public var frames: [Frame]

  /// Creates a step.
  public init(_ phase: Phase, time: Double, points: [Point] = [], frames: [Frame] = []) {
    self.phase = phase
    self.time = time
    self.points = points
    self.frames = frames
  }
}

extension PointerInput {
  private static let greatestPointer = 10
  private static let greatestFrameCount = 16
  private static let times = 0...1e15

  /// Creates a step from a text such as `d 1030 1 13 40;0 20 320 200`, or fails for another text.
  ///
  /// The text has the letter of the phase, a capital one for a press on a control, the time, then the number, x and y of each pointer. The
  /// frames follow after a semicolon each.
  public init?(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let head = parts.first, parts.count <= 1 + Self.greatestFrameCount else { return nil }
    let words = head.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 2, (words.count - 2).isMultiple(of: 3),
      words.count <= 2 + 3 * Self.greatestPointer,
      let phase = words[0] == "D" ? .down : Phase(rawValue: String(words[0])),
      let time = Double(words[1]), Self.times.contains(time)
    else { return nil }
    var points: [Point] = []
    for index in stride(from: 2, to: words.count, by: 3) {
      guard let pointer = Int(words[index]), (1...Self.greatestPointer).contains(pointer),
        let place = InputLengths(words[(index + 1)...(index + 2)], count: 2)
      else { return nil }
      points.append(Point(pointer: pointer, x: place[0], y: place[1]))
    }
    var frames: [Frame] = []
    for part in parts.dropFirst() {
      guard let lengths = InputLengths(part, count: 4), lengths.areSizes(from: 2) else {
        return nil
      }
      frames.append(Frame(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3]))
    }
    self.init(phase, time: time, points: points, frames: frames)
    isOnControl = words[0] == "D"
    guard isWhole else { return nil }
  }

  /// Whether the step names as many pointers and frames as its phase needs.
  private var isWhole: Bool {
    switch phase {
    case .down: points.count == 1 && !frames.isEmpty
    case .up: points.count == 1 && frames.isEmpty
    case .moved: !points.isEmpty && frames.isEmpty
    case .cancelled, .waited: points.isEmpty && frames.isEmpty
    }
  }

  /// The step as text, from which ``init(_:)`` makes it again.
  public var text: String {
    let head =
      [isOnControl ? "D" : phase.rawValue, Self.text(time)]
      + points.flatMap { ["\($0.pointer)", Self.text($0.x), Self.text($0.y)] }
    let tail = frames.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map(Self.text).joined(separator: " ")
    }
    return ([head.joined(separator: " ")] + tail).joined(separator: ";")
  }

  private static func text(_ number: Double) -> String { SliderDetails.text(number) }
}

/// The input that the gesture on an element needs.
public struct ElementGesture: Hashable, Sendable {
  /// The milliseconds after pressing at which the gesture learns that the time has passed.
  public var pressTimes: [Int]
  /// The milliseconds after releasing at which the gesture learns that the time has passed.
  public var releaseTimes: [Int]
  /// Whether a tap does something, so that the keyboard must reach the element.
  public var isTappable: Bool
  /// Whether the gesture follows moves, which must not scroll or select anything.
  public var followsMoves: Bool

  /// Whether the gesture follows two pointers.
  public var followsPinches: Bool

  /// Creates the needs of a gesture.
  public init(
    pressTimes: [Int] = [], releaseTimes: [Int] = [], isTappable: Bool = false,
    followsMoves: Bool = false, followsPinches: Bool = false
  ) {
    self.pressTimes = pressTimes
    self.releaseTimes = releaseTimes
    self.isTappable = isTappable
    self.followsMoves = followsMoves
    self.followsPinches = followsPinches
  }

  /// Returns the needs of two gestures together.
  func union(_ other: Self) -> Self {
    Self(
      pressTimes: Set(pressTimes + other.pressTimes).sorted(),
      releaseTimes: Set(releaseTimes + other.releaseTimes).sorted(),
      isTappable: isTappable || other.isTappable,
      followsMoves: followsMoves || other.followsMoves,
      followsPinches: followsPinches || other.followsPinches)
  }
}
#endif
