import ClassicNthPrimeClient
import Testing

@Suite("isPrime")
struct IsPrimeTests {
  @Test("agrees with a sieve on every number up to 200,000")
  func exhaustive() {
    var isComposite = [Bool](repeating: false, count: 200_001)
    for number in 2...447 where !isComposite[number] {
      for multiple in stride(from: number * number, through: 200_000, by: number) {
        isComposite[multiple] = true
      }
    }
    #expect((2...200_000).allSatisfy { isPrime($0) != isComposite[$0] })
  }

  @Test("no number below 2 is prime", arguments: [1, 0, -1, -2, -7, .min])
  func small(number: Int) {
    #expect(!isPrime(number))
  }

  @Test(
    "large primes are recognised",
    arguments: [
      2_147_483_647, 999_999_999_989, 67_280_421_310_721, 2_305_843_009_213_693_951,
      9_223_372_036_854_775_783,
    ])
  func largePrimes(number: Int) {
    #expect(isPrime(number))
    #expect(NthPrimeClient.isPrime(number))
  }

  @Test(
    "composites that deceive weaker tests are recognised",
    arguments: [
      561, 1_729, 2_047, 1_373_653, 25_326_001, 3_215_031_751, 3_474_749_660_383,
      341_550_071_728_321, 3_825_123_056_546_413_051, 3_037_000_493 * 3_037_000_493, .max,
      2_147_483_647 * 2_147_483_629,
    ])
  func pseudoprimes(number: Int) {
    #expect(!isPrime(number))
    #expect(!NthPrimeClient.isPrime(number))
  }
}
