#if canImport(Testing)
import Testing

/// A trait of a test that binds a task-local value.
public struct TaskLocalTrait: SuiteTrait, TestTrait, TestScoping {
  private let scope: @Sendable (_ operation: @Sendable () async throws -> Void) async throws -> Void

  init<Value: Sendable>(
    _ taskLocal: TaskLocal<Value>, _ value: @escaping @Sendable () throws -> Value
  ) {
    scope = { try await taskLocal.withValue(value(), operation: $0) }
  }

  /// The trait of a suite holds for every test in it.
  public var isRecursive: Bool { true }

  /// Runs a test case with the value bound.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await scope(function)
  }
}

extension Trait where Self == TaskLocalTrait {
  /// Binds a task-local value for a test, or for every test of a suite.
  ///
  /// ```swift
  /// enum Request {
  ///   @TaskLocal static var userID: Int?
  ///   static let currentUserID = $userID
  /// }
  ///
  /// @Test(.taskLocal(Request.currentUserID, 42))
  /// func greetsUser() {
  ///   #expect(Request.userID == 42)
  /// }
  /// ```
  ///
  /// > Important: An attribute cannot name the projection of a property that the tests' own module
  /// > declares. Put such a projection in a constant, and pass that.
  ///
  /// - Parameters:
  ///   - taskLocal: The projection of a task-local property.
  ///   - value: The value, which is made anew for each test case.
  public static func taskLocal<Value: Sendable>(
    _ taskLocal: TaskLocal<Value>, _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self(taskLocal, value)
  }
}
#endif
