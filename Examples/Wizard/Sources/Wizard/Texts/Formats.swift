import ComposableArchitecture
import Foundation

/// A day as people write it, in the order and with the words of a language.
struct DayFormat: FormatStyle {
  var locale = Locale.current

  func format(_ day: Day) -> String {
    var style = Date.FormatStyle(timeZone: .gmt).weekday(.abbreviated).day().month(.abbreviated)
      .year()
    style.locale = locale
    return day.midnight.formatted(style)
  }

  func locale(_ locale: Locale) -> DayFormat { DayFormat(locale: locale) }
}

/// An amount with its currency.
struct MoneyFormat: FormatStyle {
  var locale = Locale.current

  func format(_ money: Money) -> String {
    (Decimal(money.cents) / 100).formatted(.currency(code: "EUR").locale(locale))
  }

  func locale(_ locale: Locale) -> MoneyFormat { MoneyFormat(locale: locale) }
}

extension FormatStyle where Self == DayFormat {
  static var day: Self { DayFormat() }
}

extension FormatStyle where Self == MoneyFormat {
  static var money: Self { MoneyFormat() }
}

extension Day {
  /// The day in the language of the visitor, for texts in a feature's state.
  var localized: String { String(localized: "\(self, format: .day)") }
}

extension Money {
  /// The amount in the language of the visitor, for texts in a feature's state.
  var localized: String { String(localized: "\(self, format: .money)") }
}
