#if PortableViews
import Foundation

/// Two pointers of a sequence, and how they have moved around each other.
struct PinchRecognition {
  /// The distance between the pointers, their angle in radians, and the point between them.
  private struct Pair {
    var distance: Double
    var angle: Double
    var center: CGPoint

    init?(_ tracks: [GestureInput.Track]) {
      guard tracks.count >= 2 else { return nil }
      let (first, second) = (tracks[0].location, tracks[1].location)
      distance = first.distance(from: second)
      angle = atan2(Double(second.y - first.y), Double(second.x - first.x))
      center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      // A factor of the distance must be finite.
      guard distance >= 1 else { return nil }
    }
  }

  private var start: Pair?
  private var last: Pair?
  private var isActive = false
  private var recent = RecentValues()
  /// The clockwise rotation since the start, in radians, also beyond half a turn.
  private(set) var rotation = 0.0

  /// The distance between the pointers, as a factor of that at the start.
  var magnification: Double {
    guard let start, let last else { return 1 }
    return last.distance / start.distance
  }
  /// The point between the pointers at the start, in the window.
  var startCenter: CGPoint { start?.center ?? .zero }

  /// The changes of the magnification and the rotation in a second.
  func speeds(at time: Double) -> (magnification: Double, rotation: Double) {
    (recent.speed(of: 0, at: time), recent.speed(of: 1, at: time))
  }

  /// Takes a step; the value is made once the pointers have moved far enough.
  mutating func take<Value>(
    _ input: GestureInput, isFarEnough: (Self) -> Bool, value: (Self) -> Value
  ) -> GestureStep<Value> {
    guard input.phase != .cancelled else { return .failed }
    if input.phase == .up, start != nil {
      if let pair = Pair(input.tracks) { _ = move(to: pair, at: input.time) }
      return isActive ? .ended(value(self)) : .failed
    }
    guard let pair = Pair(input.pressed) else {
      return input.pressed.isEmpty ? .failed : isActive ? .active(nil) : .possible(nil)
    }
    let hasMoved = move(to: pair, at: input.time)
    if isActive { return .active(hasMoved ? value(self) : nil) }
    guard isFarEnough(self) else { return .possible(nil) }
    isActive = true
    return .active(value(self))
  }

  /// Notes the pointers; returns whether they have moved.
  private mutating func move(to pair: Pair, at time: Double) -> Bool {
    let before = (magnification, rotation)
    if start == nil { start = pair }
    if let last {
      rotation += remainder(pair.angle - last.angle, 2 * .pi)
    }
    last = pair
    recent.add([magnification, rotation], at: time)
    return before != (magnification, rotation)
  }
}
#endif
