import ComposableArchitecture
import Foundation
import LedgerStorage

/// CSV files: the ledger as one to download, and the expenses of one that a visitor sends.
@Reducer
public struct FilesFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    /// The ledger as a file, once it was asked for.
    var export: CSVFile?
    /// Whether the visitor gets the file.
    var isExporting = false
    /// Whether the visitor chooses a file.
    var isChoosing = false
    var isWorking = false
    var preview: Preview?
    var problem: Problem?

    public init() {}
  }

  /// A file that was read without a mistake, and waits to be added.
  public struct Preview: Equatable, Sendable {
    public var name: String
    public var drafts: [Expense.Draft]

    var total: Money { Money(cents: drafts.reduce(0) { $0 + $1.amount.cents }) }
    var days: ClosedRange<Day>? {
      guard let first = drafts.map(\.day).min(), let last = drafts.map(\.day).max() else {
        return nil
      }
      return first...last
    }
  }

  /// The reason why a file was not read or made.
  public enum Problem: Error, Equatable, Sendable {
    case csv(file: String, CSVProblem)
    case ledger(LedgerError)
    case noExpenses(file: String)
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case chooseButtonTapped
    case doneButtonTapped
    case exportButtonTapped
    case exportResponse(Result<CSVFile, LedgerError>)
    case fileChosen(URL)
    case importButtonTapped
    case importResponse(LedgerError?)
    case previewCancelButtonTapped
    case readResponse(Result<Preview, Problem>)
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.csvFiles) var csvFiles
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.expenses) var expenses

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .chooseButtonTapped:
        guard !state.isWorking else { return .none }
        state.isChoosing = true
        return .none

      case .doneButtonTapped:
        return .run { _ in await dismiss() }

      case .exportButtonTapped:
        guard !state.isWorking else { return .none }
        begin(&state)
        let day = try? Day(now, calendar: calendar.gregorian)
        return .run { send in
          let result = await LedgerError.result {
            let content = ExpenseCSV.encode(try await expenses.all())
            return CSVFile(name: "Ledger \(day?.plain ?? "")", content: content)
          }
          await send(.exportResponse(result))
        }

      case .exportResponse(.success(let file)):
        state.isWorking = false
        state.export = file
        state.isExporting = true
        return .none

      case .exportResponse(.failure(let error)):
        state.isWorking = false
        state.problem = .ledger(error)
        return .none

      case .fileChosen(let file):
        guard !state.isWorking else { return .none }
        begin(&state)
        return .run { send in await send(.readResponse(read(file))) }

      case .importButtonTapped:
        guard !state.isWorking, let preview = state.preview else { return .none }
        state.isWorking = true
        return .run { send in
          let result = await LedgerError.result {
            try await expenses.addAll(preview.drafts, preview.name)
          }
          if case .failure(let error) = result {
            await send(.importResponse(error))
          } else {
            await send(.importResponse(nil))
          }
        }

      case .importResponse(let error?):
        state.isWorking = false
        state.problem = .ledger(error)
        return .none

      case .importResponse(nil):
        state.isWorking = false
        return .run { _ in await dismiss() }

      case .previewCancelButtonTapped:
        state.preview = nil
        return .none

      case .readResponse(.success(let preview)):
        state.isWorking = false
        state.preview = preview
        return .none

      case .readResponse(.failure(let problem)):
        state.isWorking = false
        state.problem = problem
        return .none
      }
    }
  }

  private func begin(_ state: inout State) {
    state.export = nil
    state.isWorking = true
    state.preview = nil
    state.problem = nil
  }

  private func read(_ url: URL) async -> Result<Preview, Problem> {
    switch await LedgerError.result({ try await csvFiles.read(url) }) {
    case .failure(let error):
      return .failure(.ledger(error))
    case .success(let file):
      let drafts: [Expense.Draft]
      do throws(CSVProblem) {
        drafts = try ExpenseCSV.decode(file.content)
      } catch {
        return .failure(.csv(file: file.name, error))
      }
      guard !drafts.isEmpty else { return .failure(.noExpenses(file: file.name)) }
      return .success(Preview(name: file.name, drafts: drafts))
    }
  }
}
