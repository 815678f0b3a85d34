import Foundation

/// A reason why a file could not be loaded or saved.
public enum FileClientError: Error, Equatable, Sendable {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case notWritable(path: String, reason: String)
}

extension FileClientError: LocalizedError {
  /// The reason in words for the user.
  public var errorDescription: String? {
    switch self {
    case .missing(let path): "There is no file \(path)."
    case .unreadable(let path, let reason): "The file \(path) cannot be read: \(reason)."
    case .notWritable(let path, let reason): "The file \(path) cannot be written: \(reason)."
    }
  }
}
