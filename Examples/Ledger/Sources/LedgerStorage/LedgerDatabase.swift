import Foundation
import GRDB

/// The SQLite database.
///
/// An expense's `position` orders the list, and is the row of the index of notes.
struct LedgerDatabase: Sendable {
  let path: String
  private let pool: DatabasePool

  /// Opens the database; a new one gets sample expenses up to a day.
  init(in folder: LedgerFolder, samplesUpTo today: Day? = nil) throws(LedgerError) {
    path = folder.database.path
    do {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      var configuration = Configuration()
      configuration.busyMode = .timeout(1)
      pool = try DatabasePool(path: path, configuration: configuration)
      try Self.migrator(samplesUpTo: today ?? (try? Day(Date(), calendar: .gregorian)))
        .migrate(pool)
    } catch {
      throw LedgerError(error, path: path)
    }
  }

  /// Runs a closure in a read transaction.
  func read<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
    do {
      return try await pool.read(body)
    } catch {
      throw Self.translated(error, path: path)
    }
  }

  /// Runs a closure in a transaction, which is rolled back if it throws.
  func write<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
    do {
      return try await pool.write(body)
    } catch {
      throw Self.translated(error, path: path)
    }
  }

  /// Emits at once, and after each transaction that changed expenses or what can be undone.
  func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = DatabaseRegionObservation(tracking: Table("expense"), Table("change"))
      let observer = observation.start(in: pool) { _ in
        continuation.finish()
      } onChange: { _ in
        continuation.yield()
      }
      continuation.onTermination = { _ in observer.cancel() }
      continuation.yield()
    }
  }

  private static func translated(_ error: any Error, path: String) -> any Error {
    error is CancellationError ? error : LedgerError(error, path: path)
  }

  private static func migrator(samplesUpTo today: Day?) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("expenses") { database in
      try database.execute(sql: schema)
      guard let today else { return }
      try LedgerWriter(database: database).insert(SampleExpenses.drafts(upTo: today))
    }
    return migrator
  }

  private static let schema = """
    CREATE TABLE expense (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      position INTEGER NOT NULL UNIQUE,
      day TEXT NOT NULL,
      month INTEGER NOT NULL,
      amount INTEGER NOT NULL CHECK (amount > 0),
      category TEXT NOT NULL,
      note TEXT NOT NULL
    );
    CREATE INDEX expense_by_month ON expense (month, amount);

    CREATE VIRTUAL TABLE note_words USING fts5(
      note, content = 'expense', content_rowid = 'position',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4'
    );
    CREATE TRIGGER note_insert AFTER INSERT ON expense BEGIN
      INSERT INTO note_words (rowid, note) VALUES (new.position, new.note);
    END;
    CREATE TRIGGER note_delete AFTER DELETE ON expense BEGIN
      INSERT INTO note_words (note_words, rowid, note) VALUES ('delete', old.position, old.note);
    END;
    CREATE TRIGGER note_update AFTER UPDATE ON expense BEGIN
      INSERT INTO note_words (note_words, rowid, note) VALUES ('delete', old.position, old.note);
      INSERT INTO note_words (rowid, note) VALUES (new.position, new.note);
    END;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      name TEXT NOT NULL,
      day TEXT,
      amount INTEGER,
      category TEXT,
      note TEXT
    );
    """
}

extension Calendar {
  /// The Gregorian calendar in the time zone of the process.
  static var gregorian: Calendar { Calendar(identifier: .gregorian) }
}

extension LedgerError {
  /// Describes an error of the database at a path, and logs both.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as LedgerError:
      self = error
      return
    case let error as DatabaseError: self.init(error.resultCode)
    case is CocoaError: self = .cannotOpen
    default: self = .database
    }
    Self.log.error("The database \(path, privacy: .public) failed: \(error, privacy: .public)")
  }

  private init(_ code: ResultCode) {
    switch code {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .notADatabase
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_IOERR, .SQLITE_AUTH:
      self = .cannotOpen
    default: self = .database
    }
  }
}
