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
  private var generator: any RandomNumberGenerator & Sendable
  private let lock = NSLock()

  /// Creates a dependency that lends a generator to one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// Lends the generator to an operation.
  public func callAsFunction<R>(
    _ operation: (inout any RandomNumberGenerator & Sendable) -> R
  ) -> R {
    lock.lock()
    defer { lock.unlock() }
    return operation(&generator)
  }
}

extension DependencyValues {
  /// What lends random number generators; it must be overridden in tests.
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
