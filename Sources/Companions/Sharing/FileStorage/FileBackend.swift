import Foundation

/// What reads, writes and watches files.
protocol FileBackend: AnyObject, Sendable {
  /// What tells one state of a file from another, or `nil` if there is no file.
  func signature(of url: URL) -> FileSignature?

  /// Returns the contents of a file, or `nil` if there is no file.
  func read(_ url: URL) throws -> Data?

  /// Replaces a file as a whole, and returns what tells its state.
  func write(_ data: Data, to url: URL) throws -> FileSignature?

  /// Moves a file to another name.
  func move(_ url: URL, to newURL: URL) throws

  /// Tells of changes of a file; it may do so when nothing has changed, and after own changes.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

/// What tells one state of a file from another.
struct FileSignature: Hashable, Sendable {
  let number: Int
  let size: Int
  let date: Date
}

/// The contents of a file, and what tells the state that was read.
struct FileContents: Sendable {
  let data: Data
  let signature: FileSignature?
}
