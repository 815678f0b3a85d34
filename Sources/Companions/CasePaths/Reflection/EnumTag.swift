/// Returns the tag of a value's enum case, or `nil` for other kinds of types.
package func enumTag<Value>(_ value: Value) -> UInt32? {
  withUnsafePointer(to: value) { enumTag(at: $0) }
}

/// Returns the tag of the enum case of the value at an address, or `nil` for other kinds of types.
package func enumTag<Value>(at value: UnsafePointer<Value>) -> UInt32? {
  EnumMetadata(Value.self)?.tag(at: value)
}

package func isStruct(_ type: Any.Type) -> Bool { TypeMetadata(type).kind == .struct }
