/// The runtime's table of a type's size and functions, among them those that access enum cases.
struct ValueWitnessTable {
  let address: UnsafeRawPointer

  private static let word = MemoryLayout<UnsafeRawPointer>.size

  // The table has eight functions, then size and stride, then flags and a count of 32 bits each.
  var size: Int { address.load(fromByteOffset: 8 * Self.word, as: Int.self) }

  private var flags: UInt32 { address.load(fromByteOffset: 10 * Self.word, as: UInt32.self) }

  private var firstEnumFunction: UnsafeRawPointer {
    address + 10 * Self.word + 2 * MemoryLayout<UInt32>.size
  }

  var alignmentMask: Int { Int(flags & 0xff) }

  /// Whether the table has functions for enums.
  ///
  /// An enum imported from C has none.
  var hasEnumFunctions: Bool { flags & 0x20_0000 != 0 }

  /// Returns the tag of a value's case.
  func tag(of value: UnsafeRawPointer, _ metadata: TypeMetadata) -> UInt32 {
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return firstEnumFunction.load(as: Function.self)(value, metadata.address)
  }

  /// Converts an enum in place to its associated value.
  func project(_ value: UnsafeMutableRawPointer, _ metadata: TypeMetadata) {
    typealias Function = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    firstEnumFunction.load(fromByteOffset: Self.word, as: Function.self)(value, metadata.address)
  }

  /// Converts an associated value in place back to the enum.
  func inject(_ tag: UInt32, into value: UnsafeMutableRawPointer, _ metadata: TypeMetadata) {
    typealias Function = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    firstEnumFunction.load(fromByteOffset: 2 * Self.word, as: Function.self)(
      value, tag, metadata.address)
  }
}
