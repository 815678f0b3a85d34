#if PortableViews
public import Foundation

/// A gesture of two pointers whose distance changes, or of the trackpad's equivalent.
public struct MagnifyGesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the step.
    public var time: Date
    /// The factor by which the distance of the pointers has changed.
    public var magnification: CGFloat
    /// The change of the factor in a second.
    public var velocity: CGFloat
    /// The point between the pointers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the pointers at the start, in the view.
    public var startLocation: CGPoint
  }

  /// The least change of the factor before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two pointers.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  package var needs: ElementGesture { ElementGesture(followsMoves: true, followsPinches: true) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(PinchRecognition()) { pinch in
      pinch.take(input) {
        abs($0.magnification - 1) >= minimumScaleDelta
      } value: {
        Value(
          time: input.date, magnification: $0.magnification,
          velocity: $0.speeds(at: input.time).magnification,
          startAnchor: input.anchor($0.startCenter),
          startLocation: input.point($0.startCenter, in: .local))
      }
    }
  }
}

/// A gesture of two pointers whose distance changes, with the factor as its value.
public struct MagnificationGesture {
  /// The least change of the factor before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two pointers.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// The type of the value: the factor.
  public typealias Value = CGFloat

  /// The gesture that recognizes this one.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
#endif
