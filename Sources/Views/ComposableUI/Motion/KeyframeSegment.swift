#if PortableViews
import Foundation

/// The part of a track that leads to a keyframe.
struct KeyframeSegment<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  /// The way from the value before to the keyframe's value.
  enum Motion {
    case jump
    case curve(UnitCurve)
    /// A cubic curve with velocities at both ends, or smooth ones.
    case cubic(start: Vector?, end: Vector?)
    /// A spring with a velocity at the start, or the last one; it may have the time to come to rest.
    case spring(Spring, start: Vector?, rests: Bool)
  }

  /// The value of the keyframe.
  let to: Value
  /// The duration of the way, in seconds.
  let duration: TimeInterval
  let motion: Motion

  init(to: Value, duration: TimeInterval, motion: Motion) {
    self.to = to
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.motion = motion
  }

  fileprivate var isCubic: Bool { if case .cubic = motion { true } else { false } }
}

/// The segments of a track from a value, with their places in time.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Part {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Vector
    var to: Vector
    /// The velocities at both ends of a cubic curve; at the start of a spring.
    var velocities: (start: Vector, end: Vector)
    var segment: KeyframeSegment<Value>
  }

  private let first: Value
  private var parts: [Part] = []
  /// The duration of all segments, in seconds.
  private(set) var duration: TimeInterval = 0

  init(from first: Value, _ segments: [KeyframeSegment<Value>]) {
    self.first = first
    var (place, velocity) = (first.animatableData, Vector.zero)
    for (index, segment) in segments.enumerated() {
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      let part = Part(
        start: duration, duration: segment.duration, from: place, to: segment.to.animatableData,
        velocities: Self.velocities(of: segment, before: next, from: place, velocity),
        segment: segment)
      (place, velocity) = Self.end(of: part)
      parts.append(part)
      duration += segment.duration
    }
  }

  /// Returns the value at a time in seconds.
  func value(at time: TimeInterval) -> Value {
    guard var last = parts.last else { return first }
    // Of keyframes at the same time, the last one holds.
    if time < duration, let index = parts.lastIndex(where: { $0.start <= time }) {
      last = parts[index]
    } else if time < 0 {
      return first
    }
    var value = last.segment.to
    value.animatableData = Self.vector(of: last, at: time - last.start)
    return value
  }

  private static func velocities(
    of segment: KeyframeSegment<Value>, before next: KeyframeSegment<Value>?, from place: Vector,
    _ last: Vector
  ) -> (start: Vector, end: Vector) {
    switch segment.motion {
    case .jump, .curve: return (.zero, .zero)
    case .spring(_, let start, _): return (start ?? last, .zero)
    case .cubic(let start, let end):
      if let end { return (start ?? last, end) }
      guard let next, next.duration > 0 else { return (start ?? last, .zero) }
      // The slope between the keyframes on both sides.
      var slope = next.to.animatableData - place
      slope.scale(by: 1 / max(segment.duration + next.duration, 1e-6))
      if case .cubic(let start?, _) = next.motion { slope = start }
      return (start ?? last, slope)
    }
  }

  /// Returns the value and the velocity at the end of a part.
  private static func end(of part: Part) -> (Vector, Vector) {
    switch part.segment.motion {
    case .jump: return (part.to, .zero)
    case .curve(let curve):
      var velocity = part.to - part.from
      velocity.scale(by: part.duration > 0 ? curve.velocity(at: 1) / part.duration : 0)
      return (part.to, velocity)
    case .cubic: return (part.to, part.velocities.end)
    case .spring(let spring, _, let rests):
      guard !rests else { return (part.to, .zero) }
      return (
        vector(of: part, at: part.duration),
        spring.velocity(
          target: part.to - part.from, initialVelocity: part.velocities.start, time: part.duration)
      )
    }
  }

  private static func vector(of part: Part, at time: TimeInterval) -> Vector {
    let isOver = time >= part.duration
    let share = part.duration > 0 ? min(time / part.duration, 1) : 1
    switch part.segment.motion {
    case .jump: return part.to
    case .curve(let curve):
      return isOver
        ? part.to : part.from.interpolated(towards: part.to, amount: curve.value(at: share))
    case .cubic: return isOver ? part.to : cubic(part, at: share)
    case .spring(let spring, _, let rests):
      if isOver, rests { return part.to }
      return part.from
        + spring.value(
          target: part.to - part.from, initialVelocity: part.velocities.start,
          time: min(time, part.duration))
    }
  }

  /// Returns the place on a cubic curve by its ends and the velocities there (Hermite's form).
  private static func cubic(_ part: Part, at share: Double) -> Vector {
    let (square, cube) = (share * share, share * share * share)
    var way = part.to - part.from
    way.scale(by: 3 * square - 2 * cube)
    var start = part.velocities.start
    start.scale(by: (cube - 2 * square + share) * part.duration)
    var end = part.velocities.end
    end.scale(by: (cube - square) * part.duration)
    return part.from + way + start + end
  }
}
#endif
