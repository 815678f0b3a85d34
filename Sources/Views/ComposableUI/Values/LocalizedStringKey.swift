#if PortableViews
import Foundation

/// A text as a literal, with interpolated values written as people write them.
///
/// Whole numbers are grouped by thousands, as SwiftUI does; `Text(verbatim:)` shows them bare.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let string: String
  /// The same with markup, in which interpolated values are none.
  let pattern: String

  /// Creates a key from a string.
  public init(_ value: String) {
    string = value
    pattern = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    string = value
    pattern = value
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
    pattern = stringInterpolation.pattern
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = ""
    fileprivate var pattern = ""

    private mutating func append(_ text: String) {
      string += text
      pattern += Markdown.escaped(text)
    }

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
      pattern += literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ value: String) {
      append(value)
    }

    /// Appends a string or a substring.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append(String(value))
    }

    /// Appends the content of a text, without its looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.string)
    }

    /// Appends a whole number, grouped by thousands.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(grouped(value))
    }

    /// Appends a fraction with six digits after the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(String(format: "%lf", Double(value)))
    }

    /// Appends a value as `String(format:)` writes it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(format.format(value))
    }

    /// Appends any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value))
    }
  }
}

/// A whole number with a comma between thousands.
private func grouped(_ value: some BinaryInteger) -> String {
  let sign = value < 0 ? "-" : ""
  // Most are of this type, for which the generic way would be several times slower.
  let digits = (value as? Int).map { String($0.magnitude) } ?? String(value.magnitude)
  let count = digits.utf8.count
  guard count > 3 else { return sign + digits }
  var result = sign
  for (index, digit) in digits.unicodeScalars.enumerated() {
    if index > 0, (count - index).isMultiple(of: 3) { result += "," }
    result.unicodeScalars.append(digit)
  }
  return result
}
#endif
