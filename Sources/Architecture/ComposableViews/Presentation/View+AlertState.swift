import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert without actions while a binding holds its state.
  ///
  /// - Parameter state: The alert's state; set to `nil` when the alert is closed.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }

  /// Shows a confirmation dialog without actions while a binding holds its state.
  ///
  /// - Parameter state: The dialog's state; set to `nil` when the dialog is closed.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }

  /// Shows an alert while a binding holds its state, and ignores the actions of its buttons.
  ///
  /// - Parameter state: The alert's state; set to `nil` when the alert is closed.
  @available(
    *, deprecated,
    message: "Binding to alert state must not ignore actions; provide a trailing action handler."
  )
  public func alert<Value>(_ state: Binding<AlertState<Value>?>) -> some View {
    alert(state) { (_: Value?) in }
  }

  /// Shows a dialog while a binding holds its state, and ignores the actions of its buttons.
  ///
  /// - Parameter state: The dialog's state; set to `nil` when the dialog is closed.
  @available(
    *, deprecated,
    message: "Binding to dialog state must not ignore actions; provide a trailing action handler."
  )
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>
  ) -> some View {
    confirmationDialog(state) { (_: Value?) in }
  }

  /// Shows an alert while a binding holds its state.
  ///
  /// ```swift
  /// .alert($model.alert) { action in model.alertButtonTapped(action) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The alert's state; set to `nil` when the alert is closed.
  ///   - handler: Gets the action of the tapped button, or `nil` if it has none.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    alert(state.wrappedValue, isPresented: state.isPresented()) { button in
      button.withAction { action in button.action.withItsAnimation { handler(action) } }
    }
  }

  /// Shows an alert while a binding holds its state, and handles actions asynchronously.
  ///
  /// ```swift
  /// .alert($model.alert) { action in await model.alertButtonTapped(action) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The alert's state; set to `nil` when the alert is closed.
  ///   - handler: Gets the action of the tapped button, or `nil` if it has none. An animation of
  ///     the action is ignored, and reported as an issue.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    alert(state.wrappedValue, isPresented: state.isPresented()) { button in
      let button = UncheckedSendable(button)
      Task { @MainActor in await button.value.withAction { await handler($0) } }
    }
  }

  /// Shows a confirmation dialog while a binding holds its state.
  ///
  /// ```swift
  /// .confirmationDialog($model.dialog) { action in model.dialogButtonTapped(action) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The dialog's state; set to `nil` when the dialog is closed.
  ///   - handler: Gets the action of the tapped button, or `nil` if it has none.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    confirmationDialog(state.wrappedValue, isPresented: state.isPresented()) { button in
      button.withAction { action in button.action.withItsAnimation { handler(action) } }
    }
  }

  /// Shows a confirmation dialog while a binding holds its state, and handles actions
  /// asynchronously.
  ///
  /// ```swift
  /// .confirmationDialog($model.dialog) { action in await model.dialogButtonTapped(action) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The dialog's state; set to `nil` when the dialog is closed.
  ///   - handler: Gets the action of the tapped button, or `nil` if it has none. An animation of
  ///     the action is ignored, and reported as an issue.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    confirmationDialog(state.wrappedValue, isPresented: state.isPresented()) { button in
      let button = UncheckedSendable(button)
      Task { @MainActor in await button.value.withAction { await handler($0) } }
    }
  }
}

extension Binding {
  /// Returns whether there is a value; writing `false` removes the value present at this call.
  ///
  /// A button's action handler may have presented another alert since; that one stays.
  fileprivate func isPresented<Wrapped: Identifiable>() -> Binding<Bool>
  where Value == Wrapped? {
    let shown = wrappedValue?.id
    // Not in the closures of the binding: sendable functions must not capture conformances.
    let isPresented = UncheckedSendable<() -> Bool>({ wrappedValue != nil })
    let dismiss = UncheckedSendable<() -> Void>({
      if wrappedValue?.id == shown { wrappedValue = nil }
    })
    return Binding<Bool>(
      get: { isPresented.value() }, set: { if !$0 { dismiss.value() } })
  }
}
