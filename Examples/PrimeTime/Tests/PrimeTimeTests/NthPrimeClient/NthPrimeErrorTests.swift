import Foundation
import NthPrimeClient
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
      (.network(reason: "it is down."), "Wolfram|Alpha could not be reached: it is down."),
      (.badStatus(503), "Wolfram|Alpha answered with the HTTP status 503."),
      (.refused(reason: "Invalid appid"), "Wolfram|Alpha refused the question: Invalid appid"),
      (
        .unreadableReply(reason: "it has no result."),
        "Wolfram|Alpha's answer could not be understood: it has no result."
      ),
    ] as [(NthPrimeError, String)])
  func words(error: NthPrimeError, text: String) {
    #expect((error as any Error).localizedDescription == text)
  }
}
