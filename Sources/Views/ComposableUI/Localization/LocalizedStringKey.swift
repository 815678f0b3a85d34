#if PortableViews
public import Foundation

/// A key of a string catalogue, with the values for its placeholders.
///
/// The literal is the key: `"\(count) items"` is looked up as `%lld items`. If no catalogue has the
/// key, the key itself is shown. Whole numbers are grouped as in the user's language, except in
/// `Text(verbatim:)`.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key as a catalogue spells it.
  package let key: String
  package let arguments: [LocalizedArgument]

  /// Creates a key from a string.
  public init(_ value: String) {
    self.init(key: value, arguments: [])
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(key: value, arguments: [])
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  package init(key: String, arguments: [LocalizedArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// The text if no catalogue has the key.
  package var string: String { LocalizedTemplate(self).text(in: Localization()).string }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [LocalizedArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      let hasPercentSign = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercentSign ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ value: String) {
      append(.string(value), "%@")
    }

    /// Appends a string or a substring.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append(.string(String(value)), "%@")
    }

    /// Appends a text with its formatting.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), "%@")
    }

    /// Appends an image, as high as the letters beside it.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)), "%@")
    }

    /// Appends the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }

    /// Appends a whole number, grouped by thousands.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      // The usual type, without a look for its conformances.
      if T.self == Int.self { return append(.integer(Int64(truncatingIfNeeded: value)), "%lld") }
      let size = value is any FixedWidthInteger && value.bitWidth < 64
      append(
        LocalizedArgument(whole: value),
        T.isSigned ? (size ? "%d" : "%lld") : (size ? "%u" : "%llu"))
    }

    /// Appends a fraction with six digits after the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(.fraction(Double(value)), value is Float ? "%f" : "%lf")
    }

    /// Appends a value as `String(format:)` writes it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(LocalizedArgument(value, specifier: specifier), specifier)
    }

    /// Appends a value, formatted for the user's language.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(value, format: format)), "%@")
    }

    /// Appends a formatted value.
    @_disfavoredOverload
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(.string(format.format(value)), "%@")
    }

    /// Appends a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? "\(subject)"), "%@")
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    /// Appends a range of dates, with both ends.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)), "%@")
    }

    /// Appends an interval, with its start and its end.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)), "%@")
    }

    /// Appends the time of an interval, as of when the key is made.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append(.text(text), "%@")
    }

    /// Appends any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), "%@")
    }
  }
}
#endif
