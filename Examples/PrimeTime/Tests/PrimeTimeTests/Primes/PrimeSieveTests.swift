import Primes
import Testing

struct PrimeSieveTests {
  func count(upTo limit: Int) -> Int {
    var sieve = PrimeSieve(limit: limit)
    while sieve.advance() {}
    return sieve.count
  }

  @Test("Counts up to 2,000 match counting the primes one by one")
  func exhaustive() {
    var expected = 0
    for limit in -1...2_000 {
      if limit.isPrime { expected += 1 }
      #expect(count(upTo: limit) == expected)
    }
  }

  @Test(
    "Counts on both sides of a segment's end are right",
    // A segment ends at a multiple of 2¹⁹. How many primes lie below: https://oeis.org/A007053.
    arguments: [(524_287, 43_390), (524_288, 43_390), (524_289, 43_390), (1_048_576, 82_025)])
  func segments(limit: Int, expected: Int) {
    #expect(count(upTo: limit) == expected)
  }

  @Test("There are 78,498 primes up to a million, and the progress ends at 1")
  func progress() {
    var sieve = PrimeSieve(limit: 1_000_000)
    #expect(sieve.progress == 0)
    var progress: [Double] = []
    repeat { progress.append(sieve.progress) } while sieve.advance()
    #expect(progress.first == 0)
    #expect(progress == progress.sorted())
    #expect(sieve.progress == 1)
    #expect(sieve.count == 78_498)
    while sieve.advance() {}
    #expect(sieve.count == 78_498)
  }
}
