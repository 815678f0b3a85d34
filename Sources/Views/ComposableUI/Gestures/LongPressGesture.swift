#if PortableViews
public import Foundation

/// A gesture of a press that takes a while.
///
/// Its value is true from the press on: `updating(_:body:)` and `onChanged(_:)` get it at once, and
/// `onEnded(_:)` when the press was long enough.
public struct LongPressGesture {
  /// The least duration of the press, in seconds.
  public var minimumDuration: Double
  /// The most points that the pointer may move before the gesture fails.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture, PrimitiveGesture {
  /// The type of the value: whether the view is pressed.
  public typealias Value = Bool
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  /// The most seconds that a browser can wait for.
  private static var greatestDuration: Double { 60 * 60 }

  package var needs: ElementGesture {
    let duration = minimumDuration > 0 ? min(minimumDuration, Self.greatestDuration) : 0
    return ElementGesture(pressTimes: [Int((duration * 1_000).rounded(.up))])
  }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Bool> {
    guard let track = input.tracks.first, input.phase != .cancelled, input.tracks.count == 1,
      track.distance <= maximumDistance, !input.isOnControl
    else { return .failed }
    // Times are in whole milliseconds.
    if input.time - track.startTime + 0.001 >= minimumDuration { return .ended(true) }
    return input.phase == .up ? .failed : .possible(input.phase == .down ? true : nil)
  }
}

/// A long press that tells when it begins, and when it is over.
struct PressGesture {
  let base: LongPressGesture
  let onPressingChanged: (Bool) -> Void
}

extension PressGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  private struct Recognition {
    var isPressing = false
  }

  var needs: ElementGesture { base.needs }

  func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Bool> {
    let step = base.take(input, in: memory)
    let hasChanged = memory.change(Recognition()) { state in
      defer { state.isPressing = !step.progress.isDone }
      return state.isPressing == step.progress.isDone
    }
    if hasChanged { onPressingChanged(!step.progress.isDone) }
    return step
  }
}
#endif
