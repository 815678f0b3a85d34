/// Returns which case of its enum a value is, or `nil` for a value of another kind of type.
///
/// Read from the type's metadata, whose layout the Swift ABI fixes: the kind stands at its start,
/// the pointer to the value witness table before it, and `getEnumTag` is a fixed entry of that.
package func enumTag<Value>(_ value: Value) -> UInt32? {
  let metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
  let kind = metadata.load(as: UInt.self)
  guard kind == MetadataKind.enum || kind == MetadataKind.optional else { return nil }
  let witnesses = metadata.load(
    fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  typealias GetEnumTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  let getEnumTag = witnesses.load(
    fromByteOffset: ValueWitnessTable.getEnumTagOffset, as: GetEnumTag.self)
  return withUnsafePointer(to: value) { getEnumTag($0, metadata) }
}

private enum MetadataKind {
  static let `enum`: UInt = 0x201
  static let optional: UInt = 0x202
}

private enum ValueWitnessTable {
  /// Eight functions, size, stride, and the two 32-bit fields for flags and extra inhabitants.
  static let getEnumTagOffset =
    10 * MemoryLayout<UnsafeRawPointer>.size + 2 * MemoryLayout<UInt32>.size
}
