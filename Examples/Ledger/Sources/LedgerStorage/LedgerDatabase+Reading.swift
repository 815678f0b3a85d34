import GRDB
import PortableLogging

extension LedgerDatabase {
  func page(_ query: ExpenseQuery) async throws -> ExpensePage {
    try await read { try LedgerReader(database: $0).page(query) }
  }

  func overview() async throws -> LedgerOverview {
    try await read { database in
      let reader = LedgerReader(database: database)
      return LedgerOverview(
        count: try Int.fetchOne(database, sql: "SELECT count(*) FROM expense") ?? 0,
        months: try reader.months("", arguments: [], limit: LedgerOverview.monthLimit),
        lastChange: try reader.lastChange())
    }
  }

  func all() async throws -> [Expense.Draft] {
    try await read { database in
      let sql = "SELECT * FROM expense ORDER BY position"
      return try Row.fetchAll(database, sql: sql).map { try Expense(row: $0).draft }
    }
  }
}

extension LedgerOverview {
  /// The number of months in an overview.
  public static let monthLimit = 6
}

/// Queries within a transaction.
struct LedgerReader {
  let database: Database

  func page(_ query: ExpenseQuery) throws -> ExpensePage {
    let rows: [Expense]
    var hasNewer = false
    switch query.start {
    case .newest:
      rows = try expenses(query, "<=", Int.max, newestFirst: true)
    case .at(let position):
      rows = try expenses(query, "<=", position.value, newestFirst: true)
      hasNewer = try !expenses(query, ">", position.value, newestFirst: false, limit: 1).isEmpty
    case .before(let position):
      let newer = try expenses(
        query, ">", position.value, newestFirst: false, limit: ExpenseQuery.step + 1)
      hasNewer = newer.count > ExpenseQuery.step
      let first = newer.prefix(ExpenseQuery.step).last.map { Position($0).value }
      rows = try expenses(query, "<=", first ?? position.value, newestFirst: true)
    }
    let hasOlder = rows.count > query.count
    let shown = Array(rows.prefix(query.count))
    return ExpensePage(
      expenses: shown, months: query.search.isEmpty ? try months(of: shown) : [],
      hasNewer: hasNewer, hasOlder: hasOlder)
  }

  /// The sums of the months that expenses are in.
  private func months(of expenses: [Expense]) throws -> [MonthSummary] {
    let numbers = Set(expenses.map(\.day.inMonth.number)).sorted()
    let list = numbers.map { String($0) }.joined(separator: ", ")
    return try months("WHERE month IN (\(list))", arguments: [], limit: 10_000)
  }

  /// The expenses on one side of a position, one more than the window takes.
  private func expenses(
    _ query: ExpenseQuery, _ comparison: String, _ position: Int, newestFirst: Bool,
    limit: Int? = nil
  ) throws -> [Expense] {
    let order = newestFirst ? "DESC" : "ASC"
    let words = Self.expression(for: query.search)
    // The index of notes gives its rows in this order, so that nothing is sorted.
    let sql =
      words == nil
      ? "SELECT * FROM expense WHERE position \(comparison) ? ORDER BY position \(order) LIMIT ?"
      : """
      SELECT expense.* FROM note_words
      CROSS JOIN expense ON expense.position = note_words.rowid
      WHERE note_words.rowid \(comparison) ? AND note_words MATCH ?
      ORDER BY note_words.rowid \(order) LIMIT ?
      """
    let last = limit ?? query.count + 1
    let arguments: StatementArguments = words.map { [position, $0, last] } ?? [position, last]
    return try Row.fetchAll(database, sql: sql, arguments: arguments).map(Expense.init(row:))
  }

  /// The expression of FTS5 for notes with words that begin with a text's words.
  static func expression(for search: String) -> String? {
    let words = search.split(whereSeparator: \.isWhitespace).prefix(8)
    guard !words.isEmpty else { return nil }
    return words.map { word in
      "\"\(word.prefix(64).replacing("\"", with: "\"\"").replacing("\0", with: ""))\"*"
    }.joined(separator: " ")
  }

  func months(
    _ condition: String, arguments: StatementArguments, limit: Int
  ) throws -> [MonthSummary] {
    let sql = """
      SELECT month, count(*) AS count, sum(amount) AS total FROM expense \(condition)
      GROUP BY month ORDER BY month DESC LIMIT \(limit)
      """
    return try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
      MonthSummary(
        month: Month(number: row["month"]), count: row["count"], total: Money(cents: row["total"]))
    }
  }

  func lastChange() throws -> LedgerChange? {
    let sql = "SELECT * FROM change ORDER BY id DESC LIMIT 1"
    guard let row = try Row.fetchOne(database, sql: sql),
      let kind = LedgerChange.Kind(rawValue: row["kind"])
    else { return nil }
    let (first, last): (Int, Int) = (row["first"], row["last"])
    return LedgerChange(id: row["id"], kind: kind, count: last - first + 1, note: row["name"])
  }
}

extension Expense {
  /// Reads a row; one that another program has written wrongly is an error and stays as it is.
  init(row: Row) throws(LedgerError) {
    let (text, name): (String, String) = (row["day"], row["category"])
    guard let day = try? Day(parsing: text), let category = Category(rawValue: name) else {
      let id: Int = row["id"]
      LedgerError.log.error(
        "Row \(id) has the day \(text, privacy: .public) and category \(name, privacy: .public)")
      throw .database
    }
    self.init(
      id: row["id"],
      Draft(
        amount: Money(cents: row["amount"]), day: day, category: category, note: row["note"]))
  }
}
