/// Counts the primes up to a number, one segment at a time, so that a caller can stop between two.
///
/// A sieve of Eratosthenes over the odd numbers: a bit stands for one of them, and a segment fits the
/// processor's first cache.
///
/// ```swift
/// var sieve = PrimeSieve(limit: 100)
/// while sieve.advance() {}
/// sieve.count  // 25
/// ```
///
/// - Complexity: O(n log log n) time and O(√n) memory.
public struct PrimeSieve {
  /// The number of primes that have been found.
  public private(set) var count = 0

  /// The number up to which primes are counted.
  public let limit: Int

  private static let wordsPerSegment = 4_096
  private static let bitsPerSegment = wordsPerSegment * UInt64.bitWidth

  /// The index of the first odd number of the next segment; 2i + 1 has the index i.
  private var start = 0
  private var dividers: [Divider]
  private var composites = [UInt64](repeating: 0, count: wordsPerSegment)

  private struct Divider {
    let prime: Int
    /// The index of the next multiple to cross off, from the start of the segment.
    var next: Int
  }

  /// Creates a sieve that has counted nothing but the 2.
  public init(limit: Int) {
    self.limit = limit
    count = limit >= 2 ? 1 : 0
    // Smaller multiples of a prime than its square have a smaller factor.
    dividers = Self.oddPrimes(withSquareUpTo: limit).map {
      Divider(prime: $0, next: $0 * $0 / 2)
    }
  }

  /// The part of the numbers that is done, from 0 to 1.
  public var progress: Double {
    limit < 3 ? 1 : min(1, Double(start) / Double(lastIndex + 1))
  }

  /// Counts the primes of the next segment; returns whether there is one more.
  public mutating func advance() -> Bool {
    guard limit >= 3, start <= lastIndex else { return false }
    crossOff()
    count += primesInSegment
    start += Self.bitsPerSegment
    return start <= lastIndex
  }

  private var lastIndex: Int { (limit - 1) / 2 }

  private mutating func crossOff() {
    let bits = min(Self.bitsPerSegment, lastIndex + 1 - start)
    composites.withUnsafeMutableBufferPointer { words in
      words.update(repeating: 0)
      // 1 is no prime.
      if start == 0 { words[0] = 1 }
      for index in dividers.indices {
        let prime = dividers[index].prime
        var next = dividers[index].next
        while next < bits {
          words[next &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: next & 63)
          next &+= prime
        }
        dividers[index].next = next - Self.bitsPerSegment
      }
    }
  }

  private var primesInSegment: Int {
    let bits = min(Self.bitsPerSegment, lastIndex + 1 - start)
    let (words, rest) = bits.quotientAndRemainder(dividingBy: UInt64.bitWidth)
    var count = composites[..<words].reduce(0) { $0 + (~$1).nonzeroBitCount }
    if rest > 0 { count += (~composites[words] & (1 << UInt64(rest) - 1)).nonzeroBitCount }
    return count
  }

  private static func oddPrimes(withSquareUpTo limit: Int) -> [Int] {
    var primes: [Int] = []
    var number = 3
    while number <= limit / number {
      if number.isPrime { primes.append(number) }
      number += 2
    }
    return primes
  }
}
