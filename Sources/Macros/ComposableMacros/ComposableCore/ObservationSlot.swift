#if Macros
/// Returns the index of a property's bit in the registrar's set of observed properties.
///
/// The index is a hash of the name, because a macro on one property does not see the others. Two
/// properties that share a bit count as observed as soon as one of them is.
func observationSlot(_ name: String) -> Int {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in name.utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  // The high bits hardly depend on the end of the name.
  return Int((hash ^ hash >> 32) & 63)
}
#endif
