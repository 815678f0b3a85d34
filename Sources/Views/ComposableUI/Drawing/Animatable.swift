#if PortableViews
public import Foundation

/// A value with numbers between which an animation can go.
nonisolated public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers that change during an animation.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers: the value changes at once.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A value that can be added to others and scaled, such as a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of the value by a number.
  mutating func scale(by rhs: Double)

  /// The product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value at a fraction of the way to another.
  func interpolated(towards other: Self, amount: Double) -> Self {
    var difference = other - self
    difference.scale(by: amount)
    return self + difference
  }
}

extension Double: VectorArithmetic, Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The numbers of a value that has none to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  public static var zero: Self { Self() }

  /// Creates the only value.
  public init() {}

  /// Returns the only value.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns the only value.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of the zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Returns the sums of the values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the differences of the values.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of the values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension UnitPoint: Animatable {
  /// Both fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(x), CGFloat(y)) }
    set { (x, y) = (Double(newValue.first), Double(newValue.second)) }
  }
}

extension Angle: Animatable {
  /// The angle in degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}
#endif
