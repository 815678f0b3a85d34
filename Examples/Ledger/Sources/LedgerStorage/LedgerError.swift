/// A failure of the database or of a file, with the values that a sentence about it needs.
public enum LedgerError: Error, Hashable, Sendable {
  /// The file is something else than a database.
  case notADatabase(path: String)
  /// The file or its folder cannot be read or written.
  case cannotOpen(path: String, reason: String)
  /// Another program holds the database.
  case locked(path: String)
  /// The disk has no room left.
  case diskFull(path: String)
  /// The expense was deleted in the meantime.
  case gone
  /// The database refused an operation.
  case database(reason: String)
  /// A file that was sent cannot be read.
  case file(name: String, reason: String)
  /// A file that was sent has more bytes than are read.
  case fileTooLarge(name: String, size: Int)
}

extension LedgerError {
  /// Runs a closure, and describes what it throws.
  public static func result<Success>(
    _ body: () async throws -> Success
  ) async -> Result<Success, LedgerError> {
    do {
      return .success(try await body())
    } catch {
      return .failure(error as? LedgerError ?? .database(reason: "\(error)"))
    }
  }
}
