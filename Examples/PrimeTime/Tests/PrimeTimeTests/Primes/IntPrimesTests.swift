import Primes
import Testing

struct IntPrimesTests {
  @Test("Primality agrees with a sieve on every number up to 100,000")
  func exhaustive() {
    var isComposite = [Bool](repeating: false, count: 100_001)
    for number in 2...316 where !isComposite[number] {
      for multiple in stride(from: number * number, through: 100_000, by: number) {
        isComposite[multiple] = true
      }
    }
    #expect((2...100_000).allSatisfy { $0.isPrime != isComposite[$0] })
  }

  @Test("No number below 2 is prime", arguments: [1, 0, -1, -7, .min])
  func small(number: Int) {
    #expect(!number.isPrime)
  }

  @Test(
    "Large primes are recognised",
    arguments: [2_147_483_647, 999_999_999_989, 9_223_372_036_854_775_783])
  func largePrimes(number: Int) {
    #expect(number.isPrime)
  }

  @Test(
    "Composites that pass weaker primality tests are recognised",
    arguments: [
      561, 2_047, 3_215_031_751, 3_474_749_660_383, 341_550_071_728_321,
      3_825_123_056_546_413_051, 2_147_483_647 * 2_147_483_629, .max,
    ])
  func pseudoprimes(number: Int) {
    #expect(!number.isPrime)
  }

  @Test(
    "Neighbouring primes are found on both sides, where there are any",
    arguments: [
      (-5, nil, 2), (2, nil, 3), (3, 2, 5), (10, 7, 11), (142_307, 142_297, 142_319),
      (.max, 9_223_372_036_854_775_783, nil),
    ] as [(Int, Int?, Int?)])
  func neighbours(number: Int, previous: Int?, next: Int?) {
    #expect(number.previousPrime == previous)
    #expect(number.nextPrime == next)
  }
}
