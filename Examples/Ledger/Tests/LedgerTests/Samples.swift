import ComposableArchitecture
import Foundation
import LedgerStorage

@testable import Ledger

/// Expenses that tests speak of.
enum Samples {
  static let bakery = Expense(id: 1, draft("Bakery", "2026-11-20", 640, .groceries))
  static let rent = Expense(id: 2, draft("Rent", "2026-11-01", 78_000, .home))
  static let cinema = Expense(id: 3, draft("Cinema", "2026-10-16", 1_200, .leisure))

  static let page = ExpensePage(
    expenses: [bakery, rent, cinema],
    months: [
      MonthSummary(month: november, count: 2, total: Money(cents: 78_640)),
      MonthSummary(month: october, count: 2, total: Money(cents: 1_200)),
    ])

  static let overview = LedgerOverview(
    count: 3, months: page.months, lastChange: LedgerChange(id: 9, kind: .add, note: "Bakery"))

  static let november = Month(year: 2026, month: 11)
  static let october = Month(year: 2026, month: 10)

  /// 2026-11-24 at noon.
  static let now = Date(timeIntervalSince1970: 1_795_521_600)

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func draft(
    _ note: String, _ day: String, _ cents: Int, _ category: LedgerStorage.Category
  ) -> Expense.Draft {
    guard let day = try? Day(parsing: day) else { fatalError("\(day) is no day") }
    return Expense.Draft(amount: Money(cents: cents), day: day, category: category, note: note)
  }
}
