#if PortableViews
public import Foundation

/// A gesture of a pointer that moves.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the step.
    public var time: Date
    /// The place of the pointer in the coordinate space of the gesture.
    public var location: CGPoint
    /// The place at which the pointer was pressed.
    public var startLocation: CGPoint
    /// The speed of the pointer, in points per second.
    public let velocity: CGSize

    /// The way from the start to the pointer.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place at which a view comes to rest that the pointer leaves now, at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The way from the start to the place at which the view comes to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The least distance that the pointer moves before the gesture is recognized, in points.
  public var minimumDistance: CGFloat
  /// The space in whose coordinates places are.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a pointer that moves.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  private struct Recognition {
    var pointer: Int?
    var isActive = false
    var last: CGPoint?
    var recent = RecentValues()
  }

  package var needs: ElementGesture { ElementGesture(followsMoves: true) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(Recognition()) { take(input, &$0) }
  }

  private func take(_ input: GestureInput, _ state: inout Recognition) -> GestureStep<Value> {
    guard input.phase != .cancelled else { return .failed }
    if state.pointer == nil { state.pointer = input.pressed.first?.pointer }
    guard let track = input.tracks.first(where: { $0.pointer == state.pointer }) else {
      return .failed
    }
    if input.phase != .waited, state.last != track.location {
      state.recent.add([track.location.x, track.location.y], at: input.time)
    }
    guard track.isDown else { return state.isActive ? .ended(value(track, input, state)) : .failed }
    let hasChanged = state.last != track.location
    state.last = track.location
    if !state.isActive {
      guard track.distance >= minimumDistance else { return .possible(nil) }
      state.isActive = true
      return .active(value(track, input, state))
    }
    return .active(hasChanged ? value(track, input, state) : nil)
  }

  private func value(
    _ track: GestureInput.Track, _ input: GestureInput, _ state: Recognition
  ) -> Value {
    Value(
      time: input.date, location: input.point(track.location, in: coordinateSpace),
      startLocation: input.point(track.start, in: coordinateSpace),
      velocity: CGSize(
        width: state.recent.speed(of: 0, at: input.time),
        height: state.recent.speed(of: 1, at: input.time)))
  }
}
#endif
