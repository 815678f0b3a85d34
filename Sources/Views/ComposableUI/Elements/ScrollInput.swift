#if PortableViews
import Foundation

/// The state of something that scrolls, as a renderer has measured it.
public struct ScrollInput: Hashable, Sendable {
  /// The phase of scrolling.
  public var phase: ScrollPhase
  /// The distance by which the content is scrolled to the trailing side, in points.
  public var x: Double
  /// The distance by which the content is scrolled down, in points.
  public var y: Double
  /// The width of the content, in points.
  public var contentWidth: Double
  /// The height of the content, in points.
  public var contentHeight: Double
  /// The width of the part that shows, in points.
  public var width: Double
  /// The height of the part that shows, in points.
  public var height: Double
  /// The speed to the trailing side, in points per second.
  public var speedX: Double
  /// The speed down, in points per second.
  public var speedY: Double

  /// Creates the state of something that scrolls.
  public init(
    _ phase: ScrollPhase, x: Double, y: Double, contentWidth: Double, contentHeight: Double,
    width: Double, height: Double, speedX: Double = 0, speedY: Double = 0
  ) {
    self.phase = phase
    self.x = x
    self.y = y
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.width = width
    self.height = height
    self.speedX = speedX
    self.speedY = speedY
  }

  private static let phases: [ScrollPhase] = [
    .idle, .tracking, .interacting, .decelerating, .animating,
  ]

  /// Creates a state from a text such as `2 0 120 320 2400 320 600`, or fails for another text.
  ///
  /// The text has the number of the phase, then the offset, the size of the content, the size of
  /// the part that shows, and the speed if there is any.
  public init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = words.first, first.utf8.count == 1, let number = Int(first),
      Self.phases.indices.contains(number),
      let lengths = InputLengths(words.dropFirst().prefix(6), count: 6), lengths.areSizes(from: 2)
    else { return nil }
    let rest = words.dropFirst(7)
    let speed = InputLengths(rest, count: 2)
    guard rest.isEmpty || speed != nil else { return nil }
    self.init(
      Self.phases[number], x: lengths[0], y: lengths[1], contentWidth: lengths[2],
      contentHeight: lengths[3], width: lengths[4], height: lengths[5], speedX: speed?[0] ?? 0,
      speedY: speed?[1] ?? 0)
  }

  /// The state as text, from which ``init(_:)`` makes it again.
  public var text: String {
    let speed = speedX == 0 && speedY == 0 ? [] : [speedX, speedY]
    let lengths = ([x, y, contentWidth, contentHeight, width, height] + speed)
      .map(SliderDetails.text)
    let number = Self.phases.firstIndex(of: phase) ?? 0
    return (["\(number)"] + lengths).joined(separator: " ")
  }

  /// The geometry that views get.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: x, y: y),
      contentSize: CGSize(width: contentWidth, height: contentHeight), contentInsets: EdgeInsets(),
      containerSize: CGSize(width: width, height: height))
  }
}

/// A step of a pointer that is not pressed, over an element.
public enum HoverInput: Hashable, Sendable {
  /// The pointer is at a point of the window; the element's frame begins at another.
  case moved(x: Double, y: Double, left: Double, top: Double)
  /// The pointer has left the element.
  case left

  /// Creates a step from a text such as `13 40 0 20`, or `-` for the end, or fails for another text.
  public init?(_ text: String) {
    if text == "-" {
      self = .left
      return
    }
    guard let lengths = InputLengths(text[...], count: 4) else { return nil }
    self = .moved(x: lengths[0], y: lengths[1], left: lengths[2], top: lengths[3])
  }

  /// The step as text, from which ``init(_:)`` makes it again.
  public var text: String {
    guard case .moved(let x, let y, let left, let top) = self else { return "-" }
    return [x, y, left, top].map(SliderDetails.text).joined(separator: " ")
  }
}
#endif
