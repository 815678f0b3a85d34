/// The former name of ``/ComposableCore/BindingAction``.
@available(*, deprecated, renamed: "BindingAction")
public typealias FormAction = BindingAction

/// The name of ``/ComposableCore/BindingState`` in 2021.
@available(*, deprecated, renamed: "BindingState")
public typealias BindableState = BindingState

extension BindingAction {
  /// Returns an action that assigns a value to a property of state of any type.
  @_disfavoredOverload
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Converts an action on child state to an action on the parent state that contains it.
  ///
  /// - Parameter keyPath: The property of the parent state that holds the child state.
  public func pullback<NewRoot>(
    _ keyPath: WritableKeyPath<NewRoot, Root>
  ) -> BindingAction<NewRoot> {
    BindingAction<NewRoot>(self, at: keyPath)
  }
}

extension ViewStore {
  /// Returns a binding to a property of the state that sends assignments in place of writing.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the state to read.
  ///   - action: Embeds the binding action, with the new value, in the view's action.
  public func binding<Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<ViewState, Value>,
    send action: @escaping (BindingAction<ViewState>) -> ViewAction
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath] }, send: { action(.set(keyPath, $0)) })
  }
}

extension ViewStore where ViewAction: BindableAction, ViewState == ViewAction.State {
  /// Returns a binding to a property of the state that is marked as bindable.
  ///
  /// - Parameter keyPath: The property by its projected value, such as `\.$name`.
  @available(*, deprecated, message: "Use '@ObservableState', and bind to the store itself")
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    self[dynamicMember: keyPath]
  }
}
