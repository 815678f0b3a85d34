#if PortableViews
import Foundation

extension Animation {
  /// An animation that moves like a spring with a mass, a stiffness and a damping; the velocity has no
  /// effect.
  ///
  /// Its duration is the period of the spring without damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self {
    guard mass > 0, stiffness > 0, damping >= 0 else { return .spring }
    let fraction = damping / (2 * (stiffness * mass).squareRoot())
    return spring(duration: 2 * .pi * (mass / stiffness).squareRoot(), bounce: 1 - fraction)
  }

  /// An animation that moves like a spring, with a duration in seconds and a bounce from 0 to 1.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Self {
    spring(duration: duration, bounce: bounce)
  }

  /// An animation that moves like a bouncy spring, with a duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// An animation that moves like a stiff spring, with a duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// An animation that moves like a smooth spring, with a duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: extraBounce)
  }
}
#endif
