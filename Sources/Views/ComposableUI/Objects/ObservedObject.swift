#if PortableViews
/// An object that a view gets from outside and observes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The members of the object as bindings.
  public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue)
  }

  /// Makes the view that is evaluated depend on the object.
  public func update() {
    wrappedValue.objectWillChange.access()
  }

  /// A source of bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    package let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root: object, keyPath: keyPath))
    }
  }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}
#endif
