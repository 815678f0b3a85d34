/// Hands out the ids of features on stacks.
@_spi(Internals)
public struct StackElementIDGenerator: Sendable {
  /// Hands out the next id.
  public let next: @Sendable () -> StackElementID

  /// Returns the next id without handing it out.
  public let peek: @Sendable () -> StackElementID

  /// A generator that counts from a number.
  public static func incrementing(from first: Int = 0) -> Self {
    let generation = Locked(first)
    return Self(
      next: {
        generation.withValue { generation in
          defer { generation += 1 }
          return StackElementID(generation: generation)
        }
      },
      peek: { StackElementID(generation: generation.value) })
  }

  /// Returns a generator that continues with this one's next id, without changing this one.
  public func incrementingCopy() -> Self {
    .incrementing(from: peek().generation)
  }
}

extension StackElementIDGenerator: DependencyKey {
  /// A generator that counts from 0, for the whole process.
  public static let liveValue = incrementing()

  /// A generator that counts from 0, for one test.
  public static var testValue: Self { incrementing() }
}

extension DependencyValues {
  /// Hands out the ids of features on stacks.
  @_spi(Internals)
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
