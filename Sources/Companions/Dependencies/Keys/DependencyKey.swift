import IssueReporting

/// A key of a dependency, with the value that the running application uses.
///
/// ```swift
/// private enum FactClientKey: DependencyKey {
///   static let liveValue = FactClient.http
///   static let testValue = FactClient.unimplemented
/// }
///
/// extension DependencyValues {
///   var factClient: FactClient {
///     get { self[FactClientKey.self] }
///     set { self[FactClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// Without a `testValue`, each test that reads the dependency fails unless it overrides it.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value used by the running application unless it is overridden.
  static var liveValue: Value { get }

  // Repeated so that members of a conforming type are preferred to the defaults below.
  /// The type of the dependency's value.
  associatedtype Value = Self

  /// The value used in Xcode previews unless it is overridden; `liveValue` by default.
  static var previewValue: Value { get }

  /// The value used in tests unless it is overridden; by default, reading it reports an issue.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, unless the key has a preview value.
  public static var previewValue: Value { liveValue }

  /// The preview value; reading it reports that the key has no value for tests.
  public static var testValue: Value {
    guard shouldReportUnimplemented else { return previewValue }
    if let resolution = Resolution.current, resolution.key == ObjectIdentifier(Self.self) {
      // The resolving code knows where the dependency was declared, and reports it.
      resolution.markUnimplemented()
    } else {
      reportIssue(
        Issues.missingTestValue(
          .init(name: nil, key: Self.self, value: Value.self, location: nil)))
    }
    return previewValue
  }
}
