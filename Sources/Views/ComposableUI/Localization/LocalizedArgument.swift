#if PortableViews
import Foundation

/// A value for a placeholder of a localized text.
package enum LocalizedArgument: Hashable, Sendable {
  case string(String)
  indirect case text(Text)
  case integer(Int64)
  case unsigned(UInt64)
  case fraction(Double)
  /// A whole number that is shown without groups.
  case bare(Int64)

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let string): hasher.combine(string)
    case .text(let text): hasher.combine(text.string)
    case .integer(let value), .bare(let value): hasher.combine(value)
    case .unsigned(let value): hasher.combine(value)
    case .fraction(let value): hasher.combine(value)
    }
  }

  /// Creates an argument from a whole number; one of more than 64 bits becomes a text.
  init(whole value: some BinaryInteger) {
    self =
      if let value = Int64(exactly: value) {
        .integer(value)
      } else if let value = UInt64(exactly: value) {
        .unsigned(value)
      } else {
        .string(value.description)
      }
  }

  /// Creates an argument from a value that `String(format:)` takes.
  init(_ value: any CVarArg, specifier: String) {
    self =
      if let value = value as? any BinaryInteger {
        Self(whole: value)
      } else if let value = value as? any BinaryFloatingPoint {
        .fraction(Double(value))
      } else {
        .string(String(format: specifier, value))
      }
  }

  /// The number that selects a plural form.
  var number: Double? {
    switch self {
    case .integer(let value), .bare(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .fraction(let value): value
    case .string, .text: nil
    }
  }

  /// The value as text, if no language is known.
  package var shown: String {
    switch self {
    case .fraction: text(for: "%lf", in: Localization())
    default: text(for: "%lld", in: Localization())
    }
  }

  /// The value as a whole number, or `nil` if it is none.
  package var wholeNumber: Int64? {
    switch self {
    case .integer(let value), .bare(let value): value
    case .unsigned(let value): Int64(exactly: value)
    case .string, .text, .fraction: nil
    }
  }

  /// Returns the value in the format of a placeholder such as `%lld` or `%.1f`.
  func text(for placeholder: String, in localization: Localization) -> String {
    func whole(_ value: some FixedWidthInteger & CVarArg) -> String {
      if placeholder == "%lld" || placeholder.isPlainWhole {
        return value.grouped(in: localization.formatLocale)
      }
      return String(
        format: placeholder.asFormat(length: "ll"), locale: localization.formatLocale, value)
    }
    switch self {
    case .string(let string):
      return string.withOwnDirections
    case .text(let text):
      return text.string(in: localization).withOwnDirections
    case .bare(let value):
      return String(value)
    case .integer(let value): return whole(value)
    case .unsigned(let value): return whole(value)
    case .fraction(let value):
      return String(
        format: placeholder.asFormat(length: ""), locale: localization.formatLocale, value)
    }
  }
}

extension String {
  /// Whether a placeholder formats a whole number without further options, as in `%lld` or `%2$d`.
  fileprivate var isPlainWhole: Bool {
    var hasDigits = false
    var hasPosition = false
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "0"..."9": hasDigits = true
      case "$": hasPosition = true
      case "%", "l", "h", "q", "z", "@", "d", "i", "u": continue
      default: return false
      }
    }
    return hasPosition || !hasDigits
  }

  /// Returns the placeholder without its position, and with the length modifier of the argument.
  fileprivate func asFormat(length: String) -> String {
    var rest = dropFirst()
    if let dollar = rest.firstIndex(of: "$") { rest = rest[dollar...].dropFirst() }
    let flags = rest.prefix { !$0.isLetter && $0 != "@" }
    let conversion = rest.last.map { $0 == "@" ? (length.isEmpty ? "f" : "d") : String($0) } ?? "d"
    let isFraction = "aAeEfFgG".contains(conversion)
    // A placeholder for the wrong kind of number becomes one for the argument's kind.
    if length.isEmpty, !isFraction { return "%\(flags)f" }
    if !length.isEmpty, isFraction { return "%lld" }
    return "%\(flags)\(length)\(conversion)"
  }
}

extension FixedWidthInteger {
  /// Returns the number with the grouping of a language, or with commas if no language is known.
  fileprivate func grouped(in locale: Locale?) -> String {
    if let locale, locale.language.languageCode?.identifier != "en" {
      return IntegerFormatStyle<Self>(locale: locale).format(self)
    }
    guard magnitude > 999 else { return String(self) }
    let digits = String(magnitude)
    let count = digits.utf8.count
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.unicodeScalars.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { result += "," }
      result.unicodeScalars.append(digit)
    }
    return result
  }
}
#endif
