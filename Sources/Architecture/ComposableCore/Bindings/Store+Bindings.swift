extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// Accesses a property of the state; assigning to it sends a binding action.
  ///
  /// Bindings use this subscript: `TextField("Name", text: $store.name)`.
  @_disfavoredOverload
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { observedValue(at: keyPath) }
    set { assign(newValue, to: keyPath) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: BindableAction, Action.State == State
{
  /// The current state; assigning to it sends a binding action.
  @_disfavoredOverload
  public var state: State {
    get { observedState }
    set { assign(newValue, to: \.self) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// Accesses a property of the state; assigning to it sends a binding action of the view.
  @_disfavoredOverload
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { observedValue(at: keyPath) }
    set { assign(newValue, to: keyPath) { .view(.binding($0)) } }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The current state; assigning to it sends a binding action of the view.
  @_disfavoredOverload
  public var state: State {
    get { observedState }
    set { assign(newValue, to: \.self) { .view(.binding($0)) } }
  }
}

extension Store where State: ObservableState {
  private func assign<Value: Equatable>(
    _ value: Value, to keyPath: WritableKeyPath<State, Value>,
    action: (BindingAction<State>) -> Action
  ) {
    // A control may still write while its view is removed together with the feature.
    guard !core.isInvalid else { return }
    let unhandled = UnhandledBinding(action: Action.self, value: value)
    send(action(.set(keyPath, value).reportingIfUnhandled(unhandled)))
  }
}
