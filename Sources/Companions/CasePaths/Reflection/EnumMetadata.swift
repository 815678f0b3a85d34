/// The runtime's metadata of an enum: the tags of its values, and the types of its cases.
@_spi(Reflection)
public struct EnumMetadata {
  let metadata: TypeMetadata

  /// Creates the metadata of an enum with cases; fails for other types and enums imported from C.
  public init?(_ type: Any.Type) {
    let metadata = TypeMetadata(type)
    guard metadata.kind.isEnum, metadata.valueWitnesses.hasEnumFunctions else { return nil }
    self.metadata = metadata
  }

  /// The description of the enum's declaration.
  public var typeDescriptor: EnumTypeDescriptor { EnumTypeDescriptor(address: metadata.descriptor) }

  /// Returns the tag of a value's case.
  ///
  /// Cases with associated values have the lowest tags.
  public func tag<Enum>(of value: Enum) -> UInt32 {
    precondition(
      Enum.self == metadata.type,
      "'tag(of:)' expected a value of '\(metadata.type)', but got a '\(Enum.self)'")
    return withUnsafePointer(to: value) { tag(at: $0) }
  }

  /// Returns the name of the case with the given tag.
  public func caseName(forTag tag: UInt32) -> String? {
    field(forTag: tag)?.name
  }

  /// Returns the associated type of the case with the given tag: a tuple if it has several values.
  ///
  /// The type is `Void` for a case without associated values. Returns `nil` if no case has the tag,
  /// or if the program was built without reflection metadata.
  public func associatedValueType(forTag tag: UInt32) -> Any.Type? {
    payload(forTag: tag)?.type
  }

  /// Returns the associated value of an enum's case, if reflection can read it.
  ///
  /// Returns `nil` if `root` is not an enum, or if its case holds a function or the type of a
  /// struct or an enum.
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

// Safe: the metadata is constant data.
@_spi(Reflection)
extension EnumMetadata: @unchecked Sendable {}

extension EnumMetadata {
  /// The type and the form of storage of a case's associated value.
  struct Payload {
    let type: Any.Type
    let isIndirect: Bool

    /// Returns the address of the value, which is in a box if the case is indirect.
    func value(at address: UnsafeRawPointer) -> UnsafeRawPointer {
      guard isIndirect else { return address }
      let box = address.load(as: UnsafeRawPointer.self)
      // A box starts with its metadata and its reference count, as every object does.
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
    // Only this metadata describes a single value with a label as a tuple of one element.
    let metadata = TypeMetadata(type)
    let elements = metadata.kind == .tuple ? metadata.elements : []
    return Payload(
      type: elements.count == 1 ? elements[0].type : type, isIndirect: field.isIndirect)
  }

  /// Calls a function with the address of the associated value of an enum's case.
  ///
  /// Returns `nil` without the call if the value's type is unknown, or if enums and variables may
  /// store the value in different forms.
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
      // An empty case has no value, and projecting one would corrupt the enum.
      guard tag < typeDescriptor.payloadCaseCount else { return body(address, payload) }
      metadata.valueWitnesses.project(address, metadata)
      defer { metadata.valueWitnesses.inject(tag, into: address, metadata) }
      return body(payload.value(at: address), payload)
    }
  }
}
