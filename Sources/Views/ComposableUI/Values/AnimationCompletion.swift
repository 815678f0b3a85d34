#if PortableViews
import Foundation

/// The moment at which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment: Hashable {
    case logicallyComplete, removed
  }

  private let moment: Moment

  /// The animation has run for its duration; a spring may still move a little.
  public static let logicallyComplete = Self(moment: .logicallyComplete)
  /// Nothing moves any more: here, the same moment.
  public static let removed = Self(moment: .removed)
}

/// Calls a function, animates the state changes that it makes, and calls another one when the
/// animation is complete.
///
/// The time is the animation's, not a screen's. An animation without end never completes;
/// without an animation, the second function is called next.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: The moment at which the animation is complete.
///   - body: A function that changes state.
///   - completion: The function that is called when the animation is complete.
@MainActor
@preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  var duration = 0.0
  if let timing = animation?.timing {
    guard let runs = timing.repeatCount else { return result }
    duration = timing.delay + timing.duration * Double(runs)
  }
  let clock = TimelineClock.current
  let end = clock.now.addingTimeInterval(duration)
  Task { @MainActor in
    try? await clock.sleep(until: end)
    completion()
  }
  return result
}
#endif
