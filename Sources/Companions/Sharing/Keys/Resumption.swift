import ConcurrencyExtras
import Foundation
import IssueReporting

/// A function that must be called exactly once.
final class Resumption<Success>: Sendable {
  /// What a continuation is for.
  enum Kind: String {
    case load
    case save
  }

  private let kind: Kind
  private let description: String
  private let callback: @Sendable (Result<Success, any Error>) -> Void
  private let isResumed = LockIsolated(false)

  init(
    kind: Kind,
    description: String,
    callback: @escaping @Sendable (Result<Success, any Error>) -> Void
  ) {
    self.kind = kind
    self.description = description
    self.callback = callback
  }

  func resume(with result: Result<Success, any Error>) {
    let wasResumed = isResumed.withValue { isResumed in
      defer { isResumed = true }
      return isResumed
    }
    if wasResumed {
      reportIssue(Issues.resumedTwice(kind.rawValue, description))
    } else {
      callback(result)
    }
  }

  deinit {
    guard !isResumed.value else { return }
    reportIssue(Issues.neverResumed(kind.rawValue, description))
    callback(.failure(NeverResumed(kind: kind.rawValue)))
  }
}

/// The error of a load or a save whose continuation was dropped.
struct NeverResumed: Error, CustomStringConvertible {
  let kind: String

  var description: String { Issues.givenUp(kind) }
}
