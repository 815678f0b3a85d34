/// A dependency that checks a condition, as Swift's `assert` and `precondition` do.
///
/// ```swift
/// @Dependency(\.assert) var assert
///
/// assert(count >= 0, "A count is never negative")
/// ```
public protocol AssertionEffect: Sendable {
  /// Checks a condition, and reports a failure with the message if it is false.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition, and reports a failure if it is false.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    // Calls the requirement, not itself: a conforming type has to implement it.
    callAsFunction(condition(), message(), file: file, line: line)
  }
}
