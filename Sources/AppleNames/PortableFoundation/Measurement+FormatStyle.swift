#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// A format of a measurement: a number with the symbol of its unit, which is not converted.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The way in which the unit is spelled.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private enum Option: Codable {
        case wide, abbreviated, narrow
      }

      private let option: Option

      /// The symbol after a space: Foundation has no names of units here.
      public static var wide: Self { Self(option: .wide) }
      /// The symbol after a space.
      public static var abbreviated: Self { Self(option: .abbreviated) }
      /// The symbol without a space.
      public static var narrow: Self { Self(option: .narrow) }
    }

    /// The way in which the unit is spelled.
    public var width: UnitWidth
    /// The language of the number.
    public var locale: Locale
    /// The format of the number; one with two decimals at most if `nil`.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.numberFormatStyle) = (width, locale, numberFormatStyle)
    }

    /// Returns a measurement in words.
    public func format(_ value: Measurement) -> String {
      let standard = FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...2))
      let number = (numberFormatStyle?.locale(locale) ?? standard).format(value.value)
      let symbol = value.unit.symbol
      if symbol.hasPrefix("°") { return number + (width == .narrow ? "°" : symbol) }
      return width == .narrow ? number + symbol : "\(number) \(symbol)"
    }

    /// Returns the format in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self {
    style.format(self)
  }

  /// Returns the measurement with the symbol of its unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// The use of a measurement, which has no effect: units are not converted.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// The unit for general use.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension FormatStyle {
  /// A format of measurements.
  ///
  /// - Parameters:
  ///   - width: The way in which the unit is spelled.
  ///   - usage: The use, without effect.
  ///   - numberFormatStyle: The format of the number.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, numberFormatStyle: numberFormatStyle)
  }
}
#endif
