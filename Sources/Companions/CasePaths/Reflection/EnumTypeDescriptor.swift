/// What the declaration of an enum says about its cases, whatever its generic arguments.
@_spi(Reflection)
public struct EnumTypeDescriptor {
  let address: UnsafeRawPointer

  var fields: FieldDescriptor? { FieldDescriptor(referenceAt: address + 16) }

  /// The number of cases that hold something.
  public var payloadCaseCount: Int {
    Int(address.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
  }

  /// The number of cases that hold nothing.
  public var emptyCaseCount: Int {
    Int(address.load(fromByteOffset: 24, as: UInt32.self))
  }
}

// Safe: it is the address of constant data.
@_spi(Reflection)
extension EnumTypeDescriptor: @unchecked Sendable {}
