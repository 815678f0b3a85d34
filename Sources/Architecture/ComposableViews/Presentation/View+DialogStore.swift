import ComposableCore
import ComposableUI

extension View {
  /// Shows an alert, from a store of its presentation.
  ///
  /// - Parameter store: A store of the `@Presents` property and its actions.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows an alert of one case, from a store of the presentation of an enum.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the alert from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the alert in an action of the enum.
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

  /// Shows a confirmation dialog, from a store of its presentation.
  ///
  /// - Parameter store: A store of the `@Presents` property and its actions.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows a confirmation dialog of one case, from a store of the presentation of an enum.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the dialog from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the dialog in an action of the enum.
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

/// Returns a binding to the store of the presented feature; writing `nil` ends the presentation.
@MainActor
private func storeBinding<State, Action>(
  _ item: Binding<PresentedItem<State, Action>?>
) -> Binding<Store<State, Action>?> {
  let item = UncheckedSendable(item)
  return Binding(
    get: { item.value.wrappedValue?.store },
    set: { if $0 == nil { item.value.wrappedValue = nil } })
}
