import ConcurrencyExtras
import Foundation
import IssueReporting

/// A dependency that yields universally unique identifiers.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator that calls a closure for each identifier.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns a generator that always yields the same identifier.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A generator that counts: 00000000-0000-0000-0000-000000000000, then …0001, and so on.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// Returns the next identifier.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates the identifier that ``UUIDGenerator/incrementing`` yields at a zero-based position.
  ///
  /// The magnitude of the number fills the last sixteen hexadecimal digits. A negative number has a
  /// one in the digit before these: `UUID(-1)` is 00000000-0000-0001-0000-000000000001.
  public init(_ number: Int) {
    let sign: UInt8 = number < 0 ? 1 : 0
    let digits = UInt64(number.magnitude)
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: digits >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, sign,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}

extension DependencyValues {
  /// The generator of unique identifiers; tests must override it.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static let testValue = UUIDGenerator {
    reportIssue(Issues.unimplementedEndpoint("@Dependency(\\.uuid)"))
    return UUID()
  }
}
