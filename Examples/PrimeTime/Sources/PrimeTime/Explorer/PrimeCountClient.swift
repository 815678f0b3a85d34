#if Macros
import ComposableArchitecture
import Primes

/// Counts primes in the background.
@DependencyClient
struct PrimeCountClient: Sendable {
  /// A message about a count that is under way.
  enum Update: Equatable, Sendable {
    /// The part that is done, from 0 to 1.
    case progress(Double)
    /// The number of primes. It is the last message.
    case count(Int)
  }

  /// Counts the primes up to a number.
  ///
  /// Counting stops when nobody reads the updates any more.
  var updates: @Sendable (_ limit: Int) -> AsyncStream<Update> = { _ in .finished }

  /// The largest number to count up to: a thousand millions, seconds in an optimised build.
  static let limit = 1_000_000_000
}

extension PrimeCountClient: DependencyKey {
  static let liveValue = PrimeCountClient { limit in
    // A reader who is slower than the sieve needs the newest update alone.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task.detached(priority: .utility) {
        var sieve = PrimeSieve(limit: limit)
        var percent = 0
        while sieve.advance(), !Task.isCancelled {
          let newPercent = Int(sieve.progress * 100)
          if newPercent > percent { continuation.yield(.progress(Double(newPercent) / 100)) }
          percent = newPercent
          await Task.yield()
        }
        if !Task.isCancelled { continuation.yield(.count(sieve.count)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  static let testValue = PrimeCountClient()
}

extension DependencyValues {
  var primeCount: PrimeCountClient {
    get { self[PrimeCountClient.self] }
    set { self[PrimeCountClient.self] = newValue }
  }
}
#endif
