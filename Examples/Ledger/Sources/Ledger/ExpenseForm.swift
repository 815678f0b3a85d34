import ComposableArchitecture
import Foundation
import LedgerStorage

/// A new expense, or the changes of one.
@Reducer
public struct ExpenseForm: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var confirmation: ConfirmationDialogState<Action.Confirmation>?
    /// The id of the expense that is changed, or `nil` for a new one.
    public let expenseID: Expense.ID?
    /// The fields as they were when the form opened.
    let original: Fields
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
      original = Fields(amount: "", category: .groceries, date: date, note: "")
    }

    /// Creates the form of an expense in the ledger.
    public init(_ expense: Expense, calendar: Calendar) {
      expenseID = expense.id
      amount = expense.amount.plain
      category = expense.category
      date = expense.day.noon(in: calendar)
      note = expense.note
      original = Fields(
        amount: expense.amount.plain, category: expense.category,
        date: expense.day.noon(in: calendar), note: expense.note)
    }

    /// Creates the form that a reload has kept.
    init(_ kept: Kept) {
      expenseID = kept.expenseID
      original = kept.original
      amount = kept.fields.amount
      category = kept.fields.category
      date = kept.fields.date
      note = kept.fields.note
    }

    var fields: Fields { Fields(amount: amount, category: category, date: date, note: note) }

    /// Whether closing the form would lose something.
    var hasChanges: Bool { fields != original }

    /// The form as a reload keeps it.
    var kept: Kept { Kept(expenseID: expenseID, fields: fields, original: original) }
  }

  /// The values of the fields as they are typed and chosen.
  struct Fields: Codable, Equatable, Sendable {
    var amount: String
    var category: LedgerStorage.Category
    var date: Date
    var note: String
  }

  /// An open form as a reload keeps it.
  public struct Kept: Codable, Equatable, Sendable {
    var expenseID: Expense.ID?
    var fields: Fields
    var original: Fields
  }

  /// A field that can have a mistake.
  enum Field {
    case amount, day, note
  }

  /// A mistake in a field.
  public enum Problem: Hashable, Sendable {
    case amount(Money.Problem)
    case day(Day.Problem)
    case noteLength(Int)
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case confirmation(PresentationAction<Confirmation>)
    case cancelButtonTapped
    case deleteButtonTapped
    case saveButtonTapped
    case saveResponse(LedgerError?)

    @CasePathable
    public enum Confirmation: Equatable, Sendable {
      case discardConfirmed
    }
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
        guard state.hasChanges else { return .run { _ in await dismiss() } }
        state.confirmation = .discarding
        return .none

      case .confirmation(.presented(.discardConfirmed)):
        return .run { _ in await dismiss() }

      case .confirmation:
        return .none

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
    .ifLet(\.$confirmation, action: \.confirmation)
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

extension ConfirmationDialogState where Action == ExpenseForm.Action.Confirmation {
  static let discarding = Self {
    TextState("Discard what you have typed?")
  } actions: {
    ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Keep editing") }
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
