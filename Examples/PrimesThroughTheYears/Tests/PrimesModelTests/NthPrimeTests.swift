import PrimeArithmetic
import PrimesModel
import Testing

/// The service that knows primes, and what is said about its answers.
struct NthPrimeTests {
  private let service = NthPrimeService {}

  @Test("the service counts from 2, up to the last prime that it knows")
  func primes() async {
    for (n, prime) in [(1, 2), (2, 3), (4, 7), (100, 541), (10_000, 104_729)] {
      #expect(await service.nthPrime(n) == .success(NthPrime(n: n, prime: prime)))
    }
    let first = (0...541).filter(\.isPrime)
    for (index, prime) in first.enumerated() {
      #expect(
        await service.nthPrime(index + 1) == .success(NthPrime(n: index + 1, prime: prime)))
    }
  }

  @Test("the service refuses numbers that count no prime, and those beyond its last")
  func refusals() async {
    #expect(await service.nthPrime(0) == .failure(.notCounted(0)))
    #expect(await service.nthPrime(.min) == .failure(.notCounted(.min)))
    #expect(await service.nthPrime(10_001) == .failure(.tooFar(10_001)))
  }

  @Test("an alert says the answer, or why there is none")
  func alerts() {
    let answer = NthPrimeAlert(.success(NthPrime(n: 4, prime: 7)))
    #expect(answer.title == "The 4th prime is 7")
    #expect(answer.message == nil)
    let messages = [NthPrimeProblem.notCounted(0), .tooFar(10_001), .unavailable].map {
      NthPrimeAlert(.failure($0)).message
    }
    #expect(
      messages == [
        "There is no 0th prime. Count from 1.",
        "The 10001st prime is beyond this service, which knows the first 10000.",
        "The service did not answer. Ask again.",
      ])
  }

  @Test("ordinals end as they are spoken")
  func ordinals() {
    #expect(
      [0, 1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112, -1, -12].map(\.ordinal) == [
        "0th", "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd",
        "101st", "111th", "112th", "-1st", "-12th",
      ])
  }
}
