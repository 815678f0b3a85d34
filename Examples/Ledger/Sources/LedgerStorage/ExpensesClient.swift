import Dependencies
import DependenciesMacros

/// The expenses of the ledger, with the changes that can be undone.
///
/// Every endpoint throws ``LedgerError`` alone.
@DependencyClient
public struct ExpensesClient: Sendable {
  /// Emits at once, and after each change, whichever page made it.
  public var changes: @Sendable () async throws -> AsyncStream<Void>
  /// The expenses in a window.
  public var page: @Sendable (_ query: ExpenseQuery) async throws -> ExpensePage
  /// The sums of the latest months, and the change that `undo` would undo.
  public var overview: @Sendable () async throws -> LedgerOverview
  public var add: @Sendable (_ draft: Expense.Draft) async throws -> Void
  public var update: @Sendable (_ expense: Expense) async throws -> Void
  public var delete: @Sendable (_ id: Expense.ID) async throws -> Void
  /// Adds all expenses of a file, or none.
  public var addAll: @Sendable (_ drafts: [Expense.Draft], _ file: String) async throws -> Void
  /// All expenses, oldest first.
  public var all: @Sendable () async throws -> [Expense.Draft]
  /// Undoes the last change, if it still is the one with an id.
  public var undo: @Sendable (_ id: LedgerChange.ID) async throws -> Void
}

/// The sums of the latest months, newest first, and the last change.
public struct LedgerOverview: Hashable, Sendable {
  public var count: Int
  public var months: [MonthSummary]
  public var lastChange: LedgerChange?

  /// Creates an overview.
  public init(count: Int = 0, months: [MonthSummary] = [], lastChange: LedgerChange? = nil) {
    self.count = count
    self.months = months
    self.lastChange = lastChange
  }
}

extension DependencyValues {
  /// The expenses of the ledger.
  public var expenses: ExpensesClient {
    get { self[ExpensesClient.self] }
    set { self[ExpensesClient.self] = newValue }
  }
}

extension ExpensesClient: TestDependencyKey {
  public static let testValue = ExpensesClient()
}

extension ExpensesClient: DependencyKey {
  /// The database in the user's data directory, or in `LEDGER_DATA_DIR` if that is set.
  public static let liveValue = ExpensesClient.database(in: LedgerFolder.standard)

  /// The database in a folder, which is opened when it is first needed.
  public static func database(in folder: LedgerFolder) -> Self {
    let connection = LedgerConnection(folder: folder)
    return Self(
      changes: { try await connection.database().changes() },
      page: { query in try await connection.database().page(query) },
      overview: { try await connection.database().overview() },
      add: { draft in try await connection.database().add([draft], kind: .add, name: draft.note) },
      update: { expense in try await connection.database().update(expense) },
      delete: { id in try await connection.database().delete(id) },
      addAll: { drafts, file in
        try await connection.database().add(drafts, kind: .import, name: file)
      },
      all: { try await connection.database().all() },
      undo: { id in try await connection.database().undo(id) }
    )
  }
}

/// Opens the database once, and again after a failure.
private actor LedgerConnection {
  private let folder: LedgerFolder
  private var opened: LedgerDatabase?

  init(folder: LedgerFolder) {
    self.folder = folder
  }

  func database() throws -> LedgerDatabase {
    if let opened { return opened }
    let database = try LedgerDatabase(in: folder)
    opened = database
    return database
  }
}
