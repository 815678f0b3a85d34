#if PortableViews
public import Foundation

/// Keyframes that change a value over time, in tracks that run beside each other.
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value = Body.Value
  /// The type of the keyframes that stand for these.
  associatedtype Body: Keyframes

  /// The keyframes that stand for these.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// The tracks of this module, which are their own body.
protocol PrimitiveKeyframes<Value>: Keyframes where Body == Self {
  /// Returns the changes of a value, with their duration.
  func changes(of value: Value) -> [KeyframeChange<Value>]
}

/// The change of a part of a value over time.
struct KeyframeChange<Value> {
  let duration: TimeInterval
  let update: (inout Value, TimeInterval) -> Void
}

extension Keyframes {
  func resolvedChanges(of value: Value) -> [KeyframeChange<Value>] {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      return primitive.changes(of: value)
    }
    func changes<K: Keyframes>(_ keyframes: K) -> [KeyframeChange<Value>] {
      guard let value = value as? K.Value else { return [] }
      return keyframes.resolvedChanges(of: value) as? [KeyframeChange<Value>] ?? []
    }
    return changes(body)
  }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent<Property>>:
  PrimitiveKeyframes
{
  /// The type of the value with the property.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// Creates a track for a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property that the track changes.
  ///   - content: The keyframes of the property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.init(\.self, content: content)
  }

  /// The track itself.
  public var body: Self { self }

  func changes(of value: Root) -> [KeyframeChange<Root>] {
    let curve = KeyframeCurve(from: value[keyPath: keyPath], content.resolvedSegments)
    return [
      KeyframeChange(duration: curve.duration) { [keyPath] in
        $0[keyPath: keyPath] = curve.value(at: $1)
      }
    ]
  }
}

/// Several tracks beside each other.
public struct KeyframeTracks<Value>: PrimitiveKeyframes {
  fileprivate let makeChanges: (Value) -> [KeyframeChange<Value>]

  /// The tracks themselves.
  public var body: Self { self }

  func changes(of value: Value) -> [KeyframeChange<Value>] { makeChanges(value) }
}

/// The function that makes keyframes from the tracks in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Makes a track part of the keyframes.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Makes a keyframe of the whole value part of the only track.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K
  where Value: Animatable { expression }

  /// Begins with a track.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// Begins the only track with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K
  where Value: Animatable { first }

  /// Adds a track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks {
      accumulated.resolvedChanges(of: $0) + next.resolvedChanges(of: $0)
    }
  }

  /// Adds a keyframe to the only track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(segments: accumulated.resolvedSegments + next.resolvedSegments)
  }

  /// Makes no keyframes.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks { _ in [] } }

  /// Ends with the tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// Makes a track from its keyframes.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable {
    KeyframeTrack { component }
  }
}

/// Keyframes from a value on, whose state at any time can be asked for.
public struct KeyframeTimeline<Value> {
  private let first: Value
  private let changes: [KeyframeChange<Value>]

  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ first: Value, _ keyframes: some Keyframes<Value>) {
    self.first = first
    changes = keyframes.resolvedChanges(of: first)
    duration = changes.map(\.duration).max() ?? 0
  }

  /// Returns the value at a time in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = first
    update(&value, time: time)
    return value
  }

  /// Returns the value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Changes the properties of a value that have tracks to those at a time in seconds.
  public func update(_ value: inout Value, time: TimeInterval) {
    for change in changes { change.update(&value, time) }
  }

  /// Changes the properties of a value that have tracks to those at a share of the duration.
  public func update(_ value: inout Value, progress: Double) {
    update(&value, time: progress * duration)
  }
}
#endif
