import ComposableCore
import IssueReporting

/// A source of text, read line by line.
public struct LineReader: Sendable {
  /// Returns the next line without its end, or `nil` after the last one.
  public var next: @Sendable () -> String?

  public init(next: @escaping @Sendable () -> String?) {
    self.next = next
  }
}

extension LineReader: DependencyKey {
  /// Reads standard input.
  public static let liveValue = LineReader { readLine() }

  public static let testValue = LineReader {
    reportIssue("A test reads standard input. To fix this, override the dependency 'lineReader'.")
    return nil
  }

  /// A text in memory.
  public static func lines(_ lines: [String]) -> LineReader {
    let rest = LockIsolated(lines[...])
    return LineReader { rest.withValue { $0.popFirst() } }
  }
}

extension DependencyValues {
  public var lineReader: LineReader {
    get { self[LineReader.self] }
    set { self[LineReader.self] = newValue }
  }
}
