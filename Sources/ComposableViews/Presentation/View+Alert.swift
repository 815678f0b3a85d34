import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert while its state is there.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: The alert's store; set to `nil` when the alert is closed.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    let id = state?.id
    return alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { isPresented in
          // A button's action may have closed this alert already, and shown another.
          guard !isPresented, item.wrappedValue?.withState(\.id) == id else { return }
          item.wrappedValue = nil
        }),
      presenting: state,
      actions: { state in
        ForEach(state.buttons) { button in
          Button(role: button.role.map(ButtonRole.init)) {
            button.withAction { action in
              if let action { store?.send(action) }
            }
          } label: {
            Text(button.label)
          }
        }
      },
      message: { state in
        if let message = state.message { Text(message) }
      })
  }
}

extension Text {
  /// Creates text from its state.
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
  }
}

extension ButtonRole {
  /// Creates a role from its state.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
