import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert, from a store over its presentation.
  ///
  /// - Parameter store: A store over the `@Presents` property and its actions.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows an alert of one case, from a store over the presentation of an enum.
  ///
  /// - Parameters:
  ///   - store: A store over the `@Presents` property and its actions.
  ///   - toDestinationState: Takes the alert out of the presented enum.
  ///   - fromDestinationAction: Makes an action of the enum from one of the alert's.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    PresentationStore(
      store: store, toChildState: toDestinationState, fromChildAction: fromDestinationAction
    ) { item in
      alert(storeBinding(item))
    }
  }

  /// Shows a confirmation dialog, from a store over its presentation.
  ///
  /// - Parameter store: A store over the `@Presents` property and its actions.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows a confirmation dialog of one case, from a store over the presentation of an enum.
  ///
  /// - Parameters:
  ///   - store: A store over the `@Presents` property and its actions.
  ///   - toDestinationState: Takes the dialog out of the presented enum.
  ///   - fromDestinationAction: Makes an action of the enum from one of the dialog's.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
  ) -> some View {
    PresentationStore(
      store: store, toChildState: toDestinationState, fromChildAction: fromDestinationAction
    ) { item in
      confirmationDialog(storeBinding(item))
    }
  }
}

/// A binding to the store of what is presented; writing `nil` ends the presentation.
@MainActor
private func storeBinding<State, Action>(
  _ item: Binding<PresentedItem<State, Action>?>
) -> Binding<Store<State, Action>?> {
  let item = UncheckedSendable(item)
  return Binding(
    get: { item.value.wrappedValue?.store },
    set: { if $0 == nil { item.value.wrappedValue = nil } })
}
