import Foundation
import IssueReporting

/// A dependency that lends a random number generator.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
///
/// let side = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
public final class WithRandomNumberGenerator: @unchecked Sendable {
  // Safe: touched only while `lock` is held.
  /// The generator, unless it is lent.
  private var generator: (any RandomNumberGenerator & Sendable)?
  private let lock = NSRecursiveLock()

  /// Creates a dependency that lends a generator to one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// Lends the generator to an operation.
  ///
  /// Inside of its own operation the generator is lent already: such a call is reported, and gets a
  /// random number generator of the system.
  public func callAsFunction<R>(
    _ operation: (inout any RandomNumberGenerator & Sendable) -> R
  ) -> R {
    lock.lock()
    defer { lock.unlock() }
    guard var lent = generator else {
      reportIssue(Issues.nestedRandomNumberGenerator)
      var system: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
      return operation(&system)
    }
    generator = nil
    defer { generator = lent }
    return operation(&lent)
  }
}

extension DependencyValues {
  /// Lends random number generators; must be overridden in tests.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator {
  var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    reportIssue(Issues.unimplementedEndpoint("@Dependency(\\.withRandomNumberGenerator)"))
    return system.next()
  }
}
