import FavoritePrimes
import Foundation
import Testing

@Suite("decodePrimes")
struct DecodePrimesTests {
  @Test(
    "reads a list of primes, in its order and without repetitions",
    arguments: [
      ("[]", []), ("[2]", [2]), (" [ 7, 3,\n2 ] ", [7, 3, 2]), ("[3,2,3,2,5,3]", [3, 2, 5]),
      ("[9223372036854775783]", [9_223_372_036_854_775_783]),
    ] as [(String, [Int])])
  func valid(json: String, primes: [Int]) throws {
    #expect(try decodePrimes(Data(json.utf8)) == primes)
  }

  @Test(
    "says why it cannot read anything else",
    arguments: [
      ("", .notJSON), ("2, 3", .notJSON), ("[2, 3", .notJSON), ("[2,,3]", .notJSON),
      ("\u{0}\u{1}", .notJSON), ("primes", .notJSON),
      ("{}", .notAnArray), ("null", .notAnArray), ("7", .notAnArray), (#""[2]""#, .notAnArray),
      ("[2.5]", .notAWholeNumber(position: 1)), (#"[2, "3"]"#, .notAWholeNumber(position: 2)),
      ("[2, 3, null]", .notAWholeNumber(position: 3)), ("[[2]]", .notAWholeNumber(position: 1)),
      ("[true]", .notAWholeNumber(position: 1)), ("[2, {}]", .notAWholeNumber(position: 2)),
      (#"[2.5, "a"]"#, .notAWholeNumber(position: 1)),
      ("[99999999999999999999]", .notAWholeNumber(position: 1)),
      ("[-7]", .notPrime(-7)), ("[2, 4]", .notPrime(4)), ("[0]", .notPrime(0)),
      ("[1]", .notPrime(1)), ("[2, 3, 9, 10]", .notPrime(9)),
    ] as [(String, CorruptPrimesError)])
  func invalid(json: String, error: CorruptPrimesError) {
    #expect(throws: error) { try decodePrimes(Data(json.utf8)) }
  }

  @Test("bytes that are not even text are not JSON")
  func binary() {
    #expect(throws: CorruptPrimesError.notJSON) { try decodePrimes(Data([0xFF, 0xFE, 0x80])) }
  }

  @Test(
    "its errors are in words",
    arguments: [
      (.notJSON, "The file is damaged: it is not JSON."),
      (.notAnArray, "The file is damaged: it is not a list of whole numbers."),
      (
        .notAWholeNumber(position: 2),
        "The file is damaged: entry 2 of its list is not a whole number."
      ),
      (.notPrime(-7), "The file is damaged: it lists -7, which is not prime."),
    ] as [(CorruptPrimesError, String)])
  func words(error: CorruptPrimesError, text: String) {
    #expect((error as any Error).localizedDescription == text)
  }
}
