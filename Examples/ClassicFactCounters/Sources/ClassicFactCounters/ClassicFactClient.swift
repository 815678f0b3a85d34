import ComposableArchitectureClassic

/// Somebody who knows something about every number.
public struct ClassicFactClient {
  /// Asks for a fact about a number: one sentence.
  public var fetch: (_ number: Int) -> Effect<String, Failure>

  public init(fetch: @escaping (_ number: Int) -> Effect<String, Failure>) {
    self.fetch = fetch
  }

  /// There is no fact to be had.
  public struct Failure: Error, Equatable {
    public init() {}
  }
}
