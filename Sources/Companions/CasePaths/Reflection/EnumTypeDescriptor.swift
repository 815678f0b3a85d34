/// The runtime's description of an enum's declaration; the same for all generic arguments.
@_spi(Reflection)
public struct EnumTypeDescriptor {
  let address: UnsafeRawPointer

  var fields: FieldDescriptor? { FieldDescriptor(referenceAt: address + 16) }

  /// The number of cases with associated values.
  public var payloadCaseCount: Int {
    Int(address.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
  }

  /// The number of cases without associated values.
  public var emptyCaseCount: Int { Int(address.load(fromByteOffset: 24, as: UInt32.self)) }
}

// Safe: the descriptor is constant data.
@_spi(Reflection)
extension EnumTypeDescriptor: @unchecked Sendable {}
