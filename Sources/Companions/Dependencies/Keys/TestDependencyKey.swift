/// A key of a dependency whose live value may be defined in another module.
///
/// Use it where the interface of a dependency must not know its implementation: the module of the
/// interface conforms the key to this protocol, the module of the implementation conforms it to
/// ``DependencyKey``. In any other case conform to ``DependencyKey`` alone.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value used in Xcode previews unless it is overridden; `testValue` by default.
  static var previewValue: Value { get }

  /// The value used in tests unless it is overridden.
  static var testValue: Value { get }

  /// Whether a test that reaches a missing `testValue` fails; true by default.
  static var shouldReportUnimplemented: Bool { get }
}

extension TestDependencyKey {
  /// The value for tests serves previews too.
  public static var previewValue: Value { testValue }

  /// Missing test values are reported.
  public static var shouldReportUnimplemented: Bool { true }
}
