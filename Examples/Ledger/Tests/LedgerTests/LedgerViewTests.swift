import ComposableArchitecture
import Foundation
import LedgerStorage
import Testing
import ViewTesting

@testable import Ledger

@MainActor
struct LedgerViewTests {
  private func screen(
    _ prepare: @escaping (inout DependencyValues) -> Void = { _ in }
  ) async -> ViewTester {
    let store = Store(initialState: LedgerFeature.State()) {
      LedgerFeature()
    } withDependencies: {
      $0.calendar = Samples.calendar
      $0.date.now = Samples.now
      $0.expenses.changes = { AsyncStream { $0.yield() } }
      $0.expenses.overview = { Samples.overview }
      $0.expenses.page = { query in
        query.search.isEmpty ? Samples.page : ExpensePage(expenses: [])
      }
      prepare(&$0)
    }
    let screen = ViewTester(
      LedgerView(store: store).environment(\.locale, Locale(identifier: "en_US")))
    await screen.settle()
    return screen
  }

  @Test("months are sections, with a bar for each of the last six")
  func months() async throws {
    let screen = await screen()
    #expect(
      screen.root.all(.section).compactMap(\.title) == [
        "By month", "November 2026 · €786.40", "October 2026 · €12.00",
      ])
    #expect(
      try screen.find(.section, "By month").buttons == [
        "June 2026: €0.00, 0 expenses", "July 2026: €0.00, 0 expenses",
        "August 2026: €0.00, 0 expenses", "September 2026: €0.00, 0 expenses",
        "October 2026: €12.00, 2 expenses", "November 2026: €786.40, 2 expenses",
      ])
    _ = try screen.button("Bakery Fri, Nov 20 €6.40")
    _ = try screen.text("Added “Bakery”")
  }

  @Test("a search without results explains how words are found")
  func search() async throws {
    let screen = await screen()
    try screen.find(.textField, "Search").type("zzz")
    await screen.settle()
    #expect(screen.texts.contains("Words are found by their beginning. Try a shorter one."))
  }

  @Test("a keystroke with the same results evaluates no row and no chart")
  func sameExpenses() async throws {
    let screen = await screen { $0.expenses.page = { _ in Samples.page } }
    let field = try screen.find(.textField, "Search")
    try field.type("b")
    await screen.settle()
    screen.graph.resetBodyEvaluations()
    try field.type("ba")
    await screen.settle()
    let drawn = screen.graph.bodyEvaluationsByType.keys
    #expect(!drawn.isEmpty)
    #expect(drawn.filter { $0.contains("ExpenseRow") || $0.contains("MonthChart") } == [])
  }

  @Test("a form with mistakes shows them and keeps its input")
  func mistakes() async throws {
    let screen = await screen()
    try screen.button("Add expense").tap()
    try screen.textField("Amount").type("12.345")
    try screen.find(.textEditor, "Note").type(String(repeating: "n", count: 10_000))
    try screen.button("Save").tap()
    await screen.settle()
    let texts = screen.texts
    #expect(
      texts.contains(
        "“12.345” is no amount. Write digits with at most two decimals, such as 12.50."))
    #expect(texts.contains("The note has 10,000 characters. Shorten it by 9,800: 200 fit."))
    #expect(try screen.textField("Amount").value == "12.345")
  }

  @Test("an expense that is swiped is deleted")
  func swiping() async throws {
    let deleted = LockIsolated<[Expense.ID]>([])
    let screen = await screen { $0.expenses.delete = { id in deleted.withValue { $0.append(id) } } }
    try screen.button("Delete").tap()
    await screen.settle()
    #expect(deleted.value == [Samples.bakery.id])
  }

  @Test("a mistake stands below its field")
  func places() async throws {
    let screen = await screen()
    try screen.button("Add expense").tap()
    try screen.button("Save").tap()
    let field = try screen.find(.section, "Amount in euros")
    #expect(field.texts.contains("An amount is missing. Write digits, such as 12.50."))
  }

  @Test("an unusable database is reported with a remedy")
  func failure() async throws {
    let screen = await screen {
      $0.expenses.changes = { throw LedgerError.locked }
    }
    #expect(
      screen.texts.contains(
        "Another program is using the ledger. Nothing was changed. Try again in a moment."))
    _ = try screen.button("Try again")
  }
}
