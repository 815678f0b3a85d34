#if PortableViews
import Foundation

/// A value that is formatted in the user's language.
protocol FormattedContent: Sendable {
  /// Returns the text in a language; if `nil`, in the language of the format or the process.
  func string(in locale: Locale?) -> String

  /// Returns whether another value shows the same text in every language.
  func isEqual(to other: any FormattedContent) -> Bool
}

extension FormattedContent where Self: Equatable {
  func isEqual(to other: any FormattedContent) -> Bool {
    other as? Self == self
  }
}

/// A value with a format.
// Safe: a format and its input are immutable values.
struct FormattedInput<F: FormatStyle>: FormattedContent, Equatable, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in locale: Locale?) -> String {
    (locale.map(format.locale) ?? format).format(input)
  }
}

/// A date in a style.
struct FormattedDate: FormattedContent, Equatable {
  let date: Date
  let style: Text.DateStyle
  let now = Date()

  func string(in locale: Locale?) -> String {
    style.text(of: date, now: now, locale: locale)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.date == rhs.date && lhs.style == rhs.style && (!lhs.style.isRelative || lhs.now == rhs.now)
  }
}
#endif
