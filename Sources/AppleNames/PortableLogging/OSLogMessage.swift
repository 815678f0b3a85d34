#if !canImport(OSLog)
/// A message of a log, written as a string literal.
///
/// Values whose privacy is `private` or `sensitive` are written as `<private>`. All others are
/// written, also those without a privacy, which Apple's systems hide if they are texts.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a value in a message may be read by others.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The form that a hidden value takes.
  public struct Mask: Equatable, Sendable {
    let hashes: Bool

    /// A number that is the same for equal values, while the process runs.
    public static let hash = Self(hashes: true)
    /// Nothing.
    public static let none = Self(hashes: false)
  }

  let hides: Bool
  var mask = Mask.none

  /// The value is written.
  public static let auto = Self(hides: false)
  /// The value is written.
  public static let `public` = Self(hides: false)
  /// The value is hidden.
  public static let `private` = Self(hides: true)
  /// The value is hidden.
  public static let sensitive = Self(hides: true)

  /// The value is written.
  public static func auto(mask: Mask) -> Self { .auto }
  /// The value is hidden, or a number written for it.
  public static func `private`(mask: Mask) -> Self { Self(hides: true, mask: mask) }
  /// The value is hidden, or a number written for it.
  public static func sensitive(mask: Mask) -> Self { Self(hides: true, mask: mask) }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates a message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Adds a literal part.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - privacy: Whether the value is hidden.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), privacy)
  }

  /// Adds a number with a fixed number of decimals.
  ///
  /// - Parameters:
  ///   - value: The number to write.
  ///   - format: The format of the number.
  ///   - privacy: Whether the value is hidden.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(value())), privacy)
  }

  private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
    guard privacy.hides else {
      text += value
      return
    }
    text += privacy.mask.hashes ? "<mask.hash: \(value.hashValue)>" : "<private>"
  }
}

/// The format of a number with decimals in a message.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// A number with six decimals.
  public static let fixed = Self(precision: 6)

  /// A number with a fixed number of decimals.
  ///
  /// - Parameter precision: The number of decimals, at most 15.
  public static func fixed(precision: @autoclosure () -> Int) -> Self {
    Self(precision: min(max(precision(), 0), 15))
  }

  func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let scale = (0..<precision).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (number.magnitude * scale).rounded()
    let whole = (scaled / scale).rounded(.down)
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard precision > 0 else { return "\(sign)\(Int64(whole))" }
    let decimals = String(Int64(scaled - whole * scale))
    let zeros = String(repeating: "0", count: max(precision - decimals.count, 0))
    return "\(sign)\(Int64(whole)).\(zeros)\(decimals)"
  }
}
#endif
