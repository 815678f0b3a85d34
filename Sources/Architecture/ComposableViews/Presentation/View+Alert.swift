import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert while its state is not `nil`.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: The alert's store; set to `nil` when the alert is closed.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let parts = DialogParts(item)
    let state = parts.state
    return alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: parts.isPresented(id: { $0.id }),
      presenting: state,
      actions: { parts.buttons($0.buttons) },
      message: { $0.message.map(Text.init) })
  }

  /// Shows a confirmation dialog while its state is not `nil`.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  ///
  /// - Parameter item: The dialog's store; set to `nil` when the dialog is closed.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let parts = DialogParts(item)
    let state = parts.state
    return confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: parts.isPresented(id: { $0.id }),
      titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: state,
      actions: { parts.buttons($0.buttons) },
      message: { $0.message.map(Text.init) })
  }
}
