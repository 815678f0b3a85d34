/// Tells whether two values of observable state are the same piece of state.
@inlinable
public func _$isIdentityEqual<State: ObservableState>(_ lhs: State, _ rhs: State) -> Bool {
  lhs._$id == rhs._$id
}

/// Tells whether two optional values of observable state are the same piece of state.
@inlinable
public func _$isIdentityEqual<State: ObservableState>(_ lhs: State?, _ rhs: State?) -> Bool {
  lhs?._$id == rhs?._$id
}

/// Tells whether two presented values of observable state are the same piece of state.
@inlinable
public func _$isIdentityEqual<State: ObservableState>(
  _ lhs: PresentationState<State>, _ rhs: PresentationState<State>
) -> Bool {
  lhs.wrappedValue?._$id == rhs.wrappedValue?._$id
}

/// Tells whether two collections hold the same pieces of state in the same order.
///
/// - Complexity: O(*n*), where *n* is the length of the shorter collection.
@inlinable
public func _$isIdentityEqual<States: Collection>(_ lhs: States, _ rhs: States) -> Bool
where States.Element: ObservableState {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Tells whether two identified arrays hold elements of the same ids in the same order.
///
/// - Complexity: O(*n*), where *n* is the length of the shorter array.
public func _$isIdentityEqual<ID, State: ObservableState>(
  _ lhs: IdentifiedArray<ID, State>, _ rhs: IdentifiedArray<ID, State>
) -> Bool {
  lhs.idList == rhs.idList
}

/// Tells whether two stacks hold the same elements, by their ids.
///
/// - Complexity: O(*n*), where *n* is the length of the shorter stack.
public func _$isIdentityEqual<State: ObservableState>(
  _ lhs: StackState<State>, _ rhs: StackState<State>
) -> Bool {
  lhs.idList == rhs.idList
}

/// Tells whether two dictionaries hold the same pieces of state at the same keys.
///
/// - Complexity: O(*n*), where *n* is the length of the shorter dictionary.
@inlinable
public func _$isIdentityEqual<Key, State: ObservableState>(
  _ lhs: [Key: State], _ rhs: [Key: State]
) -> Bool {
  lhs.count == rhs.count && lhs.allSatisfy { $1._$id == rhs[$0]?._$id }
}

/// Returns `false`: a string has no identity.
@inlinable
public func _$isIdentityEqual(_ lhs: String, _ rhs: String) -> Bool {
  false
}

/// Tells whether two values turn out to be the same piece of observable state.
@inlinable
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let lhs = _$identity(of: lhs) else { return false }
  return lhs == _$identity(of: rhs)
}
