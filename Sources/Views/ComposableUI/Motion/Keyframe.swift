#if PortableViews
public import Foundation

/// The keyframes of a track: values that follow each other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that stand for these.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that stand for these.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A keyframe of this module, which is its own body.
protocol PrimitiveKeyframe<Value>: KeyframeTrackContent where Body == Self {
  var segments: [KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent {
  /// The parts of the track, in their order.
  var resolvedSegments: [KeyframeSegment<Value>] {
    if let primitive = self as? any PrimitiveKeyframe<Value> { return primitive.segments }
    guard let segments = body.resolvedSegments as? [KeyframeSegment<Value>] else { return [] }
    return segments
  }
}

/// A keyframe that a track goes to with the same speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration of the way to it, in seconds.
  ///   - timingCurve: The curve of the way.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segments = [KeyframeSegment(to: to, duration: duration, motion: .curve(timingCurve))]
  }

  /// The keyframe itself.
  public var body: Self { self }
}

/// A keyframe that a track goes to along a cubic curve, which joins those beside it smoothly.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration of the way to it, in seconds.
  ///   - startVelocity: The change of the value in a second at the start; smooth if `nil`.
  ///   - endVelocity: The change of the value in a second at the end; smooth if `nil`.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segments = [
      KeyframeSegment(
        to: to, duration: duration,
        motion: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }

  /// The keyframe itself.
  public var body: Self { self }
}

/// A keyframe that a track goes to like a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring pulls to.
  ///   - duration: The duration in seconds, after which the next keyframe continues from where the spring
  ///     is; until it rests if `nil`.
  ///   - spring: The spring.
  ///   - startVelocity: The change of the value in a second at the start; the speed of the keyframe
  ///     before if `nil`.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segments = [
      KeyframeSegment(
        to: to, duration: duration ?? spring.settlingDuration,
        motion: .spring(spring, start: startVelocity?.animatableData, rests: duration == nil))
    ]
  }

  /// The keyframe itself.
  public var body: Self { self }
}

/// A keyframe that a track jumps to.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframe {
  let segments: [KeyframeSegment<Value>]

  /// Creates a keyframe with the value to jump to.
  public init(_ to: Value) {
    segments = [KeyframeSegment(to: to, duration: 0, motion: .jump)]
  }

  /// The keyframe itself.
  public var body: Self { self }
}

/// Several keyframes of a track, one after another.
public struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframe {
  let segments: [KeyframeSegment<Value>]

  /// The keyframes themselves.
  public var body: Self { self }
}

/// The function that makes a track from the keyframes in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Makes a keyframe part of the track.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K {
    expression
  }

  /// Begins the track with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Adds a keyframe to the track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: accumulated.resolvedSegments + next.resolvedSegments)
  }

  /// Makes no keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(segments: []) }

  /// Makes the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: components.flatMap(\.resolvedSegments))
  }

  /// Makes the keyframes of an `if` without `else`.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: component?.resolvedSegments ?? [])
  }

  /// Makes the keyframes of the first branch of a condition.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: component.resolvedSegments)
  }

  /// Makes the keyframes of the second branch of a condition.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: component.resolvedSegments)
  }
}
#endif
