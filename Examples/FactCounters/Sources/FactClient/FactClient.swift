import Dependencies
import DependenciesMacros

/// Somebody who knows something about every number.
@DependencyClient
public struct FactClient: Sendable {
  /// Returns a fact about a number: one sentence.
  ///
  /// Throws if there is none to be had, or a `CancellationError`.
  public var fact: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: DependencyKey {
  /// The service on the network, and this machine for what that does not know.
  public static let liveValue = FactClient { number in
    do {
      return try await FactClient.network.fact(number)
    } catch {
      try Task.checkCancellation()
      return try await FactClient.local.fact(number)
    }
  }

  /// A client that fails the test which asks it.
  public static let testValue = FactClient()

  /// A client that has the same to say about every number.
  public static let previewValue = FactClient { "\($0) is a good number." }
}

extension DependencyValues {
  /// Somebody who knows something about every number.
  public var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
