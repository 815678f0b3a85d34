import ComposableArchitecture
import LedgerStorage

/// CSV files: writing the ledger to one, and adding the expenses of one.
@Reducer
public struct FilesFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    var folder = ""
    /// The files in the folder, once they are listed.
    var files: [CSVFile]?
    /// The name of the file that the ledger was written to.
    var exported: String?
    var isWorking = false
    var preview: Preview?
    var problem: Problem?

    public init() {}
  }

  /// A file that was read without a mistake, and waits to be added.
  public struct Preview: Equatable, Sendable {
    public var file: CSVFile
    public var drafts: [Expense.Draft]

    var total: Money { Money(cents: drafts.reduce(0) { $0 + $1.amount.cents }) }
    var days: ClosedRange<Day>? {
      guard let first = drafts.map(\.day).min(), let last = drafts.map(\.day).max() else {
        return nil
      }
      return first...last
    }
  }

  /// The reason why a file was not read or written.
  public enum Problem: Error, Equatable, Sendable {
    case csv(file: String, CSVProblem)
    case ledger(LedgerError)
    case noExpenses(file: String)
    case tooLarge(CSVFile)
  }

  public enum Action: Equatable, Sendable {
    case doneButtonTapped
    case exportButtonTapped
    case exportResponse(Result<String, LedgerError>)
    case fileTapped(CSVFile)
    case filesResponse(Result<[CSVFile], LedgerError>)
    case importButtonTapped
    case importResponse(LedgerError?)
    case previewCancelButtonTapped
    case readResponse(CSVFile, Result<[Expense.Draft], Problem>)
    case refreshButtonTapped
    case task
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.csvFiles) var csvFiles
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.expenses) var expenses

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        return .run { _ in await dismiss() }

      case .exportButtonTapped:
        guard !state.isWorking else { return .none }
        begin(&state)
        let day = try? Day(now, calendar: calendar.gregorian)
        return .run { send in
          let result = await LedgerError.result {
            let content = ExpenseCSV.encode(try await expenses.all())
            return try await csvFiles.write(content, "Ledger \(day?.plain ?? "")")
          }
          await send(.exportResponse(result))
        }

      case .exportResponse(.success(let name)):
        state.isWorking = false
        state.exported = name
        return list()

      case .exportResponse(.failure(let error)), .filesResponse(.failure(let error)):
        state.isWorking = false
        state.problem = .ledger(error)
        return .none

      case .fileTapped(let file):
        guard !state.isWorking else { return .none }
        begin(&state)
        return .run { send in await send(.readResponse(file, read(file))) }

      case .filesResponse(.success(let files)):
        state.files = files
        return .none

      case .importButtonTapped:
        guard !state.isWorking, let preview = state.preview else { return .none }
        state.isWorking = true
        return .run { send in
          let result = await LedgerError.result {
            try await expenses.addAll(preview.drafts, preview.file.name)
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

      case .readResponse(let file, .success(let drafts)):
        state.isWorking = false
        if drafts.isEmpty {
          state.problem = .noExpenses(file: file.name)
        } else {
          state.preview = Preview(file: file, drafts: drafts)
        }
        return .none

      case .readResponse(_, .failure(let problem)):
        state.isWorking = false
        state.problem = problem
        return .none

      case .refreshButtonTapped:
        state.problem = nil
        return list()

      case .task:
        state.folder = csvFiles.folder()
        return list()
      }
    }
  }

  private func begin(_ state: inout State) {
    state.exported = nil
    state.isWorking = true
    state.preview = nil
    state.problem = nil
  }

  private func list() -> Effect<Action> {
    .run { send in
      await send(.filesResponse(LedgerError.result { try await csvFiles.list() }))
    }
  }

  private func read(_ file: CSVFile) async -> Result<[Expense.Draft], Problem> {
    guard file.size <= CSVFile.sizeLimit else { return .failure(.tooLarge(file)) }
    switch await LedgerError.result({ try await csvFiles.read(file) }) {
    case .failure(let error):
      return .failure(.ledger(error))
    case .success(let bytes):
      return Result { () throws(CSVProblem) in try ExpenseCSV.decode(bytes) }
        .mapError { .csv(file: file.name, $0) }
    }
  }
}
