/// A key of a dependency whose live value may be defined in another module.
///
/// Use this protocol to keep the interface of a dependency free of its implementation. The module
/// of the interface conforms the key to this protocol. The module of the implementation conforms
/// the key to ``DependencyKey``. In all other cases, conform to ``DependencyKey`` alone.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency's value.
  associatedtype Value: Sendable = Self

  /// The value used in Xcode previews unless it is overridden; `testValue` by default.
  static var previewValue: Value { get }

  /// The value used in tests unless it is overridden.
  static var testValue: Value { get }

  /// Whether a test that reads a missing `testValue` fails; `true` by default.
  static var shouldReportUnimplemented: Bool { get }
}

extension TestDependencyKey {
  /// The test value, unless the key has a preview value.
  public static var previewValue: Value { testValue }

  /// Whether missing test values are reported: `true`.
  public static var shouldReportUnimplemented: Bool { true }
}
