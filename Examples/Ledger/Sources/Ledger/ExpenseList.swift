import ComposableArchitecture
import LedgerStorage

/// The expenses by month, newest first, of which a window is on the screen.
@Reducer
public struct ExpenseList: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var search = ""
    var start = ExpenseQuery.Start.newest
    var count = ExpenseQuery.step
    /// The month that was chosen in the chart, while the list begins with it.
    var month: Month?
    /// The window, once it is loaded.
    public var page: ExpensePage?
    /// The search that found the window: the field may be ahead of it.
    var pageSearch = ""

    public init() {}

    var query: ExpenseQuery { ExpenseQuery(search: search, start: start, count: count) }

    /// The month to mark in the chart: the chosen one, or the one that the list begins with.
    var shownMonth: Month? {
      guard pageSearch.isEmpty else { return nil }
      return month ?? page?.expenses.first?.day.inMonth
    }

    /// The expenses of the window, in a section for each month.
    var sections: [MonthSection] {
      let expenses = page?.expenses ?? []
      let months = expenses.map(\.day.inMonth)
      let starts = months.indices.filter { $0 == 0 || months[$0] != months[$0 - 1] }
      return starts.enumerated().map { index, start in
        let end = index + 1 < starts.count ? starts[index + 1] : expenses.count
        let summary = page?.months.first { $0.month == months[start] }
        return MonthSection(
          month: months[start], total: pageSearch.isEmpty ? summary?.total : nil,
          expenses: Array(expenses[start..<end]))
      }
    }
  }

  public enum Action: Equatable, Sendable {
    case deleteButtonTapped(Expense.ID)
    case expenseTapped(Expense)
    /// Handled by the parent, which has the place for a form.
    case delegate(Delegate)
    case monthTapped(Month)
    case newerButtonTapped
    case newestButtonTapped
    case olderButtonTapped
    case pageResponse(ExpenseQuery, Result<ExpensePage, LedgerError>)
    case reload
    case searchChanged(String)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case edit(Expense)
      case failed(LedgerError)
    }
  }

  private enum CancelID { case page }

  @Dependency(\.expenses) var expenses

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none

      case .deleteButtonTapped(let id):
        return .run { send in
          let result = await LedgerError.result { try await expenses.delete(id) }
          if case .failure(let error) = result { await send(.delegate(.failed(error))) }
        }

      case .expenseTapped(let expense):
        return .send(.delegate(.edit(expense)))

      case .monthTapped(let month):
        state.search = ""
        let effect = show(.at(Position(endOf: month)), &state)
        state.month = month
        return effect

      case .newerButtonTapped:
        guard let first = state.page?.expenses.first else { return show(.newest, &state) }
        state.start = .before(Position(first))
        state.month = nil
        return load(state)

      case .newestButtonTapped:
        return show(.newest, &state)

      case .olderButtonTapped:
        guard let expenses = state.page?.expenses else { return .none }
        state.count += ExpenseQuery.step
        if state.count > ExpenseQuery.limit, expenses.count > ExpenseQuery.step {
          // The window is full: it moves.
          state.count = ExpenseQuery.limit
          state.start = .at(Position(expenses[ExpenseQuery.step]))
          state.month = nil
        }
        return load(state)

      case .pageResponse(let query, .success(let page)):
        guard query == state.query else { return .none }
        if case .before = query.start {
          state.start = page.expenses.first.map { .at(Position($0)) } ?? .newest
        }
        if !page.hasNewer { state.start = .newest }
        state.page = page
        state.pageSearch = query.search
        return .none

      case .pageResponse(_, .failure(let error)):
        return .send(.delegate(.failed(error)))

      case .reload:
        return load(state)

      case .searchChanged(let search):
        guard search != state.search else { return .none }
        state.search = search
        return show(.newest, &state)
      }
    }
  }

  private func show(_ start: ExpenseQuery.Start, _ state: inout State) -> Effect<Action> {
    state.start = start
    state.month = nil
    state.count = ExpenseQuery.step
    return load(state)
  }

  private func load(_ state: State) -> Effect<Action> {
    .run { [query = state.query] send in
      let result = await LedgerError.result { try await expenses.page(query) }
      await send(.pageResponse(query, result))
    }
    .cancellable(id: CancelID.page, cancelInFlight: true)
  }
}

/// The expenses of a month that a window shows.
struct MonthSection: Equatable, Identifiable {
  var month: Month
  /// The sum of the whole month; a search has none.
  var total: Money?
  var expenses: [Expense]

  var id: Int { month.number }
}
