import Foundation
import Testing

@testable import ClassicNthPrimeClient

@Suite("Local nth primes")
struct LocalNthPrimeTests {
  let client = NthPrimeClient.local

  @Test(
    "known primes are found",
    arguments: [
      (1, 2), (2, 3), (3, 5), (4, 7), (5, 11), (6, 13), (10, 29), (100, 541), (1_000, 7_919),
      (10_000, 104_729), (100_000, 1_299_709), (1_000_000, 15_485_863),
    ])
  func known(n: Int, prime: Int) async throws {
    #expect(try await client.nthPrime(n) == prime)
  }

  @Test("every prime up to 20,000 is found in its place")
  func all() async throws {
    let primes = (2...20_000).filter { number in
      !(2..<number).prefix { $0 * $0 <= number }.contains { number.isMultiple(of: $0) }
    }
    #expect(primes.count == 2_262)
    for (index, prime) in primes.enumerated() {
      let found = try await client.nthPrime(index + 1)
      try #require(found == prime)
    }
  }

  @Test("primes on both sides of the end of a segment are found")
  func segments() async throws {
    // A segment holds 2¹⁸ odd numbers: the primes around 524,288, 1,048,576 and so on.
    // How many lie below a power of two: https://oeis.org/A007053.
    for (boundary, n) in [(524_288, 43_390), (1_048_576, 82_025), (2_097_152, 155_611)] {
      let below = stride(from: boundary - 1, to: 0, by: -2).first { isPrime($0) }!
      let above = stride(from: boundary + 1, to: .max, by: 2).first { isPrime($0) }!
      #expect(try await client.nthPrime(n) == below)
      #expect(try await client.nthPrime(n + 1) == above)
    }
  }

  @Test("ordinals that are not positive are refused", arguments: [0, -1, .min])
  func notPositive(n: Int) async {
    await #expect(throws: NthPrimeError.notPositive(n)) { try await client.nthPrime(n) }
  }

  @Test("ordinals above the limit are refused at once", arguments: [10_000_001, .max])
  func tooLarge(n: Int) async {
    await #expect(throws: NthPrimeError.tooLarge(n, limit: 10_000_000)) {
      try await client.nthPrime(n)
    }
  }

  @Test("a cancelled computation stops")
  func cancellation() async {
    let client = client
    let task = Task { try await client.nthPrime(NthPrimeClient.localLimit) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a computation that is cancelled while it runs stops at the next segment")
  func cancellationWhileRunning() async {
    await #expect(throws: CancellationError.self) {
      try await withThrowingTaskGroup(of: Int.self) { group in
        let client = client
        group.addTask { try await client.nthPrime(NthPrimeClient.localLimit) }
        group.addTask { try await client.nthPrime(10) }
        // The small one is done while the large one has just begun.
        #expect(try await group.next() == 29)
        group.cancelAll()
        while try await group.next() != nil {}
      }
    }
  }

  @MainActor
  @Test("a computation leaves the main actor free")
  func concurrency() {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached { [client] in
      _ = try await client.nthPrime(10_000)
      isDone.signal()
    }
    // Here the main actor is taken: a computation that needed it would never end.
    #expect(isDone.wait(timeout: .now() + 600) == .success)
  }

  @Test("the upper bound is never below the prime, and not far above it")
  func bound() {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    for (index, prime) in primes.enumerated() {
      #expect(NthPrimeClient.upperBoundOfPrime(index + 1) >= prime)
    }
    for (n, prime) in [(1_000, 7_919), (1_000_000, 15_485_863), (10_000_000, 179_424_673)] {
      let bound = NthPrimeClient.upperBoundOfPrime(n)
      #expect(bound >= prime)
      #expect(bound < prime * 12 / 10)
    }
  }
}
