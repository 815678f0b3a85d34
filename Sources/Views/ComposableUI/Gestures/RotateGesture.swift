#if PortableViews
public import Foundation

/// A gesture of two pointers that turn around each other.
public struct RotateGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the step.
    public var time: Date
    /// The clockwise angle by which the pointers have turned.
    public var rotation: Angle
    /// The change of the angle in a second.
    public var velocity: Angle
    /// The point between the pointers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the pointers at the start, in the view.
    public var startLocation: CGPoint
  }

  /// The least angle before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two pointers.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  package var needs: ElementGesture { ElementGesture(followsMoves: true, followsPinches: true) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(PinchRecognition()) { pinch in
      pinch.take(input) {
        abs($0.rotation) >= minimumAngleDelta.radians
      } value: {
        Value(
          time: input.date, rotation: .radians($0.rotation),
          velocity: .radians($0.speeds(at: input.time).rotation),
          startAnchor: input.anchor($0.startCenter),
          startLocation: input.point($0.startCenter, in: .local))
      }
    }
  }
}

/// A gesture of two pointers that turn around each other, with the angle as its value.
public struct RotationGesture {
  /// The least angle before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two pointers.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// The type of the value: the angle.
  public typealias Value = Angle

  /// The gesture that recognizes this one.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
#endif
