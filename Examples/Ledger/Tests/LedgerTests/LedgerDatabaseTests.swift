import Foundation
import GRDB
import Testing

@testable import LedgerStorage

struct LedgerDatabaseTests {
  private let folder = LedgerFolder(
    url: FileManager.default.temporaryDirectory.appendingPathComponent("Ledger-\(UUID())"))

  private func draft(
    _ note: String, day: String = "2026-11-24", cents: Int = 100
  ) throws -> Expense.Draft {
    Expense.Draft(
      amount: Money(cents: cents), day: try Day(parsing: day), category: .home, note: note)
  }

  /// A client of a database without sample expenses.
  private func emptyClient() async throws -> ExpensesClient {
    _ = try LedgerDatabase(in: folder, samplesUpTo: Day(year: 1900, month: 1, day: 1))
    let client = ExpensesClient.database(in: folder)
    for expense in try await client.page(ExpenseQuery()).expenses {
      try await client.delete(expense.id)
    }
    return client
  }

  private func notes(_ client: ExpensesClient, _ query: ExpenseQuery) async throws -> [String] {
    try await client.page(query).expenses.map(\.note)
  }

  @Test("a new database contains six months of sample expenses and keeps them")
  func samples() async throws {
    let today = try Day(parsing: "2026-11-24")
    _ = try LedgerDatabase(in: folder, samplesUpTo: today)
    let overview = try await ExpensesClient.database(in: folder).overview()
    #expect(overview.months.map(\.month.month) == [11, 10, 9, 8, 7, 6])
    #expect(overview.lastChange == nil)
    #expect(overview.count > 60)
    _ = try LedgerDatabase(in: folder, samplesUpTo: today)
    #expect(try await ExpensesClient.database(in: folder).overview() == overview)
  }

  @Test("expenses are sorted by day, newest first, then by when they were added")
  func order() async throws {
    let client = try await emptyClient()
    for (note, day) in [("b", "2026-11-02"), ("a", "2026-11-01"), ("c", "2026-11-02")] {
      try await client.add(draft(note, day: day))
    }
    #expect(try await notes(client, ExpenseQuery()) == ["c", "b", "a"])
  }

  @Test("a window moves over all expenses and knows if there are more")
  func windows() async throws {
    let client = try await emptyClient()
    let drafts = try (0..<120).map { try draft("\($0)", day: "2026-11-01") }
    try await client.addAll(drafts, "many.csv")
    let newest = try await client.page(ExpenseQuery())
    #expect(newest.expenses.map(\.note) == (90..<120).reversed().map { "\($0)" })
    #expect(!newest.hasNewer && newest.hasOlder)
    #expect(newest.months.map(\.count) == [120])

    let position = Position(newest.expenses[29])
    let middle = try await client.page(ExpenseQuery(start: .at(position)))
    #expect(middle.expenses.map(\.note) == (61...90).reversed().map { "\($0)" })
    #expect(middle.hasNewer && middle.hasOlder)

    let back = try await client.page(ExpenseQuery(start: .before(position)))
    #expect(back.expenses.map(\.note) == newest.expenses.map(\.note))
    #expect(back.hasNewer == false)
  }

  @Test(
    "a search finds notes by prefixes of words, ignoring accents and case",
    arguments: [
      ("caf", ["Café Müller"]), ("muller CAFE", ["Café Müller"]), ("bread", ["Bread & butter"]),
      ("read", []), ("\"", []), ("AND OR (", []), ("bread*", ["Bread & butter"]),
      ("", ["Bread & butter", "Café Müller"]), ("  ", ["Bread & butter", "Café Müller"]),
    ])
  func search(text: String, found: [String]) async throws {
    let client = try await emptyClient()
    try await client.add(draft("Café Müller"))
    try await client.add(draft("Bread & butter"))
    #expect(try await notes(client, ExpenseQuery(search: text)) == found)
  }

  @Test("a window has the sums of its months, and a search has none")
  func sums() async throws {
    let client = try await emptyClient()
    try await client.add(draft("apples", day: "2026-10-31", cents: 5))
    try await client.add(draft("apples", day: "2026-11-01", cents: 7))
    try await client.add(draft("pears", day: "2026-11-02", cents: 20))
    let months = try await client.page(ExpenseQuery()).months
    #expect(months.map(\.total.cents) == [27, 5])
    #expect(months.map(\.count) == [2, 1])
    let found = try await client.page(ExpenseQuery(search: "app"))
    #expect(found.expenses.map(\.amount.cents) == [7, 5])
    #expect(found.months == [])
  }

  @Test("a search follows changes of notes and days, and of deletions")
  func searchAfterChanges() async throws {
    let client = try await emptyClient()
    try await client.add(draft("apples"))
    let expense = try #require(try await client.page(ExpenseQuery()).expenses.first)
    try await client.update(Expense(id: expense.id, draft("pears", day: "2001-01-01")))
    #expect(try await notes(client, ExpenseQuery(search: "app")) == [])
    #expect(try await notes(client, ExpenseQuery(search: "pea")) == ["pears"])
    try await client.delete(expense.id)
    #expect(try await notes(client, ExpenseQuery(search: "pea")) == [])
  }

  @Test("changes are undone one by one, the latest first")
  func undo() async throws {
    let client = try await emptyClient()
    try await client.add(draft("one"))
    let one = try #require(try await client.page(ExpenseQuery()).expenses.first)
    try await client.update(Expense(id: one.id, draft("two", day: "1999-12-31", cents: 7)))
    try await client.addAll([draft("three"), draft("four")], "file.csv")
    try await client.delete(one.id)

    var undone: [LedgerChange.Kind] = []
    var states: [[String]] = []
    for _ in 0..<4 {
      let change = try #require(try await client.overview().lastChange)
      undone.append(change.kind)
      try await client.undo(change.id)
      // A second attempt, as of another page, does nothing.
      try await client.undo(change.id)
      states.append(try await notes(client, ExpenseQuery()))
    }
    #expect(undone == [.delete, .import, .edit, .add])
    #expect(states == [["four", "three", "two"], ["two"], ["one"], []])
  }

  @Test("the last fifty changes can be undone")
  func limit() async throws {
    let client = try await emptyClient()
    for number in 0..<60 { try await client.add(draft("\(number)")) }
    while let change = try await client.overview().lastChange { try await client.undo(change.id) }
    #expect(try await notes(client, ExpenseQuery()) == (0..<10).reversed().map { "\($0)" })
  }

  @Test("observers are notified at once and after each change")
  func changes() async throws {
    let client = try await emptyClient()
    var changes = try await client.changes().makeAsyncIterator()
    #expect(await changes.next() != nil)
    try await client.add(draft("from another page"))
    #expect(await changes.next() != nil)
  }

  @Test("updating or deleting a missing expense throws")
  func gone() async throws {
    let client = try await emptyClient()
    await #expect(throws: LedgerError.gone) { try await client.delete(7_777) }
    await #expect(throws: LedgerError.gone) {
      try await client.update(Expense(id: 7_777, draft("x")))
    }
  }
}
