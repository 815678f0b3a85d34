/// What the runtime knows about an enum: the tag of a value, and what the case of a tag holds.
@_spi(Reflection)
public struct EnumMetadata {
  let metadata: TypeMetadata

  /// Creates the metadata of a type if that is an enum, with cases, and not from C.
  public init?(_ type: Any.Type) {
    let metadata = TypeMetadata(type)
    guard metadata.kind.isEnum, metadata.valueWitnesses.hasEnumFunctions else { return nil }
    self.metadata = metadata
  }

  /// The description of the enum's declaration.
  public var typeDescriptor: EnumTypeDescriptor {
    EnumTypeDescriptor(address: metadata.descriptor)
  }

  /// Returns which case a value of this enum is: cases that hold something are counted first.
  public func tag<Enum>(of value: Enum) -> UInt32 {
    precondition(
      Enum.self == metadata.type,
      "A tag of '\(metadata.type)' was asked for with a value of '\(Enum.self)'")
    return withUnsafePointer(to: value) { tag(at: $0) }
  }

  /// Returns the name of the case with the given tag.
  public func caseName(forTag tag: UInt32) -> String? {
    field(forTag: tag)?.name
  }

  /// Returns the type of what the case with the given tag holds, a tuple if that is several values.
  ///
  /// The type of a case that holds nothing is `Void`. There is no type if the tag is of no case, or
  /// if the program was built without reflection metadata.
  public func associatedValueType(forTag tag: UInt32) -> Any.Type? {
    payload(forTag: tag)?.type
  }

  /// Returns what the case that a value is in holds, if that can be known.
  ///
  /// It is not known what the case of a value holds that is no enum, and that of functions.
  public static func project<Enum>(_ root: Enum) -> Any? {
    guard let metadata = EnumMetadata(Enum.self) else { return nil }
    return metadata.withPayload(of: root) { address, payload in
      func copy<Value>(_ type: Value.Type) -> Any {
        address.assumingMemoryBound(to: type).pointee
      }
      return _openExistential(payload.type, do: copy)
    }
  }
}

// Safe: it is the address of constant data.
@_spi(Reflection)
extension EnumMetadata: @unchecked Sendable {}

extension EnumMetadata {
  /// What a case holds.
  struct Payload {
    let type: Any.Type
    let isIndirect: Bool

    /// Follows the reference to the box that an indirect case keeps its values in.
    func value(at address: UnsafeRawPointer) -> UnsafeRawPointer {
      guard isIndirect else { return address }
      let box = address.load(as: UnsafeRawPointer.self)
      // A box begins as every object does: with its metadata and its reference count.
      let header = 2 * MemoryLayout<Int>.size
      let mask = TypeMetadata(type).valueWitnesses.alignmentMask
      return box + ((header + mask) & ~mask)
    }
  }

  func tag(at value: UnsafeRawPointer) -> UInt32 {
    metadata.valueWitnesses.tag(of: value, metadata)
  }

  private func field(forTag tag: UInt32) -> FieldDescriptor.Record? {
    typeDescriptor.fields?[Int(tag)]
  }

  func payload(forTag tag: UInt32) -> Payload? {
    guard let field = field(forTag: tag) else { return nil }
    guard let mangledType = field.mangledType else {
      return Payload(type: Void.self, isIndirect: false)
    }
    guard let type = mangledType.type(in: metadata) else { return nil }
    // One value with a label is a tuple with one element here, and here alone.
    let metadata = TypeMetadata(type)
    let elements = metadata.kind == .tuple ? metadata.elements : []
    return Payload(
      type: elements.count == 1 ? elements[0].type : type, isIndirect: field.isIndirect)
  }

  /// Calls a function with the address of what the case of a value holds.
  ///
  /// Does not call it if there is no telling what that is, or if it is not stored as its type says.
  func withPayload<Root, Result>(
    of root: Root, _ body: (UnsafeRawPointer, Payload) -> Result?
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      guard let address = buffer.baseAddress else { return nil }
      address.initialize(to: root)
      defer { address.deinitialize(count: 1) }
      let tag = tag(at: address)
      guard
        let payload = payload(forTag: tag), !TypeMetadata(payload.type).isStoredInSeveralForms
      else { return nil }
      // There is nothing in an empty case, and taking that out would spoil it.
      guard tag < typeDescriptor.payloadCaseCount else { return body(address, payload) }
      metadata.valueWitnesses.project(address, metadata)
      defer { metadata.valueWitnesses.inject(tag, into: address, metadata) }
      return body(payload.value(at: address), payload)
    }
  }
}
