#if PortableViews
public import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// Creates a wrapper of an observable object.
  public init(wrappedValue: Value) where Value: Observable & AnyObject {
    self.wrappedValue = wrappedValue
  }

  /// Rejects a value that is not an observable object.
  @available(*, unavailable, message: "The value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: ObjectLocation(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Creates a wrapper of an observable object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a wrapper from another one's projection.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
#endif
