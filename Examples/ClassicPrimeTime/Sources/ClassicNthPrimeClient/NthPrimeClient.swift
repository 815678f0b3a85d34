import Dependencies

/// A service that knows the nth prime.
public struct NthPrimeClient: Sendable {
  /// Returns the prime of an ordinal, where the first prime is 2.
  ///
  /// Throws an ``NthPrimeError``, or a `CancellationError`.
  public var nthPrime: @Sendable (_ n: Int) async throws -> Int

  /// Creates a client that asks a closure.
  public init(nthPrime: @escaping @Sendable (_ n: Int) async throws -> Int) {
    self.nthPrime = nthPrime
  }
}

extension NthPrimeClient: DependencyKey {
  /// The client that computes on this machine.
  public static let liveValue = local

  /// A client that fails the test which asks it.
  public static let testValue = NthPrimeClient(
    nthPrime: unimplemented("@Dependency(\\.nthPrimeClient).nthPrime"))

  /// A client that answers in no time, without computing anything.
  public static let previewValue = NthPrimeClient { _ in 7_919 }
}

extension DependencyValues {
  /// The service that knows the nth prime.
  public var nthPrimeClient: NthPrimeClient {
    get { self[NthPrimeClient.self] }
    set { self[NthPrimeClient.self] = newValue }
  }
}
