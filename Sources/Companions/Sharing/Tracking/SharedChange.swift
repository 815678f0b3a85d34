import CustomDump

/// A changed shared value of any type.
protocol AnySharedChange {
  /// Whether the value differs from the expected one, or cannot be compared with it.
  var isDifferent: Bool { get }

  /// The failure message for a change that no assertion expected.
  var message: String { get }
}

/// A shared value that was changed.
///
/// The change keeps the reference alive, so that no other reference can get its identity.
struct SharedChange<Value>: AnySharedChange {
  let reference: StoredReference<Value>
  let expected: Value

  init(_ reference: StoredReference<Value>, expected: Value) {
    self.reference = reference
    self.expected = expected
  }

  var isDifferent: Bool { areEqual(expected, reference.liveValue) != true }

  var message: String {
    let value = reference.liveValue
    let difference =
      diff(expected, value, format: .proportional)
      ?? "\(String(customDumping: expected)) → \(String(customDumping: value))"
    return Issues.unassertedChange(of: Value.self, difference: difference)
  }
}

/// Returns whether two values are equal, or `nil` if their type is not `Equatable`.
package func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool? {
  // The type is cast, not a value, because `nil` would lose its type in a cast.
  func compare<T: Equatable>(as type: T.Type) -> Bool? {
    guard let lhs = lhs as? T, let rhs = rhs as? T else { return nil }
    return lhs == rhs
  }
  return (Value.self as? any Equatable.Type).flatMap { compare(as: $0) }
}
