import ComposableArchitecture
import Foundation
import LedgerStorage
import Testing

@testable import Ledger

@MainActor
struct ExpenseFormTests {
  private func testStore(
    _ state: ExpenseForm.State, isDismissed: LockIsolated<Bool> = LockIsolated(false),
    _ prepare: @escaping (inout DependencyValues) -> Void = { _ in }
  ) -> TestStoreOf<ExpenseForm> {
    TestStore(initialState: state) {
      ExpenseForm()
    } withDependencies: {
      $0.calendar = Samples.calendar
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
      prepare(&$0)
    }
  }

  @Test("a valid expense is saved with a trimmed note, and the form dismissed")
  func add() async throws {
    let added = LockIsolated<[Expense.Draft]>([])
    let isDismissed = LockIsolated(false)
    let (gate, opened) = AsyncStream.makeStream(of: Void.self)
    let store = testStore(ExpenseForm.State(date: Samples.now), isDismissed: isDismissed) {
      $0.expenses.add = { draft in
        added.withValue { $0.append(draft) }
        for await _ in gate { break }
      }
    }
    await store.send(\.binding.amount, "12,5") { $0.amount = "12,5" }
    await store.send(\.binding.note, " Bread \n") { $0.note = " Bread \n" }
    await store.send(\.binding.category, .leisure) { $0.category = .leisure }
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    // A second tap while the first is under way does nothing.
    await store.send(.saveButtonTapped)
    opened.yield()
    await store.receive(\.saveResponse) { $0.isSaving = false }
    await store.finish()
    #expect(
      added.value == [
        Expense.Draft(
          amount: Money(cents: 1_250), day: try Day(parsing: "2026-11-24"), category: .leisure,
          note: "Bread")
      ])
    #expect(isDismissed.value)
  }

  @Test("saving shows the mistakes, and each disappears when corrected")
  func mistakes() async {
    var state = ExpenseForm.State(date: Samples.now)
    state.amount = "9223372036854775808"
    state.date = Date(timeIntervalSince1970: -3_773_779_200)
    state.note = String(repeating: "x", count: 10_000)
    let store = testStore(state)
    let day = ExpenseForm.Problem.day(.outOfRange("1850-6-1"))
    await store.send(.saveButtonTapped) {
      $0.problems = [.amount(.tooLarge("9223372036854775808")), day, .noteLength(10_000)]
    }
    await store.send(\.binding.amount, "1") {
      $0.amount = "1"
      $0.problems = [day, .noteLength(10_000)]
    }
    await store.send(\.binding.note, "x") {
      $0.note = "x"
      $0.problems = [day]
    }
    await store.send(\.binding.date, Samples.now) {
      $0.date = Samples.now
      $0.problems = []
    }
  }

  @Test("a locked database keeps the form open, and saving can be repeated")
  func locked() async {
    let isLocked = LockIsolated(true)
    let store = testStore(ExpenseForm.State(Samples.bakery, calendar: Samples.calendar)) {
      $0.expenses.update = { _ in
        if isLocked.value { throw LedgerError.locked }
      }
    }
    await store.send(\.binding.amount, "7") { $0.amount = "7" }
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.saveResponse) {
      $0.failure = .locked
      $0.isSaving = false
    }
    isLocked.setValue(false)
    await store.send(.saveButtonTapped) {
      $0.failure = nil
      $0.isSaving = true
    }
    await store.receive(\.saveResponse) { $0.isSaving = false }
    await store.finish()
  }

  @Test("closing a form asks before it discards what was typed")
  func closing() async {
    let isDismissed = LockIsolated(false)
    let store = testStore(ExpenseForm.State(date: Samples.now), isDismissed: isDismissed)
    await store.send(\.binding.note, "Rye") { $0.note = "Rye" }
    await store.send(.cancelButtonTapped) { $0.confirmation = .discarding }
    await store.send(.confirmation(.dismiss)) { $0.confirmation = nil }
    #expect(!isDismissed.value)
    await store.send(.cancelButtonTapped) { $0.confirmation = .discarding }
    await store.send(\.confirmation.discardConfirmed) { $0.confirmation = nil }
    await store.finish()
    #expect(isDismissed.value)

    let untouched = LockIsolated(false)
    await testStore(
      ExpenseForm.State(Samples.rent, calendar: Samples.calendar), isDismissed: untouched
    )
    .send(.cancelButtonTapped)
    .finish()
    #expect(untouched.value)
  }

  @Test("a form with changes is kept as it is, and asks also after a reload")
  func keeping() throws {
    var form = ExpenseForm.State(Samples.rent, calendar: Samples.calendar)
    #expect(!form.hasChanges)
    form.amount = "7"
    form.note = ""
    let kept = try JSONDecoder().decode(
      ExpenseForm.Kept.self, from: JSONEncoder().encode(form.kept))
    let restored = ExpenseForm.State(kept)
    #expect(restored == form)
    #expect(restored.hasChanges)
    var state = LedgerFeature.State()
    state.destination = .form(restored)
    #expect(state.keptForm == kept)
    state.destination = .form(ExpenseForm.State(Samples.rent, calendar: Samples.calendar))
    #expect(state.keptForm == nil)
  }

  @Test("an existing expense can be deleted from its form, a new one cannot")
  func delete() async {
    let deleted = LockIsolated<[Int]>([])
    let store = testStore(ExpenseForm.State(Samples.rent, calendar: Samples.calendar)) {
      $0.expenses.delete = { id in deleted.withValue { $0.append(id) } }
    }
    await store.send(.deleteButtonTapped) { $0.isSaving = true }
    await store.receive(\.saveResponse) { $0.isSaving = false }
    await store.finish()
    #expect(deleted.value == [2])
    await testStore(ExpenseForm.State(date: Samples.now)).send(.deleteButtonTapped)
  }
}
