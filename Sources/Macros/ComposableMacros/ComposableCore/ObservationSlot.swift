#if Macros
/// Returns the bit that stands for a property in what a registrar knows to be observed.
///
/// A hash of the name, for a macro on one property knows nothing of the others. Two properties that
/// share a bit are merely taken to be observed together.
func observationSlot(_ name: String) -> Int {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in name.utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  // The high bits hardly depend on the end of the name.
  return Int((hash ^ hash >> 32) & 63)
}
#endif
