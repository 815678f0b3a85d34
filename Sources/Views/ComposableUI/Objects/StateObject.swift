#if PortableViews
/// An object that a view creates once and keeps for as long as the view keeps its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: StateObjectStorage<ObjectType>?

  /// Creates a state object from an expression, which is evaluated once per view.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object that the view keeps; outside of a graph, each read creates a new object.
  @MainActor
  public var wrappedValue: ObjectType {
    let object = storage?.object ?? make()
    object.objectWillChange.access()
    return object
  }

  /// The members of the object as bindings.
  @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  package func makeStorage() -> AnyObject? {
    StateObjectStorage(make)
  }

  package mutating func install(_ storage: AnyObject?) {
    self.storage = storage as? StateObjectStorage<ObjectType>
  }
}

extension StateObject: IdentityComparable {
  // A changed expression has no effect: only the first one is evaluated.
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

private final class StateObjectStorage<ObjectType> {
  private let make: () -> ObjectType
  private(set) lazy var object = make()

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }
}
#endif
