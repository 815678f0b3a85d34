/// The identity of a property's value.
///
/// While it stays the same, observers of the property are not told of changes inside.
///
/// Underscored because only code that macros write handles it.
@frozen
public enum _StateIdentity: Equatable, Sendable {
  /// An optional without a value.
  case absent
  /// One value of observable state.
  case one(ObservableStateID)
  /// Many such values in an order.
  case many(count: Int, digest: UInt64)
}

/// The kind and identity of a property before it is changed in place.
///
/// Underscored because only code that macros write handles it.
@frozen
public enum _StateModification: Sendable {
  /// The property is not observed.
  case unobserved
  /// The property has no identity, so that any modification is a change.
  case plain
  /// The property has an identity, and changes with it.
  case identified(_StateIdentity)

  /// Tells whether observers are to be told after the modification.
  @inlinable
  public func isChange(to identity: @autoclosure () -> _StateIdentity?) -> Bool {
    switch self {
    case .unobserved: false
    case .plain: true
    case .identified(let before): before != identity()
    }
  }
}

/// Returns the identity of a value of observable state.
@inlinable
public func _$identity<State: ObservableState>(of state: State) -> _StateIdentity? {
  .one(state._$id)
}

/// Returns the identity of an optional value of observable state.
@inlinable
public func _$identity<State: ObservableState>(of state: State?) -> _StateIdentity? {
  state.map { .one($0._$id) } ?? .absent
}

/// Returns the identity of a presented value of observable state.
public func _$identity<State: ObservableState>(
  of state: PresentationState<State>
) -> _StateIdentity? {
  _$identity(of: state.wrappedValue)
}

/// Returns the identity of a collection of observable state, made from its elements in their order.
///
/// - Complexity: O(*n*), where *n* is the length of the collection.
@inlinable
public func _$identity<States: Collection>(of states: States) -> _StateIdentity?
where States.Element: ObservableState {
  var digest: UInt64 = 0
  let isContiguous: Void? = states.withContiguousStorageIfAvailable { states in
    // By index, which spares each element from being retained.
    for index in states.indices { states[index]._$id._combine(into: &digest) }
  }
  if isContiguous == nil {
    for state in states { state._$id._combine(into: &digest) }
  }
  return .many(count: states.count, digest: digest)
}

/// Returns the identity of a stack of observable state, made from its elements with their ids.
///
/// - Complexity: O(*n*), where *n* is the length of the stack.
@inlinable
public func _$identity<State: ObservableState>(of stack: StackState<State>) -> _StateIdentity? {
  var digest: UInt64 = 0
  stack.entries.withContiguousStorageIfAvailable { entries in
    // By index, which spares each element from being retained.
    for index in entries.indices {
      // A copy of a state that is pushed again has another id, and observers of its own.
      digest ^= entries[index].id.bits
      entries[index].element?._$id._combine(into: &digest)
    }
  }
  return .many(count: stack.count, digest: digest)
}

/// Returns the identity of a dictionary of observable state, made from its values with their keys.
///
/// - Complexity: O(*n*), where *n* is the length of the dictionary.
@inlinable
public func _$identity<Key, State: ObservableState>(of states: [Key: State]) -> _StateIdentity? {
  var digest: UInt64 = 0
  for (key, state) in states {
    var entry = UInt64(bitPattern: Int64(key.hashValue))
    state._$id._combine(into: &entry)
    // The order of a dictionary means nothing.
    digest ^= entry
  }
  return .many(count: states.count, digest: digest)
}

/// Returns the identity of a value that turns out to be observable state, else `nil`.
@inlinable
@_disfavoredOverload
public func _$identity<Value>(of value: Value) -> _StateIdentity? {
  // Observable state holds a reference to its observers, so that plain data can't be any.
  if _isPOD(Value.self) { return nil }
  return (value as? any ObservableState).map { .one($0._$id) }
}
