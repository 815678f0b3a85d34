#if PortableViews
/// When an animation begins, how long it takes and how it proceeds.
package struct AnimationTiming: Hashable, Sendable {
  package var curve: AnimationCurve
  /// The time that one run takes, in seconds.
  package var duration: Double
  /// The time before the first run, in seconds.
  package var delay = 0.0
  /// The number of runs, or `nil` for an animation without end.
  package var repeatCount: Int? = 1
  /// Whether every second time runs backwards.
  package var autoreverses = false

  init(curve: AnimationCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }
}

/// A cubic curve of Bézier from 0 to 1: how far a change is at each moment.
package struct AnimationCurve: Hashable, Sendable {
  package var x1, y1, x2, y2: Double

  package static let linear = Self(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = Self(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = Self(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = Self(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The likeness of a spring: it starts fast, and goes beyond its end if it bounces.
  static func spring(bounce: Double) -> Self {
    Self(x1: 0.25, y1: 1 + min(max(bounce, 0), 1), x2: 0.5, y2: 1)
  }
}
#endif
