import ClassicNthPrimeClient
import Foundation
import Testing

@Suite("NthPrimeError")
struct NthPrimeErrorTests {
  @Test(
    "says in words what is wrong",
    arguments: [
      (
        .notPositive(-3),
        "Primes are counted from 1, so there is no prime number -3."
      ),
      (
        .tooLarge(11, limit: 10),
        "Prime number 11 would take too long to compute. The largest is number 10."
      ),
    ] as [(NthPrimeError, String)])
  func words(error: NthPrimeError, text: String) {
    #expect((error as any Error).localizedDescription == text)
  }
}
