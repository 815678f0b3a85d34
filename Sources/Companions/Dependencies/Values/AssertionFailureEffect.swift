/// A dependency that reports a failed assertion, as Swift's `assertionFailure` does.
public protocol AssertionFailureEffect: Sendable {
  /// Reports a failed assertion.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Reports a failed assertion.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    // This is the requirement, which a type cannot but fulfil itself.
    callAsFunction(message(), file: file, line: line)
  }
}
