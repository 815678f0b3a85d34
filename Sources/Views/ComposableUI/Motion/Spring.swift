#if PortableViews
public import Foundation

/// The motion of a spring, from its physics or from a duration and a bounce.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The force of the spring for each unit of length.
  public let stiffness: Double
  /// The friction of the spring for each unit of speed.
  public let damping: Double

  /// Creates a spring with a duration in seconds, and a bounce from -1 to 1.
  ///
  /// A bounce of 0 comes to rest without overshooting, and a negative one more slowly.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - min(bounce, 1)
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring with the duration of a swing without damping, and the damping's fraction of that
  /// at which nothing swings.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / max(response, 0.001)
    self.init(
      uncheckedMass: 1, stiffness: frequency * frequency,
      damping: 2 * max(dampingRatio, 0) * frequency)
  }

  /// Creates a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force of the spring for each unit of length.
  ///   - damping: The friction of the spring for each unit of speed.
  ///   - allowOverDamping: Whether the damping may be greater than that at which nothing swings.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    let most = allowOverDamping ? .infinity : 2 * (mass * stiffness).squareRoot()
    self.init(uncheckedMass: mass, stiffness: stiffness, damping: min(max(damping, 0), most))
  }

  /// Creates a spring that comes to rest after a duration in seconds.
  ///
  /// - Parameters:
  ///   - settlingDuration: The duration after which the spring is at rest, in seconds.
  ///   - dampingRatio: The damping's fraction of that at which nothing swings.
  ///   - epsilon: The distance from the end that counts as rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to rest is in proportion to the response.
    let unit = Spring(response: 1, dampingRatio: max(dampingRatio, 0.001))
    let settling = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(response: settlingDuration / settling, dampingRatio: max(dampingRatio, 0.001))
  }

  private init(uncheckedMass mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }
}

extension Spring {
  /// A spring without a bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring without a bounce but an extra one, with a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce and an extra one, with a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce and an extra one, with a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The duration of a swing without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping's fraction of that at which nothing swings.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The duration as people see it, in seconds.
  public var duration: TimeInterval { response }

  /// The bounce: 0 for none, up to 1 for a spring that swings without end.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The swings without damping, in radians a second.
  private var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// Returns the value at a time in seconds, of a motion from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let share = share(at: time)
    var value = target
    value.scale(by: 1 - share.place)
    var pushed = initialVelocity
    pushed.scale(by: share.push)
    return value + pushed
  }

  /// Returns the velocity at a time in seconds, of a motion from zero to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let share = share(at: time)
    var velocity = target
    velocity.scale(by: frequency * frequency * share.push)
    var pushed = initialVelocity
    pushed.scale(by: share.place - 2 * dampingRatio * frequency * share.push)
    return velocity + pushed
  }

  /// Moves a value and its velocity on by a number of seconds towards a target.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let start = value
    let way = target - start
    value = start + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  /// Returns the value at a time in seconds, of a motion between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = toValue
    value.animatableData =
      fromValue.animatableData
      + self.value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The seconds until a motion by 1 is within 0.001 of its end.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Returns the seconds until a motion from zero to a target stays near its end.
  ///
  /// - Parameters:
  ///   - target: The end of the motion.
  ///   - initialVelocity: The velocity at the start.
  ///   - epsilon: The distance from the end that counts as rest.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = max(epsilon, 1e-9)
    guard dampingRatio > 0 else { return .infinity }
    let way = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // The distance never grows again once this bound of it is small.
    func bound(_ time: Double) -> Double {
      guard dampingRatio < 1 else {
        let share = share(at: time)
        return abs(share.place) * way + abs(share.push) * speed
      }
      let decay = dampingRatio * frequency
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let side = (speed + decay * way) / swing
      return exp(-decay * time) * (way * way + side * side).squareRoot()
    }
    var (low, high) = (0.0, response)
    while bound(high) > epsilon, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// The share of the way that is left at a time, and the way that one unit of speed has added.
  ///
  /// Both solve the equation of a damped spring, for the starts (1, 0) and (0, 1).
  private func share(at time: TimeInterval) -> (place: Double, push: Double) {
    let time = max(time, 0)
    let decay = dampingRatio * frequency
    let difference = 1 - dampingRatio * dampingRatio
    if abs(difference) < 1e-9 {
      let fade = exp(-frequency * time)
      return (fade * (1 + frequency * time), fade * time)
    }
    if difference > 0 {
      let swing = frequency * difference.squareRoot()
      let fade = exp(-decay * time)
      let sine = sin(swing * time) / swing
      return (fade * (cos(swing * time) + decay * sine), fade * sine)
    }
    let root = frequency * (-difference).squareRoot()
    let slow = exp((root - decay) * time)
    let fast = exp((-root - decay) * time)
    return (
      ((decay + root) * slow - (decay - root) * fast) / (2 * root), (slow - fast) / (2 * root)
    )
  }
}

extension Animation {
  /// An animation that moves like a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Self {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// An animation that moves like a spring; the initial velocity has no effect.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Self {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// An animation along a curve, with a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Self {
    Self(timing: AnimationTiming(curve: curve.bezier, duration: duration))
  }
}
#endif
