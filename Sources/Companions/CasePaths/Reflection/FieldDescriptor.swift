/// The names and types of the cases of an enum, or of the properties of a struct.
struct FieldDescriptor {
  let address: UnsafeRawPointer

  /// Creates the descriptor that a relative reference points to; `nil` without reflection metadata.
  init?(referenceAt reference: UnsafeRawPointer) {
    guard let address = reference.relativeTarget else { return nil }
    self.address = address
  }

  var count: Int { Int(address.load(fromByteOffset: 12, as: UInt32.self)) }

  private var recordSize: Int { Int(address.load(fromByteOffset: 10, as: UInt16.self)) }

  subscript(index: Int) -> Record? {
    guard index < count else { return nil }
    return Record(address: address + 16 + index * recordSize)
  }
}

extension FieldDescriptor {
  struct Record {
    let address: UnsafeRawPointer

    /// Whether a case stores its associated value in a box.
    var isIndirect: Bool { address.load(as: UInt32.self) & 1 != 0 }

    var name: String? {
      (address + 8).relativeTarget.map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
    }

    var mangledType: MangledType? { (address + 4).relativeTarget.map(MangledType.init) }
  }
}

/// A mangled type name, as the compiler writes it into a program.
struct MangledType {
  let address: UnsafeRawPointer
  private let length: Int

  init(address: UnsafeRawPointer) {
    self.address = address
    var length = 0
    while true {
      switch address.load(fromByteOffset: length, as: UInt8.self) {
      case 0:
        self.length = length
        return
      case 0x01...0x17:
        // The name contains references to declarations, whose bytes can be zero.
        length += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1f:
        length += 1 + MemoryLayout<Int>.size
      default:
        length += 1
      }
    }
  }

  /// Whether the type is a weak or unowned reference, which is not stored as its type is.
  var isReferenceStorage: Bool {
    guard length > 2, address.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "X")
    else { return false }
    let last = address.load(fromByteOffset: length - 1, as: UInt8.self)
    return [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(last)
  }

  /// Returns the type, given the metadata (with generic arguments) of the type that has the field.
  func type(in metadata: TypeMetadata) -> Any.Type? {
    _getTypeByMangledNameInContext(
      address.assumingMemoryBound(to: UInt8.self), UInt(length),
      genericContext: metadata.descriptor, genericArguments: metadata.genericArguments)
  }
}

extension UnsafeRawPointer {
  /// The target of the relative reference at this address, or `nil` for a null reference.
  var relativeTarget: UnsafeRawPointer? {
    let offset = loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : self + Int(offset)
  }
}
