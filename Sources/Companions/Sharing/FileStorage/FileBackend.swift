import Foundation

/// A file system that reads, writes and watches files.
protocol FileBackend: AnyObject, Sendable {
  /// Returns the signature of a file's current state, or `nil` if there is no file.
  func signature(of url: URL) -> FileSignature?

  /// Returns the contents of a file, or `nil` if there is no file.
  func read(_ url: URL) throws -> Data?

  /// Replaces a file as a whole, and returns the signature of its new state.
  func write(_ data: Data, to url: URL) throws -> FileSignature?

  /// Moves a file to another name.
  func move(_ url: URL, to newURL: URL) throws

  /// Calls a function after each change of a file, and possibly also after writes by this backend
  /// or when the file has not changed.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

/// A signature that distinguishes one state of a file from another.
struct FileSignature: Hashable, Sendable {
  let number: Int
  let size: Int
  let date: Date
}

/// The contents of a file, and the signature of the state that was read.
struct FileContents: Sendable {
  let data: Data
  let signature: FileSignature?
}
