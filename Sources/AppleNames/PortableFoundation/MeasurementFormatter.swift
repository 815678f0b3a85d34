#if !canImport(Darwin)
public import Foundation

/// A formatter of measurements, which Foundation declares as unavailable outside Apple's systems.
///
/// ```swift
/// let distance = Measurement(value: 12.5, unit: UnitLength.kilometers)
/// MeasurementFormatter().string(from: distance)  // "12.5 km"
/// ```
///
/// Units keep their symbols in every style, and are not converted to a region's.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // As with all formatters: it is set up first, and may then be used on any thread.

  /// The choice of the unit that is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, which is the one that is always written.
    public static let providedUnit = Self(rawValue: 1)
    /// A unit for the size of the value, without effect.
    public static let naturalScale = Self(rawValue: 2)
    /// Degrees without the letter of their scale.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// The choice of the unit that is written.
  open var unitOptions: UnitOptions = []
  /// The way in which units are spelled: a long one has its symbol as a medium one has.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the number.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the number; one with three decimals at most if none is set.
  open var numberFormatter: NumberFormatter!

  /// Returns a measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = text(of: measurement.value)
    let symbol = string(from: measurement.unit)
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    let isClose = symbol.hasPrefix("°") || unitStyle == .short
    return isClose ? number + symbol : "\(number) \(symbol)"
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Returns a measurement in words, or `nil` for other values.
  open override func string(for object: Any?) -> String? {
    guard let measurement = object as? any AnyMeasurement else { return nil }
    return measurement.text(by: self)
  }

  private func text(of value: Double) -> String {
    if let numberFormatter, let text = numberFormatter.string(from: NSNumber(value: value)) {
      return text
    }
    return value.formatted(
      .number.precision(.fractionLength(0...3)).locale(locale ?? .autoupdatingCurrent))
  }
}

private protocol AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
#endif
