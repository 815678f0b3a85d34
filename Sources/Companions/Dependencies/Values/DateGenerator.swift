import Foundation
import IssueReporting

/// A dependency that yields the current date.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator that calls a closure for each date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Returns a generator that always yields the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date; after it is set, the generator always yields that date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date {
    generate()
  }
}

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
