/// The expenses that a list shows: a window on all that a search finds, newest first.
public struct ExpensePage: Hashable, Sendable {
  public var expenses: [Expense]
  /// The sums of the months that the window shows; none for a search, which shows parts of months.
  public var months: [MonthSummary]
  public var hasNewer: Bool
  public var hasOlder: Bool

  /// Creates a page.
  public init(
    expenses: [Expense] = [], months: [MonthSummary] = [], hasNewer: Bool = false,
    hasOlder: Bool = false
  ) {
    self.expenses = expenses
    self.months = months
    self.hasNewer = hasNewer
    self.hasOlder = hasOlder
  }
}

/// The sum of a month.
public struct MonthSummary: Hashable, Identifiable, Sendable {
  public var month: Month
  public var count: Int
  public var total: Money

  /// Creates a summary.
  public init(month: Month, count: Int, total: Money) {
    self.month = month
    self.count = count
    self.total = total
  }

  public var id: Int { month.number }
}

/// A window on the expenses that a search finds.
public struct ExpenseQuery: Hashable, Sendable {
  /// The words to look for in notes; each may be the beginning of one.
  public var search: String
  public var start: Start
  public var count: Int

  /// The place of the window.
  public enum Start: Hashable, Sendable {
    case newest
    /// The window begins with this expense, or with the next older one.
    case at(Position)
    /// The window begins ``step`` expenses before this one, or with the newest.
    case before(Position)
  }

  /// The number of expenses by which a window grows and moves.
  public static let step = 30
  /// The number of expenses in the largest window.
  public static let limit = 150

  /// Creates a query.
  public init(search: String = "", start: Start = .newest, count: Int = step) {
    self.search = search
    self.start = start
    self.count = count
  }
}

/// The place of an expense in the order of the list: by day, and within a day by id.
public struct Position: Hashable, Comparable, Sendable {
  let value: Int

  init(value: Int) {
    self.value = value
  }

  /// The position of an expense.
  public init(_ expense: Expense) {
    self.init(day: expense.day, id: expense.id)
  }

  init(day: Day, id: Int) {
    value = day.number << 40 | id
  }

  /// The position after all expenses of a month.
  public init(endOf month: Month) {
    value = (((month.lastDay?.number ?? 0) + 1) << 40) - 1
  }

  public static func < (lhs: Position, rhs: Position) -> Bool { lhs.value < rhs.value }
}
