import Foundation
import NthPrimeClient

/// Reads a JSON array of primes, without repetitions and in its order.
///
/// Throws a ``CorruptPrimesError`` if it is anything else.
public func decodePrimes(_ data: Data) throws -> [Int] {
  var seen: Set<Int> = []
  return try wholeNumbers(in: data).filter { number in
    guard isPrime(number) else { throw CorruptPrimesError.notPrime(number) }
    return seen.insert(number).inserted
  }
}

private func wholeNumbers(in data: Data) throws -> [Int] {
  guard let numbers = try? JSONDecoder().decode([Int].self, from: data) else {
    throw reasonWhyNotWholeNumbers(data)
  }
  return numbers
}

private func reasonWhyNotWholeNumbers(_ data: Data) -> CorruptPrimesError {
  do {
    let entries = try JSONDecoder().decode([Entry].self, from: data)
    guard let index = entries.firstIndex(where: { !$0.isWholeNumber }) else { return .notAnArray }
    return .notAWholeNumber(position: index + 1)
  } catch DecodingError.dataCorrupted {
    return .notJSON
  } catch {
    return .notAnArray
  }
}

/// Any value in a list.
private struct Entry: Decodable {
  let isWholeNumber: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    isWholeNumber = (try? container.decode(Int.self)) != nil
  }
}
