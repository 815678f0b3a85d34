#if PortableViews
/// A reference that reads and writes a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>

  /// The transaction that applies to writes.
  public var transaction = Transaction()

  init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from closures that read and write the value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Safe to drop the isolation: views make, read and write their bindings on the main actor.
    location = ClosureLocation(
      read: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      write: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }

  /// Creates a binding from closures; the second also gets the transaction of a write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = ClosureLocation(
      read: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      write: { write($0, Transaction.current ?? Transaction()) })
  }

  /// Creates a binding from another one's projection.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value that the binding reads and writes.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard !transaction.isPlain else { return location.set(newValue) }
      withTransaction(transaction) { location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: MemberLocation(base: location, keyPath: keyPath), transaction: transaction)
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to a value; writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    transaction = base.transaction
    let base = base.location
    location = ClosureLocation(
      read: { base.get() }, write: { if let value = $0 { base.set(value) } })
  }

  /// Creates a binding to the wrapped value of an optional, or fails if the optional is `nil`.
  ///
  /// Once the optional is `nil`, the binding returns the value it had at creation, and ignores
  /// writes.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    transaction = base.transaction
    let base = base.location
    // A control that outlives the value must not put it back.
    location = ClosureLocation(
      read: { base.get() ?? last },
      write: { if base.get() != nil { base.set($0) } })
  }

  /// Creates a binding to the type-erased value of another one.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    transaction = base.transaction
    let base = base.location
    location = ClosureLocation(
      read: { AnyHashable(base.get()) },
      write: { if let value = $0.base as? V { base.set(value) } }
    )
  }

  /// Returns a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Returns a binding whose writes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.location === rhs.location || lhs.location.isSame(as: rhs.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}  // Safe: as its location.
#endif
