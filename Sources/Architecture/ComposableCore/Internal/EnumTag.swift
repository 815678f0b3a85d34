/// Returns the tag of a value's enum case, or `nil` for a value of another kind of type.
package func enumTag<Value>(_ value: Value) -> UInt32? {
  withUnsafePointer(to: value) { enumTag(at: $0) }
}

/// Returns the tag of the enum case of the value at an address, or `nil` for other kinds of types.
///
/// Read from the type's metadata, whose layout the Swift ABI fixes: the kind stands at its start,
/// the pointer to the value witness table before it, and `getEnumTag` is a fixed entry of that.
func enumTag<Value>(at value: UnsafePointer<Value>) -> UInt32? {
  guard MetadataKind(of: Value.self).isEnum else { return nil }
  let metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
  let witnesses = metadata.load(
    fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  typealias GetEnumTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  let getEnumTag = witnesses.load(
    fromByteOffset: ValueWitnessTable.getEnumTagOffset, as: GetEnumTag.self)
  return getEnumTag(value, metadata)
}

/// The kind of a type: the first word of its metadata.
struct MetadataKind: Equatable {
  private let value: UInt

  init(of type: Any.Type) {
    value = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  }

  var isStruct: Bool { value == 0x200 }
  var isEnum: Bool { value == 0x201 || value == 0x202 }
}

private enum ValueWitnessTable {
  /// The offset behind eight functions, size, stride, and two 32-bit fields: flags and extra
  /// inhabitants.
  static let getEnumTagOffset =
    10 * MemoryLayout<UnsafeRawPointer>.size + 2 * MemoryLayout<UInt32>.size
}
