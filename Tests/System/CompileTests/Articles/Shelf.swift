#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

// The code of the article "Navigation".

// quoted: editor
@Reducer
struct BookEditor {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case saveButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .saveButtonTapped:
        return .none
      }
    }
  }
}
// end

// quoted: shelf
@Reducer
struct Shelf {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case editor(BookEditor)

    enum Alert { case emptyConfirmed }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var titles: [String] = []
  }

  enum Action {
    case addButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case emptyButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .editor(BookEditor.State())
        return .none

      case .destination(.presented(.alert(.emptyConfirmed))):
        state.titles = []
        return .none

      case .destination(.presented(.editor(.saveButtonTapped))):
        if case .editor(let editor) = state.destination {
          state.titles.append(editor.title)
        }
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .emptyButtonTapped:
        state.destination = .alert(.empty)
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Shelf.Destination.State: Equatable {}

extension AlertState where Action == Shelf.Destination.Alert {
  static let empty = AlertState {
    TextState("Take all books off the shelf?")
  } actions: {
    ButtonState(role: .destructive, action: .emptyConfirmed) {
      TextState("Empty")
    }
    ButtonState(role: .cancel) {
      TextState("Keep")
    }
  }
}
// end

// quoted: shelf-view
struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    List {
      ForEach(store.titles, id: \.self) { Text($0) }
      Button("Add") { store.send(.addButtonTapped) }
      Button("Empty") { store.send(.emptyButtonTapped) }
    }
    .sheet(
      item: $store.scope(
        state: \.destination?.editor, action: \.destination.editor)
    ) { editorStore in
      BookEditorView(store: editorStore)
    }
    .alert(
      $store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

struct BookEditorView: View {
  @Bindable var store: StoreOf<BookEditor>

  var body: some View {
    Form {
      TextField("Title", text: $store.title)
      Button("Save") { store.send(.saveButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
  }
}
// end

// quoted: stack
@Reducer
struct Catalogue {
  @Reducer
  enum Path {
    case book(BookEditor)
    case shelf(Shelf)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case shelfTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path:
        return .none

      case .shelfTapped:
        state.path.append(.shelf(Shelf.State()))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Catalogue.Path.State: Equatable {}

struct CatalogueView: View {
  @Bindable var store: StoreOf<Catalogue>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Button("Shelf") { store.send(.shelfTapped) }
    } destination: { store in
      switch store.case {
      case .book(let store): BookEditorView(store: store)
      case .shelf(let store): ShelfView(store: store)
      }
    }
  }
}
// end

@MainActor
@Suite("Navigation")
struct ShelfTests {
  // quoted: shelf-test
  @Test func adding() async {
    let store = TestStore(initialState: Shelf.State()) {
      Shelf()
    }

    await store.send(.addButtonTapped) {
      $0.destination = .editor(BookEditor.State())
    }
    await store.send(\.destination.editor.binding.title, "Emma") {
      $0.destination?.modify(\.editor) { $0.title = "Emma" }
    }
    await store.send(\.destination.editor.saveButtonTapped) {
      $0.destination = nil
      $0.titles = ["Emma"]
    }
  }

  @Test func cancelling() async {
    let store = TestStore(initialState: Shelf.State(destination: .editor(BookEditor.State()))) {
      Shelf()
    }

    await store.send(\.destination.editor.cancelButtonTapped)
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }
  // end

  // quoted: stack-test
  @Test func pushing() async {
    let store = TestStore(initialState: Catalogue.State()) {
      Catalogue()
    }

    await store.send(.shelfTapped) {
      $0.path[id: 0] = .shelf(Shelf.State())
    }
    await store.send(\.path[id: 0].shelf.addButtonTapped) {
      $0.path[id: 0, case: \.shelf]?.destination = .editor(BookEditor.State())
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }
  // end

  @Test("the view adds a title to the shelf and asks before emptying it")
  func screen() async throws {
    let screen = ViewTester(
      ShelfView(store: Store(initialState: Shelf.State()) { Shelf() }))
    try screen.button("Add").tap()
    try screen.textField("Title").type("Emma")
    try screen.button("Save").tap()
    #expect(screen.texts == ["Emma"])
    try screen.button("Empty").tap()
    #expect(screen.has(.alert))
  }
}
#endif
