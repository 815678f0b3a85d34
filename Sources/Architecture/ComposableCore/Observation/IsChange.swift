// Whether the observers of a property must be told of a value that replaces another. A value with
// an identity changes with it: an equal value of another identity has observers of its own. Any
// other value changes when it is not equal or, if it is not `Equatable`, always.

/// Tells whether a value of observable state has another identity than before.
@inlinable
public func _$isChange<State: ObservableState>(from old: State, to new: State) -> Bool {
  !_$isIdentityEqual(old, new)
}

/// Tells whether an optional value of observable state has another identity than before.
@inlinable
public func _$isChange<State: ObservableState>(from old: State?, to new: State?) -> Bool {
  !_$isIdentityEqual(old, new)
}

/// Tells whether a presented value of observable state has another identity than before.
@inlinable
public func _$isChange<State: ObservableState>(
  from old: PresentationState<State>, to new: PresentationState<State>
) -> Bool {
  !_$isIdentityEqual(old, new)
}

/// Tells whether a collection holds other pieces of observable state than before.
@inlinable
public func _$isChange<States: Collection>(from old: States, to new: States) -> Bool
where States.Element: ObservableState {
  !_$isIdentityEqual(old, new)
}

/// Tells whether a stack holds other pieces of observable state than before.
@inlinable
public func _$isChange<State: ObservableState>(
  from old: StackState<State>, to new: StackState<State>
) -> Bool {
  _$identity(of: old) != _$identity(of: new)
}

/// Tells whether a dictionary holds other pieces of observable state than before.
@inlinable
public func _$isChange<Key, State: ObservableState>(
  from old: [Key: State], to new: [Key: State]
) -> Bool {
  !_$isIdentityEqual(old, new)
}

/// Tells whether a string differs from the one before.
@inlinable
public func _$isChange(from old: String, to new: String) -> Bool {
  old != new
}

/// Tells whether an object was replaced by another.
@inlinable
@_disfavoredOverload
public func _$isChange<Object: AnyObject>(from old: Object, to new: Object) -> Bool {
  old !== new
}

/// Tells whether an object was replaced by another, even by an equal one.
@inlinable
@_disfavoredOverload
public func _$isChange<Object: AnyObject & Equatable>(from old: Object, to new: Object) -> Bool {
  old !== new
}

/// Tells whether an optional object was replaced by another.
@inlinable
@_disfavoredOverload
public func _$isChange<Object: AnyObject>(from old: Object?, to new: Object?) -> Bool {
  old !== new
}

/// Tells whether an optional object was replaced by another, even by an equal one.
@inlinable
@_disfavoredOverload
public func _$isChange<Object: AnyObject & Equatable>(
  from old: Object?, to new: Object?
) -> Bool {
  old !== new
}

/// Tells whether a value differs from the one before.
@inlinable
@_disfavoredOverload
public func _$isChange<Value: Equatable>(from old: Value, to new: Value) -> Bool {
  guard let identity = _$identity(of: old) else { return old != new }
  return identity != _$identity(of: new)
}

/// Tells whether a value may differ from the one before.
@inlinable
@_disfavoredOverload
public func _$isChange<Value>(from old: Value, to new: Value) -> Bool {
  !_$isIdentityEqual(old, new)
}
