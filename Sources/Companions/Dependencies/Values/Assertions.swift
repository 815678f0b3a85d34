import IssueReporting

extension DependencyValues {
  /// A check of conditions in debug builds; in tests a failure is an issue and does not trap.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// A check of conditions in all builds; in tests a failure is an issue and does not trap.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  /// A report of a failed assertion; in tests it is an issue and does not trap.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = Assertion {
    Swift.assert($0(), $1(), file: $2, line: $3)
  }
  static let testValue: any AssertionEffect = Assertion.reported("@Dependency(\\.assert)")
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = Assertion {
    Swift.precondition($0(), $1(), file: $2, line: $3)
  }
  static let testValue: any AssertionEffect = Assertion.reported("@Dependency(\\.precondition)")
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = Assertion {
    Swift.assertionFailure($1(), file: $2, line: $3)
  }
  static let testValue: any AssertionFailureEffect = Assertion.reported(
    "@Dependency(\\.assertionFailure)")
}

/// A check of a condition, which is false for a failure that is only reported.
private struct Assertion: AssertionEffect, AssertionFailureEffect {
  typealias Check =
    @Sendable (_ condition: () -> Bool, _ message: () -> String, StaticString, UInt) -> Void

  let check: Check

  init(_ check: @escaping Check) {
    self.check = check
  }

  static func reported(_ name: String) -> Self {
    Self { condition, message, file, line in
      guard !condition() else { return }
      reportIssue(
        Issues.assertionFailed(name, message: message()),
        fileID: file, filePath: file, line: line, column: 1)
    }
  }

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString,
    line: UInt
  ) {
    check(condition, message, file, line)
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    check({ false }, message, file, line)
  }
}
