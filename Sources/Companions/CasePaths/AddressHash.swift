extension UInt {
  /// The address of an object as a hash, for tables of what particular objects lead to.
  ///
  /// Addresses of objects made together are alike in many bits; see Knuth, volume 3, section 6.4, on
  /// Fibonacci hashing. It has 31 bits, so that it is positive where an `Int` has 32.
  package var addressHash: Int {
    Int((UInt64(self) &* 0x9E37_79B9_7F4A_7C15) >> 33)
  }
}
