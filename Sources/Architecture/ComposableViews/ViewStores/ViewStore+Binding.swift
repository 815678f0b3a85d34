import ComposableCore
import ComposableUI

extension ViewStore {
  /// Returns a binding that reads a value from the state and sends an action in place of writing.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - valueToAction: Makes an action from a new value.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    let get = UncheckedSendable(get)
    let valueToAction = UncheckedSendable(valueToAction)
    return Binding(
      get: { @MainActor in get.value(self.state) },
      set: { @MainActor in self.sendFromBinding(valueToAction.value($0)) })
  }

  /// Returns a binding that reads a value from the state and sends one action for any new value.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - action: The action.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Returns a binding to the whole state that sends an action in place of writing.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// Returns a binding to the whole state that sends one action for any new state.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
