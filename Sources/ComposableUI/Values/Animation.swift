#if !canImport(SwiftUI)
  /// How a change is drawn over time; renderers show the outcome at once.
  public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable {
      case `default`, linear, easeIn, easeOut, easeInOut, spring
    }

    private let curve: Curve
    private let duration: Double?

    /// The default animation.
    public static let `default` = Self(curve: .default, duration: nil)
    /// A steady animation.
    public static let linear = Self(curve: .linear, duration: nil)
    /// An animation that starts slowly.
    public static let easeIn = Self(curve: .easeIn, duration: nil)
    /// An animation that ends slowly.
    public static let easeOut = Self(curve: .easeOut, duration: nil)
    /// An animation that starts and ends slowly.
    public static let easeInOut = Self(curve: .easeInOut, duration: nil)
    /// An animation that moves like a spring.
    public static let spring = Self(curve: .spring, duration: nil)
    /// An animation that moves like a bouncy spring.
    public static let bouncy = Self(curve: .spring, duration: nil)
    /// An animation that moves like a stiff spring.
    public static let snappy = Self(curve: .spring, duration: nil)
    /// An animation that moves like a smooth spring.
    public static let smooth = Self(curve: .spring, duration: nil)

    /// An animation that moves like a spring, described by physics.
    public static func spring(
      response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Self {
      Self(curve: .spring, duration: response)
    }
    /// An animation that moves like a spring, described by what is seen of it.
    public static func spring(
      duration: Double, bounce: Double = 0, blendDuration: Double = 0
    ) -> Self {
      Self(curve: .spring, duration: duration)
    }
    /// An animation that moves like a spring and follows what a person does.
    public static func interactiveSpring(
      response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Self {
      Self(curve: .spring, duration: response)
    }

    /// The same animation, later; renderers show the outcome at once.
    public func delay(_ delay: Double) -> Self { self }
    /// The same animation, faster or slower.
    public func speed(_ speed: Double) -> Self {
      Self(curve: curve, duration: duration.map { $0 / speed })
    }
    /// The same animation some times over; renderers show the outcome at once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self { self }
    /// The same animation again and again; renderers show the outcome at once.
    public func repeatForever(autoreverses: Bool = true) -> Self { self }

    /// A steady animation of some seconds.
    public static func linear(duration: Double) -> Self { Self(curve: .linear, duration: duration) }
    /// An animation of some seconds that starts slowly.
    public static func easeIn(duration: Double) -> Self { Self(curve: .easeIn, duration: duration) }
    /// An animation of some seconds that ends slowly.
    public static func easeOut(duration: Double) -> Self {
      Self(curve: .easeOut, duration: duration)
    }
    /// An animation of some seconds that starts and ends slowly.
    public static func easeInOut(duration: Double) -> Self {
      Self(curve: .easeInOut, duration: duration)
    }
  }

  /// The circumstances of a change.
  public struct Transaction: Sendable {
    /// The animation that the change is drawn with.
    public var animation: Animation?
    /// Whether animations are not drawn.
    public var disablesAnimations = false

    /// Creates a transaction.
    public init(animation: Animation? = nil) {
      self.animation = animation
    }
  }

  /// Changes state with an animation; renderers show the outcome at once.
  public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }

  /// Changes state within a transaction.
  public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }
#endif
