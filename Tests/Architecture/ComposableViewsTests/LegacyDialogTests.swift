#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Shredder {
  struct State: Equatable {
    var alert: AlertState<Action>?
    var dialog: ConfirmationDialogState<Action>?
    @PresentationState var presentedAlert: AlertState<Never>?
    @PresentationState var presentedDialog: ConfirmationDialogState<Never>?
    var log: [String] = []
  }

  enum Action: Equatable {
    case warn, ask, present
    case shred
    case alertDismissed, dialogDismissed
    case presentedAlert(PresentationAction<Never>)
    case presentedDialog(PresentationAction<Never>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .warn:
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .shred) { TextState("Shred") }
        }
      case .ask:
        state.dialog = ConfirmationDialogState {
          TextState("Which?")
        } actions: {
          ButtonState(action: .shred) { TextState("This") }
        }
      case .present:
        state.presentedAlert = AlertState { TextState("Full") }
        state.presentedDialog = ConfirmationDialogState { TextState("Empty it?") }
      case .shred: state.log.append("shredded")
      case .alertDismissed:
        state.alert = nil
        state.log.append("alert dismissed")
      case .dialogDismissed:
        state.dialog = nil
        state.log.append("dialog dismissed")
      case .presentedAlert, .presentedDialog: break
      }
      return .none
    }
    .ifLet(\.$presentedAlert, action: \.presentedAlert)
    .ifLet(\.$presentedDialog, action: \.presentedDialog)
  }
}

private struct ShredderView: View {
  let store: StoreOf<Shredder>

  var body: some View {
    VStack {
      Button("Warn") { store.send(.warn) }
      Button("Ask") { store.send(.ask) }
    }
    .alert(store.scope(state: \.alert, action: \.self), dismiss: .alertDismissed)
    .actionSheet(store.scope(state: \.dialog, action: \.self), dismiss: .dialogDismissed)
    .legacyAlert(store: store.scope(state: \.$presentedAlert, action: \.presentedAlert))
    .actionSheet(store: store.scope(state: \.$presentedDialog, action: \.presentedDialog))
  }
}

@MainActor
struct LegacyDialogTests {
  @Test("an optional state's alert sends its button's action, then dismiss")
  func alert() throws {
    let store = Store(initialState: Shredder.State()) { Shredder() }
    let screen = ViewTester(ShredderView(store: store))
    try screen.button("Warn").tap()
    #expect(screen.alert?.title == "Sure?")
    try screen.button("Shred").tap()
    #expect(screen.alert == nil)
    #expect(store.withState(\.log) == ["shredded", "alert dismissed"])
  }

  @Test("an optional state's dialog sends its button's action, then dismiss")
  func dialog() throws {
    let store = Store(initialState: Shredder.State()) { Shredder() }
    let screen = ViewTester(ShredderView(store: store))
    try screen.button("Ask").tap()
    #expect(screen.confirmationDialog?.title == "Which?")
    try screen.button("This").tap()
    #expect(screen.confirmationDialog == nil)
    #expect(store.withState(\.log) == ["shredded", "dialog dismissed"])
  }

  @Test("deprecated modifier names present alerts and dialogs of stores")
  func names() throws {
    let store = Store(initialState: Shredder.State()) { Shredder() }
    let screen = ViewTester(ShredderView(store: store))
    store.send(.present)
    #expect(screen.alert?.title == "Full")
    #expect(screen.confirmationDialog?.title == "Empty it?")
    try screen.confirmationDialog?.dismiss()
    try screen.alert?.dismiss()
    #expect(store.withState(\.presentedAlert) == nil)
    #expect(store.withState(\.presentedDialog) == nil)
  }
}
#endif
