import ConcurrencyExtras

/// An observable object for a view: holds the view's value, and sends actions to a store.
@dynamicMemberLookup
@MainActor
public final class ViewStore<Value, Action>: ObservableObject {
  /// The current value.
  @Published public internal(set) var value: Value

  /// Sends an action to the store.
  public let send: @MainActor (Action) -> Void

  /// Creates a view store with a value, independent of any store.
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

  /// Returns a binding that reads from the value, and sends an action for each new value.
  ///
  /// - Parameters:
  ///   - get: Returns the binding's value, given the view store's value.
  ///   - toAction: Returns the action for a new value.
  public func binding<LocalValue>(
    get: @escaping (Value) -> LocalValue, send toAction: @escaping (LocalValue) -> Action
  ) -> Binding<LocalValue> {
    // Safe: called on the main actor, where the binding is created.
    let get = UncheckedSendable(get)
    let toAction = UncheckedSendable(toAction)
    return Binding(
      get: { @MainActor in get.value(self.value) },
      set: { @MainActor in self.send(toAction.value($0)) })
  }

  /// Returns a binding that reads from the value, and sends the same action for every new value.
  ///
  /// - Parameters:
  ///   - get: Returns the binding's value, given the view store's value.
  ///   - action: The action to send.
  public func binding<LocalValue>(
    get: @escaping (Value) -> LocalValue, send action: Action
  ) -> Binding<LocalValue> {
    binding(get: get, send: { _ in action })
  }
}
