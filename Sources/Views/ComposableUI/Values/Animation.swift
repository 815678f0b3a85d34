#if PortableViews
/// The course of a change over time, for renderers that can animate it.
public struct Animation: Hashable, Sendable {
  // Indirect: bindings and transactions carry animations, and most of them none.
  private indirect enum Storage: Hashable, Sendable {
    case timing(AnimationTiming)
  }

  private let storage: Storage

  package init(timing: AnimationTiming) {
    storage = .timing(timing)
  }

  /// The curve, duration, delay and repetitions of the animation.
  package var timing: AnimationTiming {
    switch storage {
    case .timing(let timing): timing
    }
  }

  private func with(_ change: (inout AnimationTiming) -> Void) -> Self {
    var timing = timing
    change(&timing)
    return Self(timing: timing)
  }
}

extension Animation {
  private static var defaultDuration: Double { 0.35 }
  private static var springDuration: Double { 0.5 }

  /// The default animation, which starts and ends slowly.
  public static let `default`: Self = .easeInOut
  /// A steady animation.
  public static let linear: Self = .linear(duration: defaultDuration)
  /// An animation that starts slowly.
  public static let easeIn: Self = .easeIn(duration: defaultDuration)
  /// An animation that ends slowly.
  public static let easeOut: Self = .easeOut(duration: defaultDuration)
  /// An animation that starts and ends slowly.
  public static let easeInOut: Self = .easeInOut(duration: defaultDuration)

  /// A steady animation of some seconds.
  public static func linear(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .linear, duration: duration))
  }
  /// An animation of some seconds that starts slowly.
  public static func easeIn(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .easeIn, duration: duration))
  }
  /// An animation of some seconds that ends slowly.
  public static func easeOut(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .easeOut, duration: duration))
  }
  /// An animation of some seconds that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .easeInOut, duration: duration))
  }
  /// An animation along a cubic curve of Bézier with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Self {
    Self(
      timing: AnimationTiming(
        curve: AnimationCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration))
  }
}

extension Animation {
  /// An animation that moves like a spring.
  public static let spring: Self = .spring(duration: springDuration)
  /// An animation that moves like a bouncy spring.
  public static let bouncy: Self = .spring(duration: springDuration, bounce: 0.3)
  /// An animation that moves like a stiff spring.
  public static let snappy: Self = .spring(duration: springDuration, bounce: 0.15)
  /// An animation that moves like a smooth spring.
  public static let smooth: Self = .spring(duration: springDuration)

  /// An animation that moves like a spring, described by physics.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self {
    spring(duration: response, bounce: 1 - dampingFraction)
  }
  /// An animation that moves like a spring, described by what is seen of it.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self {
    Self(timing: AnimationTiming(curve: .spring(bounce: bounce), duration: duration))
  }
  /// An animation that moves like a spring and follows what a person does.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self {
    spring(duration: response, bounce: 1 - dampingFraction)
  }
}

extension Animation {
  /// Delays the animation by a number of seconds.
  public func delay(_ delay: Double) -> Self {
    with { $0.delay += delay }
  }
  /// Speeds up the animation and its delay by a factor.
  ///
  /// Ignores factors that are not positive.
  public func speed(_ speed: Double) -> Self {
    guard speed > 0 else { return self }
    return with {
      $0.duration /= speed
      $0.delay /= speed
    }
  }
  /// Repeats the animation of changed looks or sizes a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    with {
      $0.repeatCount = max(repeatCount, 1)
      $0.autoreverses = autoreverses
    }
  }
  /// Repeats the animation of changed looks or sizes until the next change.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }
}
#endif
