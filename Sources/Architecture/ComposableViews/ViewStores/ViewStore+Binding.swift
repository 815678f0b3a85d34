import ComposableCore
import ComposableUI

extension ViewStore {
  /// Returns a binding that reads a value of the state; writing sends an action.
  ///
  /// ```swift
  /// WithViewStore(profile, observe: { $0 }) { viewStore in
  ///   TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// }
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

  /// Returns a binding that reads a value of the state; writing any value sends the same action.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - action: The action.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Returns a binding to the whole state; writing sends an action.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// Returns a binding to the whole state; writing any state sends the same action.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
