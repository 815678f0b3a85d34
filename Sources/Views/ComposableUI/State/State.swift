#if PortableViews
/// A value that a view keeps across the evaluations of its body.
///
/// The value lives in the graph for as long as the view keeps its identity. Reading it in `body`
/// makes the view depend on it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The current value.
  ///
  /// Outside of a graph, reading returns the initial value and writing does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstalledProperty {
  package func makeStorage() -> AnyObject? {
    StateLocation(initial)
  }

  package mutating func install(_ storage: AnyObject?) {
    location = storage as? StateLocation<Value>
  }
}

extension State: IdentityComparable {
  // A changed initial value has no effect: only the first one is used.
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
#endif
