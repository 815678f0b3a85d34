import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert like `alert(store:)`; the original had this name for systems before 2021.
  ///
  /// - Parameter store: A store of the `@Presents` property and its actions.
  public func legacyAlert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store)
  }

  /// Shows an alert of one case; the original had this name for systems before 2021.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the alert from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the alert in an action of the enum.
  public func legacyAlert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    alert(store: store, state: toDestinationState, action: fromDestinationAction)
  }

  /// Shows a confirmation dialog; the original had this name for systems before 2021.
  ///
  /// - Parameter store: A store of the `@Presents` property and its actions.
  public func actionSheet<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store)
  }

  /// Shows a confirmation dialog of one case; the original had this name for systems before 2021.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the dialog from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the dialog in an action of the enum.
  public func actionSheet<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    confirmationDialog(store: store, state: toDestinationState, action: fromDestinationAction)
  }

  /// Shows an alert while a store's state is not `nil`, and sends an action when the alert closes.
  ///
  /// For features without `@PresentationState`.
  ///
  /// - Parameters:
  ///   - store: A store of the optional alert.
  ///   - dismiss: The action that makes the alert `nil`.
  public func alert<Action>(
    _ store: Store<AlertState<Action>?, Action>, dismiss: Action
  ) -> some View {
    OptionalStoreView(store: store, dismiss: dismiss, content: { alert($0) })
  }

  /// Shows a confirmation dialog while a store's state is not `nil`, and sends an action when it
  /// closes.
  ///
  /// For features without `@PresentationState`.
  ///
  /// - Parameters:
  ///   - store: A store of the optional dialog.
  ///   - dismiss: The action that makes the dialog `nil`.
  public func confirmationDialog<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    OptionalStoreView(store: store, dismiss: dismiss, content: { confirmationDialog($0) })
  }

  /// Shows a confirmation dialog while a store's state is not `nil`, and sends an action when it
  /// closes.
  ///
  /// For features without `@PresentationState`.
  ///
  /// - Parameters:
  ///   - store: A store of the optional dialog.
  ///   - dismiss: The action that makes the dialog `nil`.
  public func actionSheet<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    confirmationDialog(store, dismiss: dismiss)
  }
}

/// A view made from a binding to the store of an optional dialog.
///
/// The view is evaluated again when the dialog's id changes.
private struct OptionalStoreView<Dialog: Identifiable, Action, Content: View>: View {
  let store: Store<Dialog?, Action>
  let dismiss: Action
  let content: (Binding<Store<Dialog, Action>?>) -> Content

  var body: some View {
    WithViewStore(store, observe: { $0?.id }, content: { _ in content(binding) })
  }

  private var binding: Binding<Store<Dialog, Action>?> {
    let presented = UncheckedSendable((store: store.unwrapped(), self))
    return Binding(
      get: { presented.value.store },
      set: { @MainActor newStore in
        let view = presented.value.1
        if newStore == nil, !view.store.isInvalid { view.store.send(view.dismiss) }
      })
  }
}
