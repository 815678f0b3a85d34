import ConcurrencyExtras

/// An observable value for a view, which also sends actions to a store.
@dynamicMemberLookup
@MainActor
public final class ViewStore<Value, Action>: ObservableObject {
  /// The current value.
  @Published public internal(set) var value: Value

  /// Sends an action to the store.
  public let send: @MainActor (Action) -> Void

  /// Creates a view store.
  ///
  /// - Parameters:
  ///   - value: The value to start from.
  ///   - send: Sends an action to the store.
  public init(initialValue value: Value, send: @escaping @MainActor (Action) -> Void) {
    self.value = value
    self.send = send
  }

  /// Reads a property of the value.
  public subscript<LocalValue>(dynamicMember keyPath: KeyPath<Value, LocalValue>) -> LocalValue {
    value[keyPath: keyPath]
  }

  /// Returns a binding that reads from the value and sends an action in place of writing.
  ///
  /// - Parameters:
  ///   - get: Reads from the value.
  ///   - toAction: Makes an action from what would be written.
  public func binding<LocalValue>(
    get: @escaping (Value) -> LocalValue, send toAction: @escaping (LocalValue) -> Action
  ) -> Binding<LocalValue> {
    // Safe: called where the binding is made, on the main actor.
    let get = UncheckedSendable(get)
    let toAction = UncheckedSendable(toAction)
    return Binding(
      get: { @MainActor in get.value(self.value) },
      set: { @MainActor in self.send(toAction.value($0)) })
  }

  /// Returns a binding that reads from the value and sends one action in place of any writing.
  ///
  /// - Parameters:
  ///   - get: Reads from the value.
  ///   - action: The action.
  public func binding<LocalValue>(
    get: @escaping (Value) -> LocalValue, send action: Action
  ) -> Binding<LocalValue> {
    binding(get: get, send: { _ in action })
  }
}
