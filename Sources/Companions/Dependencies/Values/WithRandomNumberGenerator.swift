import ConcurrencyExtras
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
  /// The generator, or `nil` while an operation has it.
  private var generator: (any RandomNumberGenerator & Sendable)?
  private let lock = CycleCheckedLock()

  /// Creates a dependency that lends a generator to one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = generator
  }

  /// Runs an operation with the generator.
  ///
  /// A call inside of the operation reports an issue, and gets the generator of the system.
  ///
  /// - Throws: The error of the operation.
  public func callAsFunction<R>(
    _ operation: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    switch lock.enter(need: .low) {
    case .entered: break
    case .nested: return try withSystemGenerator(Issues.nestedRandomNumberGenerator, operation)
    case .deadlock: return try withSystemGenerator(Issues.circularRandomNumberGenerator, operation)
    }
    defer { lock.leave() }
    guard var lent = generator else { preconditionFailure("A generator is lent to two callers") }
    generator = nil
    defer { generator = lent }
    return try operation(&lent)
  }

  private func withSystemGenerator<R>(
    _ issue: String, _ operation: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    reportIssue(issue)
    var system: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    return try operation(&system)
  }
}

extension DependencyValues {
  /// The dependency that lends a random number generator; tests must override it.
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
