import Foundation
import IssueReporting

extension DependencyValues {
  /// The generator of the current date; tests must override it.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
  static let testValue = DateGenerator {
    // Writing through a key path to 'date.now' reads it first.
    if !DependencyValues.isReplacingPart {
      reportIssue(Issues.unimplementedEndpoint("@Dependency(\\.date)"))
    }
    return Date()
  }
}
