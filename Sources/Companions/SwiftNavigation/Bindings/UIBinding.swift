import PerceptionCore

/// A property wrapper that reads and writes a value stored elsewhere.
///
/// `UIBinding` works without views, on every platform. ``UIBindable`` makes bindings from an
/// observable object; a binding can also own its value:
///
/// ```swift
/// @UIBinding var text = ""
///
/// let token = observe { field.text = text }
/// field.onEdit = { text = $0 }
/// ```
///
/// Derive bindings to the members of the value, and to the cases of an enum, with dot syntax:
/// `$model.settings.name`, `$model.destination.alert`.
@dynamicMemberLookup
@propertyWrapper
public struct UIBinding<Value> {
  let location: any UIBindingLocation<Value>
  var transaction = UITransaction()

  init(location: some UIBindingLocation<Value>, transaction: UITransaction = UITransaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding that owns its value.
  public init(wrappedValue value: Value) {
    self.init(location: OwnedLocation(value))
  }

  /// Creates a binding to the same value as another one.
  public init(projectedValue: UIBinding<Value>) {
    self = projectedValue
  }

  /// Creates a binding from functions that read and write.
  ///
  /// - Parameters:
  ///   - id: The identity of the binding: bindings with equal ids have equal identifiers.
  ///   - get: Returns the value.
  ///   - set: Stores a new value.
  package init(
    id: some Hashable, get: @escaping () -> Value, set: @escaping (Value, UITransaction) -> Void
  ) {
    self.init(location: FunctionLocation(id: AnyHashable(id), get: get, set: set))
  }

  /// Returns a binding to a constant value; writes are ignored.
  public static func constant(_ value: Value) -> Self {
    Self(location: ConstantLocation(value))
  }

  /// The value that the binding reads and writes.
  public var wrappedValue: Value {
    get { location.wrappedValue }
    nonmutating set {
      withUITransaction(transaction) { location.wrappedValue = newValue }
    }
  }

  /// The binding itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Returns a binding that writes every value in a transaction.
  public func transaction(_ transaction: UITransaction) -> Self {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  func derived<NewValue>(_ location: some UIBindingLocation<NewValue>) -> UIBinding<NewValue> {
    UIBinding<NewValue>(location: location, transaction: transaction)
  }
}

// Unchecked: locations hold sendable values under locks, key paths and case paths, which do not
// change, and functions that the runtime makes of stores, which are bound to the main actor.
extension UIBinding: @unchecked Sendable where Value: Sendable {}

extension UIBinding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}
