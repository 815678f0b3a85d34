/// The former name of ``/ComposableCore/BindingAction``.
@available(*, deprecated, renamed: "BindingAction")
public typealias FormAction = BindingAction

extension BindingAction {
  /// Returns an action that assigns a value to a property of state of any type.
  @_disfavoredOverload
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Returns the assignment to a whole that an assignment to its part is.
  ///
  /// - Parameter keyPath: The property of the whole that holds the part.
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
  ///   - keyPath: The property.
  ///   - action: The case that carries assignments.
  public func binding<Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<ViewState, Value>,
    send action: @escaping (BindingAction<ViewState>) -> ViewAction
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath] }, send: { action(.set(keyPath, $0)) })
  }
}
