#if PortableViews
/// The timing of an animated change; renderers that cannot animate ignore it.
public struct Animation: Hashable, Sendable {
  // Indirect, to keep bindings and transactions small: most of them have no animation.
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
  /// An animation of constant speed.
  public static let linear: Self = .linear(duration: defaultDuration)
  /// An animation that starts slowly.
  public static let easeIn: Self = .easeIn(duration: defaultDuration)
  /// An animation that ends slowly.
  public static let easeOut: Self = .easeOut(duration: defaultDuration)
  /// An animation that starts and ends slowly.
  public static let easeInOut: Self = .easeInOut(duration: defaultDuration)

  /// An animation of constant speed with a duration in seconds.
  public static func linear(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .linear, duration: duration))
  }
  /// An animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .easeIn, duration: duration))
  }
  /// An animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .easeOut, duration: duration))
  }
  /// An animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Self {
    Self(timing: AnimationTiming(curve: .easeInOut, duration: duration))
  }
  /// An animation along a cubic Bézier curve with two control points and a duration in seconds.
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

  /// An animation that moves like a spring, with a response in seconds and a damping fraction.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self {
    spring(duration: response, bounce: 1 - dampingFraction)
  }
  /// An animation that moves like a spring, with a duration in seconds and a bounce from 0 to 1.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self {
    Self(timing: AnimationTiming(curve: .spring(bounce: bounce), duration: duration))
  }
  /// An animation that moves like a short spring, for changes that follow a gesture.
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
  /// Speeds up the animation and its delay by a factor; ignores factors that are not positive.
  public func speed(_ speed: Double) -> Self {
    guard speed > 0 else { return self }
    return with {
      $0.duration /= speed
      $0.delay /= speed
    }
  }
  /// Repeats the animation a number of times, for changes of appearance or size.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    with {
      $0.repeatCount = max(repeatCount, 1)
      $0.autoreverses = autoreverses
    }
  }
  /// Repeats the animation until the next change, for changes of appearance or size.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }
}

/// The curve, duration, delay and repetitions of an animation.
package struct AnimationTiming: Hashable, Sendable {
  package var curve: AnimationCurve
  /// The duration of one run, in seconds.
  package var duration: Double
  /// The delay before the first run, in seconds.
  package var delay = 0.0
  /// The number of runs, or `nil` for an animation without end.
  package var repeatCount: Int? = 1
  /// Whether every second run is played backwards.
  package var autoreverses = false
}

extension Animation: CustomStringConvertible {
  /// The animation as it is written in code, without the name of the type.
  public var description: String { timing.description }
}

extension AnimationTiming {
  fileprivate var description: String {
    var description =
      switch curve {
      case .linear: "linear(duration: \(duration))"
      case .easeIn: "easeIn(duration: \(duration))"
      case .easeOut: "easeOut(duration: \(duration))"
      case .easeInOut: "easeInOut(duration: \(duration))"
      default:
        "timingCurve(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2), duration: \(duration))"
      }
    if delay != 0 { description += ".delay(\(delay))" }
    switch repeatCount {
    case 1?: break
    case let count?: description += ".repeatCount(\(count), autoreverses: \(autoreverses))"
    case nil: description += ".repeatForever(autoreverses: \(autoreverses))"
    }
    return description
  }
}

/// A cubic Bézier curve that maps the elapsed time to the progress of a change, both from 0 to 1.
package struct AnimationCurve: Hashable, Sendable {
  package var x1, y1, x2, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package static let linear = Self(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = Self(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = Self(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = Self(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Returns a curve like a spring's: starts fast, and overshoots the end if it bounces.
  static func spring(bounce: Double) -> Self {
    Self(x1: 0.25, y1: 1 + min(max(bounce, 0), 1), x2: 0.5, y2: 1)
  }
}
#endif
