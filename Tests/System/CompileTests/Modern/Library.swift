#if Macros
import ComposableArchitecture
import Testing

#if canImport(Foundation)
import Foundation
#endif

/// A small app: a stored list, a stack with a detail and a recording, a sheet to edit, and alerts.
@Reducer
struct LibraryApp {
  @Reducer
  enum Path {
    case detail(BookDetail)
    case reading(Reading)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var list = BookList.State()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case list(BookList.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { BookList() }
    Reduce { state, action in
      switch action {
      case .path(.element(_, .detail(.delegate(.startReading(let book))))):
        state.path.append(.reading(Reading.State(book: book)))
        return .none
      case .path, .list:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension LibraryApp.Path.State: Equatable {}

struct Book: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var sessions: [Int] = []
}

extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Book>>.Default {
  static var books: Self { Self[.inMemory("books"), default: []] }
}

@Reducer
struct BookList {
  @ObservableState
  struct State: Equatable {
    @Presents var addBook: BookForm.State?
    @Shared(.books) var books
  }

  enum Action {
    case addBook(PresentationAction<BookForm.Action>)
    case addButtonTapped
    case confirmAddButtonTapped
    case onDelete(IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addBook:
        return .none
      case .addButtonTapped:
        state.addBook = BookForm.State(book: Book(id: uuid()))
        return .none
      case .confirmAddButtonTapped:
        guard let book = state.addBook?.book else { return .none }
        state.$books.withLock { _ = $0.append(book) }
        state.addBook = nil
        return .none
      case .onDelete(let offsets):
        state.$books.withLock { $0.remove(atOffsets: offsets) }
        return .none
      }
    }
    .ifLet(\.$addBook, action: \.addBook) { BookForm() }
  }
}

@Reducer
struct BookForm {
  @ObservableState
  struct State: Equatable { var book: Book }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct BookDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(BookForm)

    @CasePathable
    enum Alert { case confirmDeletion }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared var book: Book
  }

  enum Action {
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped
    case readButtonTapped

    @CasePathable
    enum Delegate { case startReading(Shared<Book>) }
  }

  @Dependency(\.dismiss) var dismiss
  @Shared(.books) var books

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(.delete)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        $books.withLock { [id = state.book.id] in _ = $0.remove(id: id) }
        return .run { _ in await dismiss() }
      case .destination:
        return .none
      case .doneEditingButtonTapped:
        guard case .some(.edit(let form)) = state.destination else { return .none }
        state.$book.withLock { $0 = form.book }
        state.destination = nil
        return .none
      case .editButtonTapped:
        state.destination = .edit(BookForm.State(book: state.book))
        return .none
      case .readButtonTapped:
        return .send(.delegate(.startReading(state.$book)))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension BookDetail.Destination.State: Equatable {}

extension AlertState where Action == BookDetail.Destination.Alert {
  static let delete = AlertState {
    TextState("Delete?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
    ButtonState(role: .cancel) { TextState("Nevermind") }
  }
}

@Reducer
struct Reading {
  @ObservableState
  struct State: Equatable {
    @Shared var book: Book
    var minutes = 0
  }

  enum Action {
    case finishButtonTapped
    case onTask
    case minutePassed
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .finishButtonTapped:
        state.$book.withLock { [minutes = state.minutes] in $0.sessions.append(minutes) }
        return .run { _ in await dismiss() }
      case .minutePassed:
        state.minutes += 1
        return .none
      case .onTask:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
        }
      }
    }
  }
}

@MainActor
@Suite struct LibraryTests {
  @Test("a book is added, read for a while, edited and deleted")
  func flow() async {
    let clock = TestClock()
    let id = UUID(0)
    let store = TestStore(initialState: LibraryApp.State()) {
      LibraryApp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    await store.send(\.list.addButtonTapped) {
      $0.list.addBook = BookForm.State(book: Book(id: id))
    }
    await store.send(.list(.addBook(.presented(.set(\.book.title, "Swann's Way"))))) {
      $0.list.addBook?.book.title = "Swann's Way"
    }
    await store.send(\.list.confirmAddButtonTapped) {
      $0.list.$books.withLock { $0 = [Book(id: id, title: "Swann's Way")] }
      $0.list.addBook = nil
    }
    guard let book = Shared(store.state.list.$books[id: id]) else {
      Issue.record("There is no book.")
      return
    }
    await store.send(.path(.push(id: 0, state: .detail(BookDetail.State(book: book))))) {
      $0.path[id: 0] = .detail(BookDetail.State(book: book))
    }
    await store.send(\.path[id: 0].detail.readButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.startReading) {
      $0.path[id: 1] = .reading(Reading.State(book: book))
    }
    await store.send(\.path[id: 1].reading.onTask)
    await clock.advance(by: .seconds(60))
    await store.receive(\.path[id: 1].reading.minutePassed) {
      $0.path[id: 1, case: \.reading]?.minutes = 1
    }
    await store.send(\.path[id: 1].reading.finishButtonTapped) {
      $0.path[id: 1, case: \.reading]?.$book.withLock { $0.sessions = [1] }
    }
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.delete)
    }
    await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion) {
      $0.path[id: 0, case: \.detail]?.destination = nil
      $0.list.$books.withLock { $0 = [] }
    }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  @Test("with exhaustivity off, a test may skip changes, actions and effects")
  func nonExhaustive() async {
    let store = TestStore(initialState: LibraryApp.State()) {
      LibraryApp()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(\.list.addButtonTapped)
    await store.send(.list(.addBook(.presented(.set(\.book.title, "Emma")))))
    await store.send(\.list.confirmAddButtonTapped) { $0.list.addBook = nil }
    #expect(store.state.list.books.map(\.title) == ["Emma"])
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }
}
#endif
