import ComposableCore
import ComposableUI

/// Turns the state of an alert or a confirmation dialog into views.
@MainActor
struct DialogParts<State, Action> {
  private let item: Binding<Store<State, Action>?>
  private let store: Store<State, Action>?

  init(_ item: Binding<Store<State, Action>?>) {
    self.item = item
    store = item.wrappedValue
  }

  /// The current state of the dialog, if it is presented.
  var state: State? { store?.withState { $0 } }

  /// Returns whether the dialog shows; writing `false` closes this dialog, but not a later one.
  func isPresented<ID: Equatable>(id: @escaping @Sendable (State) -> ID) -> Binding<Bool> {
    let shown = UncheckedSendable(state.map(id))
    let item = UncheckedSendable(item)
    return Binding(
      get: { item.value.wrappedValue != nil },
      set: { @MainActor isPresented in
        // A button's action may have closed the dialog already, and presented another.
        guard !isPresented, item.value.wrappedValue?.withState(id) == shown.value else { return }
        item.value.wrappedValue = nil
      })
  }

  /// Sends the action of a tapped button to the dialog's store.
  func send(_ button: ButtonState<Action>) {
    button.withAction { action in
      guard let action else { return }
      button.action.withItsAnimation { _ = store?.send(action) }
    }
  }
}

extension View {
  /// Shows an alert with its state; a tapped button is passed to a function.
  func alert<Action>(
    _ state: AlertState<Action>?, isPresented: Binding<Bool>,
    perform: @escaping @MainActor (ButtonState<Action>) -> Void
  ) -> some View {
    alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: isPresented,
      presenting: state, actions: { buttons($0.buttons, perform: perform) },
      message: { $0.message.map(Text.init) })
  }

  /// Shows a confirmation dialog with its state; a tapped button is passed to a function.
  func confirmationDialog<Action>(
    _ state: ConfirmationDialogState<Action>?, isPresented: Binding<Bool>,
    perform: @escaping @MainActor (ButtonState<Action>) -> Void
  ) -> some View {
    confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: isPresented,
      titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: state, actions: { buttons($0.buttons, perform: perform) },
      message: { $0.message.map(Text.init) })
  }
}

@MainActor @ViewBuilder
private func buttons<Action>(
  _ buttons: [ButtonState<Action>], perform: @escaping @MainActor (ButtonState<Action>) -> Void
) -> some View {
  ForEach(buttons) { button in
    Button(role: button.role.map(ButtonRole.init)) {
      perform(button)
    } label: {
      Text(button.label)
    }
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

extension Visibility {
  /// Creates a visibility from its state.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
