import Primes
import Testing

struct FactorizationTests {
  @Test("The factors up to 2,000 are sorted primes that multiply to the number")
  func exhaustive() {
    for number in 1...2_000 {
      let factors = Factorization(number).factors
      let product = factors.reduce(1) { product, factor in
        (0..<factor.exponent).reduce(product) { product, _ in product * factor.prime }
      }
      #expect(product == number)
      #expect(factors.allSatisfy { $0.prime.isPrime && $0.exponent > 0 })
      #expect(factors.map(\.prime) == factors.map(\.prime).sorted())
    }
  }

  @Test("Numbers below 2 have no factors", arguments: [1, 0, -12])
  func small(number: Int) {
    #expect(Factorization(number).factors == [])
  }

  @Test("Numbers of twelve digits are factored")
  func large() {
    #expect(Factorization(999_999_999_989).factors == [.init(999_999_999_989)])
    #expect(Factorization(999_983 * 999_979).factors == [.init(999_979), .init(999_983)])
    #expect(
      Factorization(999_999_999_999).factors
        == [
          .init(3, exponent: 3), .init(7), .init(11), .init(13), .init(37), .init(101),
          .init(9_901),
        ])
  }
}
