#if PortableViews
public import Foundation

/// A gesture of one tap or several.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture, PrimitiveGesture {
  /// The type of the value: a tap has none.
  public typealias Value = Void
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  package var needs: ElementGesture { TapRecognition.needs(count: count) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Void> {
    memory.change(TapRecognition()) { $0.take(input, count: count) }.map { _ in }
  }
}

/// A gesture of one tap or several, with the place of the last one.
public struct SpatialTapGesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the tap in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space in whose coordinates the place is.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  package var needs: ElementGesture { TapRecognition.needs(count: count) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(TapRecognition()) { $0.take(input, count: count) }
      .map { Value(location: input.point($0, in: coordinateSpace)) }
  }
}

/// The taps of a sequence so far.
private struct TapRecognition {
  /// The most points that a pointer may move in a tap.
  private static let tolerance = 10.0
  /// The most seconds between two taps.
  private static let pause = 0.35

  private var taps = 0
  private var release: Double?

  static func needs(count: Int) -> ElementGesture {
    ElementGesture(
      releaseTimes: count > 1 ? [Int(pause * 1_000)] : [], isTappable: true)
  }

  /// Takes a step; the value is the place of the last tap in the window.
  mutating func take(_ input: GestureInput, count: Int) -> GestureStep<CGPoint> {
    if let release, input.time - release >= Self.pause { return .failed }
    switch input.phase {
    case .down:
      release = nil
      return input.pressed.count == 1 && !input.isOnControl ? .possible(nil) : .failed
    case .up:
      guard let track = input.tracks.first, track.distance <= Self.tolerance else { return .failed }
      taps += 1
      if taps >= count { return .ended(track.location) }
      release = input.time
      return .possible(nil)
    case .moved:
      let hasMoved = input.tracks.contains { $0.distance > Self.tolerance }
      return hasMoved ? .failed : .possible(nil)
    case .waited: return .possible(nil)
    case .cancelled: return .failed
    }
  }
}
#endif
