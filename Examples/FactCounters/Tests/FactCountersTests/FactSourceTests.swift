import Dependencies
import Testing

@testable import FactSource

struct FactSourceTests {
  @Test("there are facts about every number", arguments: [Int.min, -7, 0, 1, 1 << 53, Int.max])
  func everyNumber(number: Int) {
    let facts = FactSource.facts(about: number)
    #expect(facts.count >= 4)
    #expect(facts.allSatisfy { $0.contains("\(number)") })
  }

  @Test("the facts about a number include its squares, primes and numerals")
  func facts() {
    #expect(
      FactSource.facts(about: 36) == [
        "36 is even.", "The digits of 36 add up to 9.", "In binary, 36 is written 100100.",
        "In hexadecimal, 36 is written 24.", "36 is the square of 6.",
        "36 is the sum of the numbers from 1 to 8.", "The Romans wrote 36 as XXXVI.",
        "36 is 2 times 18.",
      ])
    #expect(
      FactSource.facts(about: -4) == [
        "-4 is even.", "The digits of -4 add up to 4.", "In binary, -4 is written -100.",
        "In hexadecimal, -4 is written -4.",
      ])
    #expect(FactSource.facts(about: 1994).contains("The Romans wrote 1994 as MCMXCIV."))
    #expect(FactSource.facts(about: 7919).last == "7919 is a prime number.")
    #expect(FactSource.facts(about: 0).contains("0 is the square of 0."))
    #expect(
      FactSource.facts(about: 3_037_000_499 * 3_037_000_499)
        .contains("9223372030926249001 is the square of 3037000499."))
  }

  @Test("the fact about a number is chosen at random")
  func random() async throws {
    let facts = try await withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    } operation: {
      var facts: Set<String> = []
      for _ in 0..<200 { facts.insert(try await FactSource.arithmetic.sentence(36)) }
      return facts
    }
    #expect(facts == Set(FactSource.facts(about: 36)))
  }

  @Test("a service that can't be reached throws")
  func unreachable() async {
    await #expect(throws: (any Error).self) {
      try await withDependencies {
        $0.context = .live
      } operation: {
        try await FactSource.service(at: "http://127.0.0.1:9").sentence(1)
      }
    }
  }
}
