/// A dependency that says that something went wrong, as Swift's `assertionFailure` does.
public protocol AssertionFailureEffect: Sendable {
  /// Says that something went wrong.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Says that something went wrong.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    // This is the requirement, which a type cannot but fulfil itself.
    callAsFunction(message(), file: file, line: line)
  }
}
