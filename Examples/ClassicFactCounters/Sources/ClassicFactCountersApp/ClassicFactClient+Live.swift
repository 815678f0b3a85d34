import ClassicFactCounters
import ComposableArchitectureClassic
import FactClient

extension ClassicFactClient {
  /// A client that asks the one of the current API.
  static var live: Self {
    ClassicFactClient { number in
      Effect<String, any Error>.task { try await FactClient.liveValue.fact(number) }
        .mapError { _ in Failure() }
        .eraseToEffect()
    }
  }
}
