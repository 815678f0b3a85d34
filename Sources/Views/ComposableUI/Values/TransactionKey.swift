#if PortableViews
/// A key of a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value if the transaction has none.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      var changed = values?.values ?? [:]
      changed[ObjectIdentifier(key)] = newValue
      values = TransactionValues(values: changed)
    }
  }
}

/// The custom values of a transaction.
// Safe: immutable, and a transaction is passed on only to code that its function calls.
final class TransactionValues: @unchecked Sendable {
  let values: [ObjectIdentifier: Any]

  init(values: [ObjectIdentifier: Any]) {
    self.values = values
  }
}
#endif
