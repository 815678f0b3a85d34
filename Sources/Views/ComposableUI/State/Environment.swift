#if PortableViews
public import Observation

/// A value from the environment of a view.
///
/// The body runs again when this value changes, not when other values of the environment change.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var resolved: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment[typed: objectType] else {
        preconditionFailure(
          "No object of type \(objectType) in the environment; pass one by environment(_:)")
      }
      return object
    }
  }

  /// Reads an observable object by its type, or `nil` if the environment has none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[typed: objectType] }
  }

  /// The value; outside of a graph, the default environment's.
  public var wrappedValue: Value {
    resolved ?? read(EnvironmentValues())
  }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read): read(environment)
    }
  }
}

extension Environment: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    let value = read(environment)
    let isSame = resolved.map { ValueLayout.isSame($0, value) } ?? false
    resolved = value
    return !isSame
  }
}

extension Environment: ObjectHolder {
  var heldObject: AnyObject? {
    guard case .object = source, let resolved else { return nil }
    if Value.self is AnyClass { return resolved as AnyObject }
    return Mirror(reflecting: resolved).children.first.map { $0.value as AnyObject }
  }
}

extension Environment: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
    // The type of the object is the type of the property.
    case (.object, .object): true
    default: false
    }
  }
}

// Safe: key paths are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}
#endif
