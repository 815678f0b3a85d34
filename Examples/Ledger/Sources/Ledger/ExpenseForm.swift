import ComposableArchitecture
import Foundation
import LedgerStorage

/// A new expense, or the changes of one.
@Reducer
public struct ExpenseForm: Sendable {
  @ObservableState
  public struct State: Equatable {
    /// The id of the expense that is changed, or `nil` for a new one.
    public let expenseID: Expense.ID?
    public var amount: String
    public var category: LedgerStorage.Category
    public var date: Date
    public var note: String
    /// The mistakes that the last attempt to save has found, as they are now.
    var problems: [Problem] = []
    var failure: LedgerError?
    var isSaving = false

    /// Creates the form of a new expense.
    public init(date: Date) {
      expenseID = nil
      amount = ""
      category = .groceries
      self.date = date
      note = ""
    }

    /// Creates the form of an expense in the ledger.
    public init(_ expense: Expense, calendar: Calendar) {
      expenseID = expense.id
      amount = expense.amount.plain
      category = expense.category
      date = expense.day.noon(in: calendar)
      note = expense.note
    }
  }

  /// A mistake in a field.
  public enum Problem: Hashable, Sendable {
    case amount(Money.Problem)
    case day(Day.Problem)
    case noteLength(Int)
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case deleteButtonTapped
    case saveButtonTapped
    case saveResponse(LedgerError?)
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.expenses) var expenses

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        // Sentences go as soon as their reason has gone.
        if !state.problems.isEmpty { state.problems = checked(state).problems }
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .deleteButtonTapped:
        guard let id = state.expenseID, !state.isSaving else { return .none }
        return save(&state) { try await expenses.delete(id) }

      case .saveButtonTapped:
        guard !state.isSaving else { return .none }
        let (draft, problems) = checked(state)
        state.problems = problems
        guard let draft else { return .none }
        return save(&state) { [id = state.expenseID] in
          if let id {
            try await expenses.update(Expense(id: id, draft))
          } else {
            try await expenses.add(draft)
          }
        }

      case .saveResponse(let failure):
        state.failure = failure
        state.isSaving = false
        return failure == nil ? .run { _ in await dismiss() } : .none
      }
    }
  }

  private func save(
    _ state: inout State, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect<Action> {
    state.failure = nil
    state.isSaving = true
    return .run { send in
      switch await LedgerError.result(operation) {
      case .success: await send(.saveResponse(nil))
      case .failure(let error): await send(.saveResponse(error))
      }
    }
  }

  private func checked(_ state: State) -> (draft: Expense.Draft?, problems: [Problem]) {
    var problems: [Problem] = []
    let amount = Result { () throws(Money.Problem) in try Money(parsing: state.amount) }
    if case .failure(let problem) = amount { problems.append(.amount(problem)) }
    let day = Result { () throws(Day.Problem) in
      try Day(state.date, calendar: calendar.gregorian)
    }
    if case .failure(let problem) = day { problems.append(.day(problem)) }
    let note = state.note.trimmingCharacters(in: .whitespacesAndNewlines)
    if note.count > Expense.noteLimit { problems.append(.noteLength(note.count)) }
    guard problems.isEmpty, let amount = try? amount.get(), let day = try? day.get() else {
      return (nil, problems)
    }
    return (Expense.Draft(amount: amount, day: day, category: state.category, note: note), [])
  }
}

extension Calendar {
  /// The Gregorian calendar in the time zone of this one.
  var gregorian: Calendar {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    return gregorian
  }
}
