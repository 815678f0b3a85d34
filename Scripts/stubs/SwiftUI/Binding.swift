@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction {
    get { fatalError() }
    set { fatalError() }
  }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  public var projectedValue: Binding<Value> { fatalError() }

  // The documentation leaves attributes with an underscore out. Without this one a view could not
  // make a binding to its model, and views do.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    fatalError()
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    fatalError()
  }

  public init(projectedValue: Binding<Value>) { fatalError() }

  public init<V>(_ base: Binding<V>) where Value == V? { fatalError() }

  public init?(_ base: Binding<Value?>) { fatalError() }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable { fatalError() }

  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    fatalError()
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> { fatalError() }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { fatalError() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

extension Binding: DynamicProperty {}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public var indices: Indices { fatalError() }

  public func index(after i: Index) -> Index { fatalError() }

  public subscript(position: Index) -> Binding<Value.Element> { fatalError() }
}

@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { fatalError() }

  public var projectedValue: Bindable<Value> { fatalError() }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    fatalError()
  }
}

extension Bindable where Value: Observable & AnyObject {
  public init(wrappedValue: Value) { fatalError() }

  public init(_ wrappedValue: Value) { fatalError() }

  public init(projectedValue: Bindable<Value>) { fatalError() }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

extension Bindable: Sendable where Value: Sendable {}
