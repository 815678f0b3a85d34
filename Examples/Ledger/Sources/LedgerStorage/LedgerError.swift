import PortableLogging

/// A failure of the database or of a file, with the values that a sentence about it needs.
///
/// A visitor may see all of it: paths and messages of the database are in the log alone.
public enum LedgerError: Error, Hashable, Sendable {
  /// The file is something else than a database.
  case notADatabase
  /// The file or its folder cannot be read or written.
  case cannotOpen
  /// Another program holds the database.
  case locked
  /// The disk has no room left.
  case diskFull
  /// The expense was deleted in the meantime.
  case gone
  /// The database refused an operation.
  case database
  /// A file that was sent cannot be read.
  case file(name: String)
  /// A file that was sent has more bytes than are read.
  case fileTooLarge(name: String, size: Int)
}

extension LedgerError {
  /// Runs a closure, and describes what it throws; logs errors of other types.
  public static func result<Success>(
    _ body: () async throws -> Success
  ) async -> Result<Success, LedgerError> {
    do {
      return .success(try await body())
    } catch {
      guard let error = error as? LedgerError else { return .failure(unexpected(error)) }
      return .failure(error)
    }
  }

  /// Logs an error, and returns the one that a visitor sees.
  public static func unexpected(_ error: any Error) -> LedgerError {
    log.error("Ledger failed: \(error, privacy: .public)")
    return .database
  }

  static let log = Logger(subsystem: "com.example.ledger", category: "storage")
}
