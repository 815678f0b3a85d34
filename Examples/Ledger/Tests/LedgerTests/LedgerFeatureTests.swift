import ComposableArchitecture
import LedgerStorage
import Testing

@testable import Ledger

@MainActor
struct LedgerFeatureTests {
  private func testStore(
    _ state: LedgerFeature.State = LedgerFeature.State(),
    _ prepare: @escaping (inout DependencyValues) -> Void
  ) -> TestStoreOf<LedgerFeature> {
    TestStore(initialState: state) {
      LedgerFeature()
    } withDependencies: {
      $0.calendar = Samples.calendar
      $0.date.now = Samples.now
      prepare(&$0)
    }
  }

  @Test("the list and the chart reload after each change of the database")
  func changes() async {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = testStore {
      $0.expenses.changes = { changes }
      $0.expenses.overview = { Samples.overview }
      $0.expenses.page = { _ in Samples.page }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    let task = await store.send(.task)
    for _ in 0..<2 {
      continuation.yield()
      await store.receive(\.changed)
      await store.receive(\.overviewResponse.success) { $0.overview = Samples.overview }
      await store.receive(\.list.pageResponse) { $0.list.page = Samples.page }
    }
    await task.cancel()
  }

  @Test("a database that fails to open is reported and can be retried")
  func failure() async {
    let isDamaged = LockIsolated(true)
    let error = LedgerError.notADatabase
    let store = testStore {
      $0.expenses.changes = {
        if isDamaged.value { throw error }
        return AsyncStream { continuation in
          continuation.yield()
          continuation.finish()
        }
      }
      $0.expenses.overview = { Samples.overview }
      $0.expenses.page = { _ in Samples.page }
    }
    await store.send(.task)
    await store.receive(\.failed) { $0.failure = error }
    isDamaged.setValue(false)
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.retryButtonTapped)
    await store.receive(\.overviewResponse.success) {
      $0.failure = nil
      $0.overview = Samples.overview
    }
    await store.receive(\.list.pageResponse) { $0.list.page = Samples.page }
  }

  @Test("tapping an expense opens its form, and the plus button an empty one")
  func forms() async {
    let store = testStore { _ in }
    await store.send(\.list.expenseTapped, Samples.rent)
    await store.receive(\.list.delegate.edit) {
      $0.destination = .form(ExpenseForm.State(Samples.rent, calendar: Samples.calendar))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.addButtonTapped) {
      $0.destination = .form(ExpenseForm.State(date: Samples.now))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.filesButtonTapped) { $0.destination = .files(FilesFeature.State()) }
  }

  @Test("undo reverts the change that is shown, once")
  func undo() async {
    let undone = LockIsolated<[Int]>([])
    let (gate, opened) = AsyncStream.makeStream(of: Void.self)
    var state = LedgerFeature.State()
    state.overview = Samples.overview
    let store = testStore(state) {
      $0.expenses.undo = { id in
        undone.withValue { $0.append(id) }
        for await _ in gate { break }
      }
    }
    await store.send(.undoButtonTapped) { $0.isUndoing = true }
    await store.send(.undoButtonTapped)
    opened.yield()
    await store.receive(\.undoResponse) { $0.isUndoing = false }
    #expect(undone.value == [9])
  }

  @Test("an undo that fails because of a lock is reported")
  func lockedUndo() async {
    var state = LedgerFeature.State()
    state.overview = Samples.overview
    let store = testStore(state) {
      $0.expenses.undo = { _ in throw LedgerError.locked }
    }
    await store.send(.undoButtonTapped) { $0.isUndoing = true }
    await store.receive(\.undoResponse) {
      $0.isUndoing = false
      $0.failure = .locked
    }
  }
}
