import Foundation

extension NthPrimeClient {
  /// The largest ordinal that the local client accepts: 10,000,000.
  ///
  /// Its prime is 179,424,673, found within a second by an optimised build and within seconds by
  /// any other. The time grows a little faster than the ordinal.
  public static let localLimit = 10_000_000

  /// A client that computes on this machine, off the caller's actor, until its task is cancelled.
  public static let local = NthPrimeClient { n in
    guard n >= 1 else { throw NthPrimeError.notPositive(n) }
    guard n <= localLimit else { throw NthPrimeError.tooLarge(n, limit: localLimit) }
    return try await computeNthPrime(n)
  }

  /// Sieves segment by segment until the nth prime has turned up.
  ///
  /// - Complexity: O(n log n log log n) time, O(√n) memory.
  private static func computeNthPrime(_ n: Int) async throws -> Int {
    guard n > 1 else { return 2 }
    var sieve = SegmentedSieve(limit: upperBoundOfPrime(n))
    // The sieve knows odd primes only: 2 is the one that it leaves out.
    var remaining = n - 1
    while true {
      try Task.checkCancellation()
      let count = sieve.nextSegment()
      if count >= remaining { return sieve.prime(atPosition: remaining) }
      remaining -= count
      await Task.yield()
    }
  }

  /// A number that the nth prime does not exceed: n (ln n + ln ln n), by Rosser, for n above 5.
  static func upperBoundOfPrime(_ n: Int) -> Int {
    guard n > 5 else { return 11 }
    let logarithm = log(Double(n))
    return Int((Double(n) * (logarithm + log(logarithm))).rounded(.up))
  }
}
