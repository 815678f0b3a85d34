#if canImport(Testing)
import Dependencies
import Testing

// Underscored: tests write `.dependency` and `.dependencies`, and do not need its name.
/// A trait that overrides dependencies for a test or a suite.
public struct _DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether an outer trait has already given this test case its own default values.
  @TaskLocal private static var isFresh = false

  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// Whether the trait of a suite applies to every test in it: `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case with the dependencies overridden.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var values = DependencyValues._current
    if !Self.isFresh { values = values.withFreshDefaults }
    let base = values
    try await Self.$isFresh.withValue(true) {
      try await withDependencies {
        $0 = base
        try await updateValues(&$0)
      } operation: {
        try await function()
      }
    }
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Gives each test case its own default values; each argument of a test is a test case.
  public static var dependencies: Self { Self { _ in } }

  /// Overrides dependencies for a test, or for every test of a suite.
  ///
  /// ```swift
  /// @Suite(.dependencies { $0.continuousClock = .immediate })
  /// struct ChoresTests {}
  /// ```
  ///
  /// The closure runs once for each test case.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues)
  }

  /// Overrides the dependency at a key path for a test, or for every test of a suite.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of it.
  ///   - value: The value, evaluated for each test case.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    // Safe: the key path captures nothing. It is not sendable where its property is on the main actor.
    nonisolated(unsafe) let keyPath = keyPath
    return Self { values in
      let value = try value()
      DependencyValues.$isReplacingPart.withValue(true) { values[keyPath: keyPath] = value }
    }
  }

  /// Overrides a dependency that is its own key for a test, or for every test of a suite.
  ///
  /// - Parameter value: The value, evaluated for each test case.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }
}
#endif
