import GRDB

extension LedgerDatabase {
  func add(_ drafts: [Expense.Draft], kind: LedgerChange.Kind, name: String) async throws {
    try await write { database in
      let writer = LedgerWriter(database: database)
      guard let ids = try writer.insert(drafts) else { return }
      try writer.remember(kind, ids: ids, name: name)
    }
  }

  func update(_ expense: Expense) async throws {
    try await write { database in
      let writer = LedgerWriter(database: database)
      let old = try writer.expense(expense.id)
      guard old != expense else { return }
      try writer.replace(expense)
      try writer.remember(.edit, ids: old.id...old.id, name: old.note, old: old.draft)
    }
  }

  func delete(_ id: Expense.ID) async throws {
    try await write { database in
      let writer = LedgerWriter(database: database)
      let old = try writer.expense(id)
      try writer.remove(id...id)
      try writer.remember(.delete, ids: id...id, name: old.note, old: old.draft)
    }
  }

  func undo(_ id: LedgerChange.ID) async throws {
    try await write { database in
      // Of a change of one expense, `first` is its id.
      let sql = """
        SELECT id AS change, kind, first AS id, last, day, amount, category, note FROM change
        ORDER BY change.id DESC LIMIT 1
        """
      guard let row = try Row.fetchOne(database, sql: sql), row["change"] == id,
        let kind = LedgerChange.Kind(rawValue: row["kind"])
      else { return }
      let writer = LedgerWriter(database: database)
      let ids: ClosedRange<Int> = row["id"]...row["last"]
      switch kind {
      case .add, .import: try writer.remove(ids)
      case .edit: try writer.replace(Expense(row: row))
      case .delete: try writer.insert(Expense(row: row))
      }
      try database.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [id])
    }
  }
}

/// Changes within a transaction.
struct LedgerWriter {
  let database: Database

  func expense(_ id: Expense.ID) throws -> Expense {
    let sql = "SELECT * FROM expense WHERE id = ?"
    guard let row = try Row.fetchOne(database, sql: sql, arguments: [id]) else {
      throw LedgerError.gone
    }
    return try Expense(row: row)
  }

  /// Adds expenses under new ids, and returns these.
  @discardableResult
  func insert(_ drafts: [Expense.Draft]) throws -> ClosedRange<Int>? {
    let last = try Int.fetchOne(
      database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'expense'")
    let first = (last ?? 0) + 1
    for (offset, draft) in drafts.enumerated() {
      try insert(Expense(id: first + offset, draft))
    }
    return drafts.isEmpty ? nil : first...first + drafts.count - 1
  }

  func insert(_ expense: Expense) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO expense (position, day, month, amount, category, note, id)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: arguments(expense))
  }

  func replace(_ expense: Expense) throws {
    try database.execute(
      sql: """
        UPDATE expense SET position = ?, day = ?, month = ?, amount = ?, category = ?, note = ?
        WHERE id = ?
        """, arguments: arguments(expense))
  }

  func remove(_ ids: ClosedRange<Int>) throws {
    try database.execute(
      sql: "DELETE FROM expense WHERE id BETWEEN ? AND ?",
      arguments: [ids.lowerBound, ids.upperBound])
  }

  /// Notes how a change can be undone, and forgets the oldest.
  func remember(
    _ kind: LedgerChange.Kind, ids: ClosedRange<Int>, name: String, old: Expense.Draft? = nil
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO change (kind, first, last, name, day, amount, category, note)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        kind.rawValue, ids.lowerBound, ids.upperBound, name, old?.day.plain, old?.amount.cents,
        old?.category.rawValue, old?.note,
      ])
    try database.execute(
      sql: "DELETE FROM change WHERE id <= (SELECT max(id) FROM change) - ?",
      arguments: [LedgerChange.limit])
  }

  private func arguments(_ expense: Expense) -> StatementArguments {
    [
      Position(expense).value, expense.day.plain, expense.day.inMonth.number,
      expense.amount.cents, expense.category.rawValue, expense.note, expense.id,
    ]
  }
}
