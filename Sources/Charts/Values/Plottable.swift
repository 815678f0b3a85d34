#if PortableViews
public import Foundation

/// A value that a chart can place on an axis.
///
/// Numbers and dates are placed by their size, texts as categories beside each other.
public protocol Plottable {
  /// The type of the value that is placed.
  associatedtype PrimitivePlottable: Plottable

  /// The value that is placed.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from a placed one.
  init?(primitivePlottable: PrimitivePlottable)

  /// The place of the value, which conforming types get from their primitive value.
  var _plotScalar: _PlotScalar { get }

  /// Creates a value from a place.
  init?(_plotScalar: _PlotScalar)
}

/// A place on an axis; underscored, since apps conform to `Plottable` by a primitive value.
public enum _PlotScalar: Hashable, Sendable {
  case number(Double)
  case category(String)
  case date(Double)
}

extension Plottable {
  /// The place of the primitive value.
  public var _plotScalar: _PlotScalar { primitivePlottable._plotScalar }

  /// Creates a value whose primitive value is at a place.
  public init?(_plotScalar: _PlotScalar) {
    guard let primitive = PrimitivePlottable(_plotScalar: _plotScalar) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// A value that is placed itself.
// Not an extension of `Plottable`, where it would make a type without its requirements compile.
protocol PlacedPlottable: Plottable where PrimitivePlottable == Self {}

extension PlacedPlottable {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates a value from itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates a value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable where Self: BinaryFloatingPoint {
  /// The number's place; zero's for what is no finite number.
  public var _plotScalar: _PlotScalar { .number(isFinite ? Double(self) : 0) }

  /// Creates a number from a place.
  public init?(_plotScalar: _PlotScalar) {
    guard case .number(let number) = _plotScalar else { return nil }
    self.init(number)
  }
}

extension Plottable where Self: BinaryInteger {
  /// The number's place.
  public var _plotScalar: _PlotScalar { .number(Double(self)) }

  /// Creates a number from a place, rounded.
  public init?(_plotScalar: _PlotScalar) {
    guard case .number(let number) = _plotScalar else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Double: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Double
}

extension Float: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Float
}

extension CGFloat: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = CGFloat
}

extension Int: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Int
}

extension Int8: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Int8
}

extension Int16: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Int16
}

extension Int32: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Int32
}

extension Int64: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = Int64
}

extension UInt: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = UInt
}

extension UInt8: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: Plottable, PlacedPlottable {
  /// The number itself.
  public typealias PrimitivePlottable = UInt64
}

extension String: Plottable, PlacedPlottable {
  /// The value itself.
  public typealias PrimitivePlottable = String

  /// The category.
  public var _plotScalar: _PlotScalar { .category(self) }

  /// Creates a text from a category.
  public init?(_plotScalar: _PlotScalar) {
    guard case .category(let category) = _plotScalar else { return nil }
    self = category
  }
}

extension Date: Plottable, PlacedPlottable {
  /// The value itself.
  public typealias PrimitivePlottable = Date

  /// The moment.
  public var _plotScalar: _PlotScalar { .date(timeIntervalSinceReferenceDate) }

  /// Creates a date from a moment.
  public init?(_plotScalar: _PlotScalar) {
    guard case .date(let seconds) = _plotScalar else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension Decimal: Plottable, PlacedPlottable {
  /// The value itself.
  public typealias PrimitivePlottable = Decimal

  /// The number's place.
  public var _plotScalar: _PlotScalar { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// Creates a number from a place.
  public init?(_plotScalar: _PlotScalar) {
    guard case .number(let number) = _plotScalar else { return nil }
    self.init(number)
  }
}
#endif
