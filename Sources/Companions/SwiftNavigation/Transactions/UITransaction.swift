/// The values that accompany a change of state to its observers.
public struct UITransaction: Sendable {
  @TaskLocal static var current = UITransaction()

  private struct Entry: Sendable {
    var value: any Sendable
    var perform: (@Sendable (@Sendable () -> Void) -> Void)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  // Keys in the order in which they were first set.
  private var order: [ObjectIdentifier] = []

  /// Creates a transaction in which nothing is set.
  public init() {}

  /// The value of a key, or its default if none was set.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      let id = ObjectIdentifier(key)
      if entries[id] == nil { order.append(id) }
      let perform = (key as? any _UICustomTransactionKey.Type).flatMap { $0.performer(newValue) }
      entries[id] = Entry(value: newValue, perform: perform)
    }
  }

  /// Returns this transaction with the values of another one, which take precedence.
  func merging(_ other: Self) -> Self {
    var merged = self
    for id in other.order {
      if merged.entries[id] == nil { merged.order.append(id) }
      merged.entries[id] = other.entries[id]
    }
    return merged
  }

  /// Calls an operation within this transaction, wrapped by the custom keys of the transaction.
  func perform(_ operation: @escaping @Sendable () -> Void) {
    let operation = order.reduce(operation) { operation, id in
      guard let perform = entries[id]?.perform else { return operation }
      return { perform(operation) }
    }
    Self.$current.withValue(self, operation: operation)
  }
}

extension _UICustomTransactionKey {
  fileprivate static func performer(
    _ value: any Sendable
  ) -> (@Sendable (@Sendable () -> Void) -> Void)? {
    guard let value = value as? Value else { return nil }
    return { operation in perform(value: value, operation: operation) }
  }
}
