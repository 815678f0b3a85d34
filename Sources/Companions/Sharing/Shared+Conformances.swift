import CustomDump
import Observation

extension Shared: Equatable where Value: Equatable {
  /// Compares the current values.
  ///
  /// While a test store asserts, the left property counts with the expected value and the right one
  /// with the real value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.reference.value == rhs.reference.actualValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Observable {}

extension Shared: CustomStringConvertible {
  /// The type of the value, and a description of its source.
  ///
  /// To share a property of the value with this name, write `$value[dynamicMember: \.description]`.
  public var description: String { "Shared<\(typeName(Value.self))>(\(reference.description))" }
}

extension Shared: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  /// The property's reference, dumped as the value with a mark like `#1`.
  public var customDumpValue: Any { reference }
}

extension Shared: CustomDumpReflectable {
  /// A mirror of the property's reference, which tells apart values that cannot be compared.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["reference": reference], displayStyle: .struct)
  }
}
