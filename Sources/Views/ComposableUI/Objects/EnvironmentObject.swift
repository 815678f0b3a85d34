#if PortableViews
/// An object that an ancestor view passed down with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that finds the object by its type.
  public init() {}

  /// The object of the nearest ancestor view that passed one down.
  ///
  /// > Important: The program stops if no ancestor view passed one down.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No object of type \(ObjectType.self) in the environment; pass one down with \
        environmentObject(_:)
        """)
    }
    object.objectWillChange.access()
    return object
  }

  /// The members of the object as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    let found = environment[typed: ObjectType.self]
    defer { object = found }
    return found !== object
  }
}

extension EnvironmentObject: IdentityComparable {
  // The object is found by the type of the property.
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
#endif
