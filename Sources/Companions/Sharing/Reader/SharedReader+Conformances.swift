import CustomDump
import Observation

extension SharedReader: Equatable where Value: Equatable {
  /// Compares the current values.
  ///
  /// While a test store asserts, the left property counts with the expected value and the right one
  /// with the real value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.reference.value == rhs.reference.actualValue
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Observable {}

extension SharedReader: CustomStringConvertible {
  /// The type of the value, and a description of its source.
  ///
  /// To read a property of the value with this name, write `$value[dynamicMember: \.description]`.
  public var description: String {
    "SharedReader<\(typeName(Value.self))>(\(reference.description))"
  }
}

extension SharedReader: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomDumpRepresentable {
  /// The property's reference, dumped as the value with a mark like `#1`.
  public var customDumpValue: Any { reference }
}

extension SharedReader: CustomDumpReflectable {
  /// A mirror of the property's reference, which tells apart values that cannot be compared.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["reference": reference], displayStyle: .struct)
  }
}
