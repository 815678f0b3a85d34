import ComposableCore
import ComposableUI

/// Turns the state of an alert or a confirmation dialog into views.
@MainActor
struct DialogParts<State, Action> {
  let item: Binding<Store<State, Action>?>
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

  /// The buttons, which send their actions to the dialog's store.
  @ViewBuilder
  func buttons(_ buttons: [ButtonState<Action>]) -> some View {
    ForEach(buttons) { button in
      Button(role: button.role.map(ButtonRole.init)) {
        button.withAction { action in
          guard let action else { return }
          button.action.withItsAnimation { _ = store?.send(action) }
        }
      } label: {
        Text(button.label)
      }
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
