/// Returns whether two values of a type are identical, so that no operation distinguishes them.
///
/// Returns `false` if that cannot be determined. If the bytes of the values differ, the function
/// compares fields, elements or associated values one by one, because padding may differ.
func isIdentical(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ metadata: TypeMetadata, depth: Int = 0
) -> Bool {
  let size = metadata.valueWitnesses.size
  if lhs == rhs { return true }
  if UnsafeRawBufferPointer(start: lhs, count: size)
    .elementsEqual(UnsafeRawBufferPointer(start: rhs, count: size))
  {
    return true
  }
  // A long list linked by indirect cases would overflow the call stack.
  guard depth < 64 else { return false }
  switch metadata.kind {
  case .enum, .optional:
    return isIdenticalEnum(lhs, rhs, metadata, depth: depth)
  case .struct:
    return isIdenticalStruct(lhs, rhs, metadata, depth: depth)
  case .tuple:
    return metadata.elements.allSatisfy { element in
      isIdentical(
        lhs + element.offset, rhs + element.offset, TypeMetadata(element.type), depth: depth + 1)
    }
  case .existential, .parameterizedExistential:
    func isIdenticalInside<Value>(_: Value.Type) -> Bool {
      isIdenticalExistential(
        lhs.assumingMemoryBound(to: Value.self), rhs.assumingMemoryBound(to: Value.self),
        depth: depth)
    }
    return _openExistential(metadata.type, do: isIdenticalInside)
  default:
    return false
  }
}

private func isIdenticalStruct(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ metadata: TypeMetadata, depth: Int
) -> Bool {
  guard let fields = FieldDescriptor(referenceAt: metadata.descriptor + 16), fields.count > 0
  else { return false }
  let word = MemoryLayout<UnsafeRawPointer>.size
  let offsets =
    metadata.address + word * Int(metadata.descriptor.load(fromByteOffset: 24, as: UInt32.self))
  return (0..<fields.count).allSatisfy { index in
    guard
      let mangledType = fields[index]?.mangledType, !mangledType.isReferenceStorage,
      let type = mangledType.type(in: metadata)
    else { return false }
    let offset = Int(
      offsets.load(fromByteOffset: index * MemoryLayout<UInt32>.size, as: UInt32.self))
    // A struct stores functions in one form only, and their bytes can be compared.
    let field = TypeMetadata(type)
    guard field.kind == .function || !field.isStoredInSeveralForms else { return false }
    return isIdentical(lhs + offset, rhs + offset, field, depth: depth + 1)
  }
}

private func isIdenticalEnum(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ metadata: TypeMetadata, depth: Int
) -> Bool {
  guard let type = EnumMetadata(metadata.type) else { return false }
  let tag = type.tag(at: lhs)
  guard tag == type.tag(at: rhs) else { return false }
  // An empty case consists of its tag alone.
  if tag >= type.typeDescriptor.payloadCaseCount { return true }
  guard let payload = type.payload(forTag: tag) else { return false }
  let payloadType = TypeMetadata(payload.type)
  guard payloadType.kind == .function || !payloadType.isStoredInSeveralForms else { return false }
  return withProjected(lhs, metadata) { lhs in
    withProjected(rhs, metadata) { rhs in
      isIdentical(
        payload.value(at: lhs), payload.value(at: rhs), payloadType, depth: depth + 1)
    }
  }
}

/// Calls a function with a bitwise copy of an enum's associated value, which it does not retain.
private func withProjected(
  _ value: UnsafeRawPointer, _ metadata: TypeMetadata, _ body: (UnsafeRawPointer) -> Bool
) -> Bool {
  let witnesses = metadata.valueWitnesses
  return withUnsafeTemporaryAllocation(
    byteCount: witnesses.size, alignment: witnesses.alignmentMask + 1
  ) { buffer in
    guard let address = buffer.baseAddress else { return false }
    address.copyMemory(from: value, byteCount: witnesses.size)
    witnesses.project(address, metadata)
    return body(UnsafeRawPointer(address))
  }
}

private func isIdenticalExistential<Value>(
  _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>, depth: Int
) -> Bool {
  let concreteType = type(of: lhs.pointee as Any)
  // Stops at a type that is still the existential, which would be opened without end.
  guard concreteType == type(of: rhs.pointee as Any), concreteType != Value.self else {
    return false
  }
  func isIdenticalInside<Concrete>(_: Concrete.Type) -> Bool {
    guard
      let lhs: Concrete = dynamicCast(lhs.pointee), let rhs: Concrete = dynamicCast(rhs.pointee)
    else { return false }
    return withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in
        isIdentical(lhs, rhs, TypeMetadata(Concrete.self), depth: depth + 1)
      }
    }
  }
  return _openExistential(concreteType, do: isIdenticalInside)
}

/// Casts a value by its type at run time.
///
/// If the optimiser knew both types, it could wrap one existential in another instead of opening
/// it.
@inline(never)
@_optimize(none)
func dynamicCast<Source, Target>(_ value: Source, to type: Target.Type = Target.self) -> Target? {
  value as? Target
}
