import ComposableArchitecture
import LedgerStorage
import Testing

@testable import Ledger

@MainActor
struct ExpenseListTests {
  @Test("expenses are in sections by month, with the sum of the whole month")
  func sections() {
    var state = ExpenseList.State()
    #expect(state.sections == [])
    state.page = Samples.page
    #expect(
      state.sections == [
        MonthSection(
          month: Samples.november, total: Money(cents: 78_640),
          expenses: [Samples.bakery, Samples.rent]),
        MonthSection(
          month: Samples.october, total: Money(cents: 1_200), expenses: [Samples.cinema]),
      ])
    state.pageSearch = "cin"
    #expect(state.sections.map(\.total) == [nil, nil])
  }

  @Test("a search starts at the newest, and drops responses to older searches")
  func search() async {
    var state = ExpenseList.State()
    state.page = Samples.page
    state.start = .at(Position(Samples.rent))
    state.count = 100
    let store = TestStore(initialState: state) {
      ExpenseList()
    } withDependencies: {
      $0.expenses.page = { query in
        ExpensePage(expenses: query.search == "ba" ? [Samples.bakery] : [])
      }
    }
    await store.send(.searchChanged("ba")) {
      $0.search = "ba"
      $0.start = .newest
      $0.count = 30
    }
    await store.receive(
      .pageResponse(
        ExpenseQuery(search: "ba"), .success(ExpensePage(expenses: [Samples.bakery])))
    ) {
      $0.page = ExpensePage(expenses: [Samples.bakery])
      $0.pageSearch = "ba"
    }
    await store.send(.pageResponse(ExpenseQuery(search: "b"), .success(Samples.page)))
    await store.send(.searchChanged("ba"))
  }

  @Test("the window grows to 150 expenses, then moves, and returns to the newest")
  func window() async throws {
    let all = try (1...400).reversed().map { id in
      Expense(
        id: id,
        Expense.Draft(
          amount: Money(cents: id), day: try Day(parsing: "2026-11-01"), category: .other, note: "")
      )
    }
    let store = TestStore(initialState: ExpenseList.State()) {
      ExpenseList()
    } withDependencies: {
      $0.expenses.page = { query in
        let first = all.firstIndex { expense in
          switch query.start {
          case .newest: true
          case .at(let position): Position(expense) <= position
          case .before(let position): Position(expense) <= position
          }
        }
        let isBefore = if case .before = query.start { true } else { false }
        let start = max(0, (first ?? 0) - (isBefore ? ExpenseQuery.step : 0))
        return ExpensePage(
          expenses: Array(all[start...].prefix(query.count)), hasNewer: start > 0, hasOlder: true)
      }
    }
    store.exhaustivity = .off
    func ids() -> ClosedRange<Int>? {
      guard let expenses = store.state.page?.expenses, let first = expenses.first,
        let last = expenses.last
      else { return nil }
      return last.id...first.id
    }
    await store.send(.reload)
    await store.receive(\.pageResponse)
    #expect(ids() == 371...400)
    for expected in [341...400, 311...400, 281...400, 251...400, 221...370, 191...340] {
      await store.send(.olderButtonTapped)
      await store.receive(\.pageResponse)
      #expect(ids() == expected)
    }
    for expected in [221...370, 251...400] {
      await store.send(.newerButtonTapped)
      await store.receive(\.pageResponse)
      #expect(ids() == expected)
    }
    #expect(store.state.start == .newest)
  }

  @Test("a month tapped in the chart is shown from its end without the search")
  func month() async {
    var state = ExpenseList.State()
    state.search = "ba"
    let query = ExpenseQuery(start: .at(Position(endOf: Samples.october)))
    let store = TestStore(initialState: state) {
      ExpenseList()
    } withDependencies: {
      $0.expenses.page = { _ in ExpensePage(expenses: [Samples.cinema], hasNewer: true) }
    }
    await store.send(.monthTapped(Samples.october)) {
      $0.search = ""
      $0.start = query.start
      $0.month = Samples.october
    }
    await store.receive(
      .pageResponse(
        query, .success(ExpensePage(expenses: [Samples.cinema], hasNewer: true)))
    ) {
      $0.page = ExpensePage(expenses: [Samples.cinema], hasNewer: true)
    }
  }

  @Test("the chart marks the chosen month, or the one that the list begins with")
  func mark() {
    var state = ExpenseList.State()
    #expect(state.shownMonth == nil)
    state.page = Samples.page
    #expect(state.shownMonth == Samples.november)
    state.month = Samples.october
    #expect(state.shownMonth == Samples.october)
    state.pageSearch = "cin"
    #expect(state.shownMonth == nil)
  }

  @Test("a deletion that fails is reported to the parent")
  func deletion() async {
    let store = TestStore(initialState: ExpenseList.State()) {
      ExpenseList()
    } withDependencies: {
      $0.expenses.delete = { id in
        if id == Samples.rent.id { throw LedgerError.gone }
      }
    }
    await store.send(.deleteButtonTapped(Samples.cinema.id))
    await store.send(.deleteButtonTapped(Samples.rent.id))
    await store.receive(.delegate(.failed(.gone)))
  }

  @Test("a failed page is reported to the parent, and the old page kept")
  func failure() async {
    var state = ExpenseList.State()
    state.page = Samples.page
    let store = TestStore(initialState: state) {
      ExpenseList()
    } withDependencies: {
      $0.expenses.page = { _ in throw LedgerError.locked }
    }
    await store.send(.reload)
    await store.receive(.pageResponse(ExpenseQuery(), .failure(.locked)))
    await store.receive(.delegate(.failed(.locked)))
  }
}
