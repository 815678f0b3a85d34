import Dependencies
import DependenciesMacros

/// A source of sentences about numbers.
@DependencyClient
public struct FactSource: Sendable {
  /// Returns one sentence; throws if none is found, or a `CancellationError`.
  public var sentence: @Sendable (_ number: Int) async throws -> String
}

extension FactSource: DependencyKey {
  /// A service on the network, and arithmetic if that does not answer.
  public static let liveValue = FactSource { number in
    do {
      return try await FactSource.network.sentence(number)
    } catch {
      try Task.checkCancellation()
      return try await FactSource.arithmetic.sentence(number)
    }
  }

  public static let testValue = FactSource()
  public static let previewValue = FactSource { "\($0) comes after \($0 - 1)." }
}

extension DependencyValues {
  /// The source of sentences about numbers.
  public var factSource: FactSource {
    get { self[FactSource.self] }
    set { self[FactSource.self] = newValue }
  }
}
