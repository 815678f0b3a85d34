import ComposableArchitecture
import Foundation
import LedgerStorage

/// The ledger: the chart, the list, and the sheets that add, change, import and export.
@Reducer
public struct LedgerFeature: Sendable {
  @Reducer
  public enum Destination {
    case files(FilesFeature)
    case form(ExpenseForm)
  }

  @ObservableState
  public struct State: Equatable {
    @Presents public var destination: Destination.State?
    /// The reason why the ledger was not read or changed the last time.
    public var failure: LedgerError?
    public var list = ExpenseList.State()
    /// The sums of the latest months, once they are loaded.
    public var overview: LedgerOverview?
    var isUndoing = false

    public init() {}
  }

  public enum Action {
    case addButtonTapped
    case changed
    case destination(PresentationAction<Destination.Action>)
    case failed(LedgerError)
    case filesButtonTapped
    case list(ExpenseList.Action)
    case overviewResponse(Result<LedgerOverview, LedgerError>)
    /// An earlier page of the same tab has kept a form with changes.
    case restored(ExpenseForm.Kept)
    case retryButtonTapped
    case task
    case undoButtonTapped
    case undoResponse(LedgerError?)
  }

  private enum CancelID { case changes, overview }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date.now) var now
  @Dependency(\.expenses) var expenses

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { ExpenseList() }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .form(ExpenseForm.State(date: now))
        return .none

      case .changed:
        return .merge(loadOverview(), .send(.list(.reload)))

      case .destination:
        return .none

      case .failed(let error), .list(.delegate(.failed(let error))),
        .overviewResponse(.failure(let error)):
        state.failure = error
        return .none

      case .filesButtonTapped:
        state.destination = .files(FilesFeature.State())
        return .none

      case .list(.delegate(.edit(let expense))):
        state.destination = .form(ExpenseForm.State(expense, calendar: calendar.gregorian))
        return .none

      case .list:
        return .none

      case .overviewResponse(.success(let overview)):
        state.failure = nil
        state.overview = overview
        return .none

      case .restored(let form):
        state.destination = .form(ExpenseForm.State(form))
        return .none

      case .retryButtonTapped, .task:
        return observe()

      case .undoButtonTapped:
        guard !state.isUndoing, let change = state.overview?.lastChange else { return .none }
        state.isUndoing = true
        return .run { send in
          let result = await LedgerError.result { try await expenses.undo(change.id) }
          if case .failure(let error) = result {
            await send(.undoResponse(error))
          } else {
            await send(.undoResponse(nil))
          }
        }

      case .undoResponse(let failure):
        state.isUndoing = false
        state.failure = failure
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func loadOverview() -> Effect<Action> {
    .run { send in
      let result = await LedgerError.result { try await expenses.overview() }
      await send(.overviewResponse(result))
    }
    .cancellable(id: CancelID.overview, cancelInFlight: true)
  }

  /// Follows the database, whichever page changes it.
  private func observe() -> Effect<Action> {
    .run { send in
      switch await LedgerError.result({ try await expenses.changes() }) {
      case .success(let changes):
        for await _ in changes { await send(.changed) }
      case .failure(let error):
        await send(.failed(error))
      }
    }
    .cancellable(id: CancelID.changes, cancelInFlight: true)
  }
}

extension LedgerFeature.State {
  /// The form that a reload keeps; `nil` unless one has changes.
  var keptForm: ExpenseForm.Kept? {
    guard let form = destination?.form, form.hasChanges else { return nil }
    return form.kept
  }
}

extension LedgerFeature.Destination.State: Equatable {}
