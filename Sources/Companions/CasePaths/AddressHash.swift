extension UInt {
  /// A hash of this integer as an object's address, for tables keyed by object identity.
  ///
  /// Fibonacci hashing (Knuth, volume 3, section 6.4) separates the addresses of objects that were
  /// allocated together. The hash has 31 bits, so it is positive even if an `Int` has 32.
  package var addressHash: Int { Int((UInt64(self) &* 0x9E37_79B9_7F4A_7C15) >> 33) }
}
