#if PortableViews
public import Observation

/// A value that the focused view, or the scene, passes by `focusedValue(_:_:)` or
/// `focusedSceneValue(_:_:)`.
///
/// ```swift
/// struct CountKey: FocusedValueKey {
///   typealias Value = Int
/// }
///
/// extension FocusedValues {
///   var count: Int? {
///     get { self[CountKey.self] }
///     set { self[CountKey.self] = newValue }
///   }
/// }
///
/// struct CountLabel: View {
///   @FocusedValue(\.count) private var count
///
///   var body: some View { Text("\(count ?? 0) selected") }
/// }
/// ```
///
/// The body runs again when a view passes another value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: FocusedRead<Value>
  private var location: StateLocation<FocusedValues>?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = FocusedRead(keyPath: keyPath) { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = FocusedRead(keyPath: nil) { $0[object: objectType] }
  }

  /// The value, or `nil` if no view passes one.
  public var wrappedValue: Value? { location.flatMap { read.value($0.get()) } }
}

/// A value that a binding refers to, which the focused view or the scene passes.
///
/// Pass the binding itself by `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: FocusedRead<Binding<Value>>
  private var location: StateLocation<FocusedValues>?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = FocusedRead(keyPath: keyPath) { $0[keyPath: keyPath] }
  }

  /// The value of the binding, or `nil` if no view passes one; writing it then has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value or to `nil`; writing `nil` has no effect.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      location: ClosureLocation(
        read: { binding?.wrappedValue },
        write: { if let value = $0 { binding?.wrappedValue = value } }))
  }

  private var binding: Binding<Value>? { location.flatMap { read.value($0.get()) } }
}

/// A way to read one of the focused values.
private struct FocusedRead<Value> {
  /// The key path; `nil` for an object, whose type is the type of the property.
  let keyPath: KeyPath<FocusedValues, Value?>?
  let value: (FocusedValues) -> Value?
}

extension FocusedValue: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    Self.resolve(&location, in: environment)
  }

  fileprivate static func resolve(
    _ location: inout StateLocation<FocusedValues>?, in environment: EnvironmentValues
  ) -> Bool {
    let found = environment.focusedRegistry?.location
    defer { location = found }
    return found !== location
  }
}

extension FocusedBinding: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    FocusedValue<Value>.resolve(&location, in: environment)
  }
}

extension FocusedValue: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.read.keyPath == rhs.read.keyPath
  }
}

extension FocusedBinding: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.read.keyPath == rhs.read.keyPath
  }
}
#endif
