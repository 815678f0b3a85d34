@_spi(Reflection) import CasePaths

/// The identity of a child feature: the case of its state, and the state's own id.
struct ChildIdentity: Hashable {
  fileprivate(set) var tag: UInt32?
  fileprivate(set) var id: AnyHashable?
}

/// Reads the identity of values of one type.
///
/// The kind of identity is determined once. A struct that is not `Identifiable` has none, so
/// nothing is read or compared.
final class ChildIdentityReader<Value> {
  private enum Kind {
    case constant
    case identifiable((UnsafePointer<Value>) -> AnyHashable)
    case enumeration
    case dynamic
  }

  private struct Payload {
    let isIdentifiable: Bool
    let ephemeralActionType: Any.Type?
  }

  private let kind: Kind
  private let ephemeralActionType: Any.Type?
  private var payloads: [UInt32: Payload] = [:]

  init() {
    ephemeralActionType = (Value.self as? any _EphemeralState.Type)?.actionType
    if EnumMetadata(Value.self) != nil {
      kind = .enumeration
    } else if let type = Value.self as? any Identifiable.Type {
      kind = .identifiable(Self.id(type))
    } else {
      kind = isStruct(Value.self) ? .constant : .dynamic
    }
  }

  /// Returns the identity of the value at an address, which is not copied.
  func identity(at value: UnsafePointer<Value>) -> ChildIdentity {
    switch kind {
    case .constant:
      return ChildIdentity()
    case .identifiable(let id):
      return ChildIdentity(id: id(value))
    case .enumeration:
      return enumIdentity(at: value)
    case .dynamic:
      return ChildIdentity(id: (value.pointee as? any Identifiable).map { anyID($0) })
    }
  }

  /// Returns the type of the button actions of the alert or dialog that the value is, or that its
  /// case holds.
  func ephemeralActionType(at value: UnsafePointer<Value>) -> Any.Type? {
    if let ephemeralActionType { return ephemeralActionType }
    return enumTag(at: value).flatMap { payload(at: value, tag: $0).ephemeralActionType }
  }

  private func enumIdentity(at value: UnsafePointer<Value>) -> ChildIdentity {
    guard let tag = enumTag(at: value) else { return ChildIdentity() }
    if Value.self is any Identifiable.Type {
      return ChildIdentity(tag: tag, id: (value.pointee as? any Identifiable).map { anyID($0) })
    }
    guard payload(at: value, tag: tag).isIdentifiable else { return ChildIdentity(tag: tag) }
    let payload = Mirror(reflecting: value.pointee).children.first?.value
    return ChildIdentity(tag: tag, id: (payload as? any Identifiable).map { anyID($0) })
  }

  private func payload(at value: UnsafePointer<Value>, tag: UInt32) -> Payload {
    if let known = payloads[tag] { return known }
    let value = Mirror(reflecting: value.pointee).children.first?.value
    let payload = Payload(
      isIdentifiable: value is any Identifiable,
      ephemeralActionType: (value as? any _EphemeralState).map { type(of: $0).actionType })
    payloads[tag] = payload
    return payload
  }

  private static func id<V: Identifiable>(_ type: V.Type) -> (UnsafePointer<Value>) -> AnyHashable {
    { value in
      // Safe: `V` is `Value`, with its conformance known.
      AnyHashable(UnsafeRawPointer(value).assumingMemoryBound(to: V.self).pointee.id)
    }
  }
}

private func anyID(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
