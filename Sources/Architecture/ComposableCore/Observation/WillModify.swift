/// Gives a value a new identity, because it is about to be changed in place.
@inlinable
public func _$willModify<State: ObservableState>(_ state: inout State) {
  state._$willModify()
}

/// Gives a value, if there is one, a new identity, because it is about to be changed in place.
@inlinable
public func _$willModify<State: ObservableState>(_ state: inout State?) {
  state?._$willModify()
}

/// Gives a presented value, if there is one, a new identity.
public func _$willModify<State: ObservableState>(_ state: inout PresentationState<State>) {
  if state.isPresented { state.wrappedValue?._$willModify() }
}

/// Does nothing, because the value has no identity.
@inlinable
@_disfavoredOverload
public func _$willModify<Value>(_ value: inout Value) {}
