import Foundation
import Testing

/// Expects issues with exactly these texts, in this order.
func expectIssues(
  _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation, by body: () -> Void
) {
  let rest = Rest(messages)
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    rest.take(issue.description)
  }
  #expect(rest.messages == [], sourceLocation: sourceLocation)
}

private final class Rest: @unchecked Sendable {
  // Safe: what changes is touched only while `lock` is held.
  private let lock = NSLock()
  private(set) var messages: [String]

  init(_ messages: [String]) { self.messages = messages }

  func take(_ description: String) -> Bool {
    lock.withLock {
      guard let first = messages.first, description.hasSuffix(first) else { return false }
      messages.removeFirst()
      return true
    }
  }
}
