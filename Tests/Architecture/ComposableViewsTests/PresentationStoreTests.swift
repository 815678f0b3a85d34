#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Note {
  struct State: Equatable, Identifiable {
    var id: Int
    var text = ""
  }

  enum Action { case typed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text): state.text = text
      }
      return .none
    }
  }
}

/// A feature in the style from before observable state.
@Reducer
private struct Notebook {
  struct State: Equatable {
    @PresentationState var note: Note.State?
    @PresentationState var alert: AlertState<Alert>?
    @PresentationState var dialog: ConfirmationDialogState<Dialog>?
    var log: [String] = []
  }

  enum Action {
    case note(PresentationAction<Note.Action>)
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case open(Int)
    case warn
    case ask
  }

  enum Alert { case burn }
  enum Dialog { case copy }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .note(.dismiss): state.log.append("note dismissed")
      case .note: break
      case .alert(.presented(.burn)): state.log.append("burnt")
      case .alert(.dismiss): state.log.append("alert dismissed")
      case .dialog(.presented(.copy)): state.log.append("copied")
      case .dialog(.dismiss): state.log.append("dialog dismissed")
      case .open(let id): state.note = Note.State(id: id)
      case .warn:
        state.alert = AlertState {
          TextState("Burn it?")
        } actions: {
          ButtonState(role: .destructive, action: .burn) { TextState("Burn") }
          ButtonState(role: .cancel) { TextState("Keep") }
        }
      case .ask:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("What next?")
        } actions: {
          ButtonState(action: .copy) { TextState("Copy") }
        }
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

private struct NotebookView: View {
  let store: StoreOf<Notebook>

  var body: some View {
    Text("Notebook")
      .sheet(store: store.scope(state: \.$note, action: \.note)) { NoteView(store: $0) }
      .alert(store: store.scope(state: \.$alert, action: \.alert))
      .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
  }
}

private struct NoteView: View {
  let store: StoreOf<Note>

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      TextField(
        "Note \(viewStore.id)", text: viewStore.binding(get: \.text, send: Note.Action.typed))
      Text("\(viewStore.id): \(viewStore.text)")
    }
  }
}

/// Store-driven presentation.
@MainActor
struct PresentationStoreTests {
  private func makeStore() -> StoreOf<Notebook> {
    Store(initialState: Notebook.State()) { Notebook() }
  }

  @Test("a sheet shows, updates and closes with the presented feature")
  func sheet() throws {
    let store = makeStore()
    let screen = ViewTester(NotebookView(store: store))
    store.send(.open(1))
    #expect(screen.texts.last == "1: ")
    try screen.textField("Note 1").type("milk")
    #expect(screen.texts.last == "1: milk")
    #expect(store.withState(\.note?.text) == "milk")
    store.send(.open(2))
    #expect(screen.texts.last == "2: ")
    store.send(.note(.dismiss))
    #expect(screen.sheet == nil)
    #expect(screen.texts == ["Notebook"])
  }

  @Test("typing in a sheet does not evaluate the presenting view")
  func evaluation() throws {
    let store = makeStore()
    let screen = ViewTester(NotebookView(store: store))
    store.send(.open(1))
    _ = screen.texts
    screen.graph.resetBodyEvaluations()
    try screen.textField("Note 1").type("m")
    #expect(screen.graph.bodyEvaluations(of: NotebookView.self) == 0)
  }

  @Test("dismissing a sheet sends one dismiss action")
  func dismissal() throws {
    let store = makeStore()
    let screen = ViewTester(NotebookView(store: store))
    store.send(.open(1))
    try #require(screen.sheet).dismiss()
    #expect(store.withState(\.note) == nil)
    #expect(store.withState(\.log) == ["note dismissed"])
  }

  @Test("an alert's button sends its action, and closing it sends dismiss")
  func alert() throws {
    let store = makeStore()
    let screen = ViewTester(NotebookView(store: store))
    store.send(.warn)
    #expect(screen.title == "Burn it?")
    try screen.button("Burn").tap()
    #expect(store.withState(\.log) == ["burnt"])
    #expect(screen.alert == nil)
    store.send(.warn)
    try screen.button("Keep").tap()
    #expect(store.withState(\.log) == ["burnt", "alert dismissed"])
    #expect(screen.alert == nil)
  }

  @Test("a dialog's button sends its action, and closing it sends dismiss")
  func dialog() throws {
    let store = makeStore()
    let screen = ViewTester(NotebookView(store: store))
    store.send(.ask)
    try screen.button("Copy").tap()
    #expect(store.withState(\.log) == ["copied"])
    store.send(.ask)
    try screen.button("Cancel").tap()
    #expect(store.withState(\.log) == ["copied", "dialog dismissed"])
    #expect(screen.confirmationDialog == nil)
  }
}
#endif
