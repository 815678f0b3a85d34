/// The runtime's metadata of a type, read at the offsets that the Swift ABI defines.
struct TypeMetadata {
  let type: Any.Type
  let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    self.type = type
    self.address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  var kind: Kind { Kind(rawValue: address.load(as: UInt.self)) }

  var valueWitnesses: ValueWitnessTable {
    // The pointer to the table precedes the metadata.
    ValueWitnessTable(
      address: address.load(
        fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self))
  }

  /// The descriptor of an enum's or a struct's declaration; the same for all generic arguments.
  var descriptor: UnsafeRawPointer {
    address.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  }

  /// The generic arguments of an enum or a struct, and of the types around it.
  var genericArguments: UnsafeRawPointer { address + 2 * MemoryLayout<UnsafeRawPointer>.size }

  /// The instance type of a metatype.
  var instanceType: Any.Type {
    unsafeBitCast(
      address.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self),
      to: Any.Type.self)
  }
}

extension TypeMetadata {
  struct Kind: Equatable {
    var rawValue: UInt

    static let `struct` = Kind(rawValue: 0x200)
    static let `enum` = Kind(rawValue: 0x201)
    static let optional = Kind(rawValue: 0x202)
    static let tuple = Kind(rawValue: 0x301)
    static let function = Kind(rawValue: 0x302)
    static let existential = Kind(rawValue: 0x303)
    static let metatype = Kind(rawValue: 0x304)
    static let objectiveCClass = Kind(rawValue: 0x305)
    static let parameterizedExistential = Kind(rawValue: 0x307)

    var isEnum: Bool { self == .enum || self == .optional }

    /// Whether this is a class.
    ///
    /// With Objective-C, the kind of a class is its metaclass's address.
    var isClass: Bool { rawValue == 0 || rawValue > 0x7ff || self == .objectiveCClass }
  }
}

// MARK: - Tuples

extension TypeMetadata {
  struct Element {
    let type: Any.Type
    let offset: Int
  }

  /// The elements of a tuple type.
  var elements: [Element] {
    let word = MemoryLayout<UnsafeRawPointer>.size
    return (0..<address.load(fromByteOffset: word, as: Int.self)).map { index in
      let element = address + (3 + 2 * index) * word
      return Element(
        type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
        offset: Int(element.load(fromByteOffset: word, as: UInt32.self)))
    }
  }
}

// MARK: - Forms of storage

extension TypeMetadata {
  /// Whether enums and variables may store values of this type in different forms.
  ///
  /// In an enum, the compiler stores functions with the calling convention of their own type, and
  /// elsewhere with the convention of a generic function. It does not store the type of a struct or an enum
  /// at all. No code converts between the forms at run time. This also applies to tuples and
  /// optionals that contain such a type.
  var isStoredInSeveralForms: Bool {
    switch kind {
    case .function:
      return true
    case .metatype:
      return !TypeMetadata(instanceType).kind.isClass
    case .tuple:
      return elements.contains { TypeMetadata($0.type).isStoredInSeveralForms }
    case .optional:
      return genericArgument.map { TypeMetadata($0).isStoredInSeveralForms } ?? true
    default:
      return false
    }
  }

  private var genericArgument: Any.Type? {
    unsafeBitCast(genericArguments.load(as: UnsafeRawPointer?.self), to: Any.Type?.self)
  }

  /// Returns whether values of this type can be read as values of another.
  ///
  /// They can if the types are equal, except for labels of tuples.
  func hasSameLayout(as other: TypeMetadata) -> Bool {
    if type == other.type { return true }
    guard kind == .tuple, other.kind == .tuple else { return false }
    return elements.map { ObjectIdentifier($0.type) }
      == other.elements.map { ObjectIdentifier($0.type) }
  }
}
