import ConcurrencyExtras

/// A property wrapper that reads a value that other parts of an application may change.
///
/// ```swift
/// @SharedReader(.appStorage("isLoggedIn")) var isLoggedIn = false
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  // Copies of the property share it, and so the reference.
  private let target: Locked<any Reference<Value>>

  init(reference: any Reference<Value>) {
    target = Locked(reference)
  }

  /// Creates a property that reads a constant value.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Creates a property that reads the value of another.
  public init(projectedValue: SharedReader<Value>) {
    self.init(reference: projectedValue.reference)
  }

  /// Creates a property that reads a shared value.
  public init(_ base: Shared<Value>) {
    func upcast(_ base: some MutableReference<Value>) -> any Reference<Value> { base }
    self.init(reference: upcast(base.reference))
  }

  /// The current value; a read is observed.
  public var wrappedValue: Value { reference.value }

  /// The property itself, for passing it on or for reading its load state.
  ///
  /// Setting it makes this property, and its copies, read the value of another property.
  public var projectedValue: Self {
    get { self }
    nonmutating set { point(to: newValue.reference) }
  }

  var reference: any Reference<Value> { target.value }

  /// The state of the value; it is another one after each change.
  package var referenceRevision: ReferenceRevision { reference.revision }

  /// Makes the property read another value, and notifies the observers of the old one.
  func point(to reference: any Reference<Value>) {
    target.exchange(reference).touch()
  }

  /// Makes the property read another value, and notifies observers only once the value differs.
  func point(quietlyTo reference: any Reference<Value>, isNew: Bool) {
    moveObservers(from: self.reference, to: reference, isNew: isNew) {
      _ = target.exchange(reference)
    }
  }
}

extension SharedReader: Sendable where Value: Sendable {}
