#if PortableViews
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

  init(curve: AnimationCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }
}

/// A cubic Bézier curve that maps the elapsed time to the progress of a change, both from 0 to 1.
package struct AnimationCurve: Hashable, Sendable {
  package var x1, y1, x2, y2: Double

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
