import Foundation
import IssueReporting

extension DependencyValues {
  /// The generator of unique identifiers; tests must override it.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static let testValue = UUIDGenerator {
    reportIssue(Issues.unimplementedEndpoint("@Dependency(\\.uuid)"))
    return UUID()
  }
}
