extension View {
  /// Shows an alert while its state is there.
  ///
  /// - Parameters:
  ///   - store: A store over the optional state of the alert.
  ///   - dismiss: The action to send when the alert is closed; it is to set the state to `nil`.
  public func alert<Action>(
    _ store: Store<AlertState<Action>?, Action>, dismiss: Action
  ) -> some View {
    StoreAlert(content: self, viewStore: alertViewStore(store), dismiss: dismiss)
  }

  /// Shows an action sheet while its state is there.
  ///
  /// - Parameters:
  ///   - store: A store over the optional state of the sheet.
  ///   - dismiss: The action to send when the sheet is closed; it is to set the state to `nil`.
  public func actionSheet<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    confirmationDialog(store, dismiss: dismiss)
  }

  /// Shows a confirmation dialog while its state is there.
  ///
  /// - Parameters:
  ///   - store: A store over the optional state of the dialog.
  ///   - dismiss: The action to send when the dialog is closed; it is to set the state to `nil`.
  public func confirmationDialog<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    StoreDialog(
      content: self, viewStore: ViewStore(store, removeDuplicates: { $0?.id == $1?.id }),
      dismiss: dismiss)
  }
}

@MainActor
private func alertViewStore<Action>(
  _ store: Store<AlertState<Action>?, Action>
) -> ViewStore<AlertState<Action>?, Action> {
  ViewStore(store, removeDuplicates: { $0?.id == $1?.id })
}

private struct StoreAlert<Content: View, Action>: View {
  let content: Content
  @ObservedObject var viewStore: ViewStore<AlertState<Action>?, Action>
  let dismiss: Action

  var body: some View {
    let state = viewStore.state
    content.alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: viewStore.isPresented(dismiss: dismiss),
      presenting: state,
      actions: { DialogButtons(buttons: $0.buttons, send: { viewStore.send($0) }) },
      message: { $0.message.map(Text.init) })
  }
}

private struct StoreDialog<Content: View, Action>: View {
  let content: Content
  @ObservedObject var viewStore: ViewStore<ConfirmationDialogState<Action>?, Action>
  let dismiss: Action

  var body: some View {
    let state = viewStore.state
    content.confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: viewStore.isPresented(dismiss: dismiss),
      presenting: state,
      actions: { DialogButtons(buttons: $0.buttons, send: { viewStore.send($0) }) },
      message: { $0.message.map(Text.init) })
  }
}

private struct DialogButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let send: @MainActor (Action) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(role: button.role.map { ButtonRole($0) }) {
        button.withAction { action in
          if let action { send(action) }
        }
      } label: {
        Text(button.label)
      }
    }
  }
}

extension ViewStore {
  /// Whether the optional state is there; the action that removes it is only sent while it is.
  fileprivate func isPresented<Wrapped>(
    dismiss: ViewAction
  ) -> Binding<Bool> where ViewState == Wrapped? {
    let dismiss = UncheckedSendable(dismiss)
    return Binding(
      get: { @MainActor in self.state != nil },
      set: { @MainActor isPresented in
        if !isPresented, self.state != nil { self.send(dismiss.value) }
      })
  }
}
