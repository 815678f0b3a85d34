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
    return alert(
      parts.state, isPresented: parts.isPresented(id: { $0.id }), perform: parts.send)
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
    return confirmationDialog(
      parts.state, isPresented: parts.isPresented(id: { $0.id }), perform: parts.send)
  }
}
