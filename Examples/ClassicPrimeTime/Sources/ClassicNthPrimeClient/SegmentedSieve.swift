/// A sieve of Eratosthenes over the odd numbers, one segment of fixed size at a time.
///
/// A bit stands for an odd number; a segment is small enough for the processor's first cache, and no
/// longer than the limit asks for.
struct SegmentedSieve {
  private static let maxWordsPerSegment = 4_096
  private let numbersPerSegment: Int

  /// The odd primes up to the square root of the limit, and for each the next multiple to cross off.
  private var basePrimes: [BasePrime]
  private var composites: [UInt64]
  private var segmentStart: Int

  private struct BasePrime {
    let prime: Int
    /// Where the next multiple lies, counted in odd numbers from the start of the segment.
    var next: Int
  }

  /// Creates a sieve that is right for numbers up to a limit.
  init(limit: Int) {
    let words = min(Self.maxWordsPerSegment, limit / (2 * UInt64.bitWidth) + 1)
    numbersPerSegment = words * UInt64.bitWidth
    composites = Array(repeating: 0, count: words)
    segmentStart = -numbersPerSegment
    basePrimes = oddPrimes(upTo: Int(Double(limit).squareRoot()) + 1).map { prime in
      // Smaller multiples have a smaller factor. The odd number 2i + 1 has index i.
      BasePrime(prime: prime, next: prime * prime / 2)
    }
  }

  /// Sieves the next segment.
  ///
  /// - Returns: How many primes are in it.
  mutating func nextSegment() -> Int {
    segmentStart += numbersPerSegment
    composites.withUnsafeMutableBufferPointer { words in
      words.update(repeating: 0)
      // 1 is no prime.
      if segmentStart == 0 { words[0] = 1 }
      for index in basePrimes.indices {
        let prime = basePrimes[index].prime
        var next = basePrimes[index].next
        while next < numbersPerSegment {
          words[next &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: next & 63)
          next &+= prime
        }
        basePrimes[index].next = next - numbersPerSegment
      }
    }
    return composites.reduce(0) { $0 + (~$1).nonzeroBitCount }
  }

  /// Returns the prime at a position of the current segment, counted from 1.
  func prime(atPosition position: Int) -> Int {
    var remaining = position
    for (index, word) in composites.enumerated() {
      var primes = ~word
      let count = primes.nonzeroBitCount
      if count < remaining {
        remaining -= count
        continue
      }
      for _ in 1..<remaining { primes &= primes - 1 }
      let number = segmentStart + index * UInt64.bitWidth + primes.trailingZeroBitCount
      return 2 * number + 1
    }
    preconditionFailure("Position \(position) is beyond the primes of the segment")
  }
}

/// Returns the odd primes up to a small limit, by a plain sieve.
private func oddPrimes(upTo limit: Int) -> [Int] {
  guard limit >= 3 else { return [] }
  var isComposite = [Bool](repeating: false, count: limit + 1)
  var primes: [Int] = []
  for number in stride(from: 3, through: limit, by: 2) where !isComposite[number] {
    primes.append(number)
    for multiple in stride(from: number * number, through: limit, by: 2 * number) {
      isComposite[multiple] = true
    }
  }
  return primes
}
