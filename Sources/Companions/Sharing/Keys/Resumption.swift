import ConcurrencyExtras
import IssueReporting

/// A callback to call exactly once; a second call, or no call, reports an issue.
final class Resumption<Success>: Sendable {
  /// The operation that a continuation ends.
  enum Kind: String {
    case load
    case save
  }

  private let kind: Kind
  // Called for messages alone: a description by reflection takes longer than a save.
  private let description: @Sendable () -> String
  private let callback: @Sendable (Result<Success, any Error>) -> Void
  private let onLeak: @Sendable () -> Void
  private let isResumed = Locked(false)

  init(
    kind: Kind,
    description: @escaping @Sendable () -> String,
    onLeak: @escaping @Sendable () -> Void,
    callback: @escaping @Sendable (Result<Success, any Error>) -> Void
  ) {
    self.kind = kind
    self.description = description
    self.onLeak = onLeak
    self.callback = callback
  }

  func resume(with result: Result<Success, any Error>) {
    if isResumed.exchange(true) {
      reportIssue(Issues.resumedTwice(kind.rawValue, description()))
    } else {
      callback(result)
    }
  }

  deinit {
    guard !isResumed.value else { return }
    reportIssue(Issues.neverResumed(kind.rawValue, description()))
    onLeak()
  }
}

/// The error of requiring a value whose load ended without a result.
struct LoadWithoutResult: Error, CustomStringConvertible {
  let key: String

  var description: String { Issues.loadWithoutResult(key: key) }
}
