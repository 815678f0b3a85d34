/// A dependency that reports a failed assertion, as Swift's `assertionFailure` does.
public protocol AssertionFailureEffect: Sendable {
  /// Reports a failed assertion with a message.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Reports a failed assertion.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    // Calls the requirement, not itself: a conforming type has to implement it.
    callAsFunction(message(), file: file, line: line)
  }
}
