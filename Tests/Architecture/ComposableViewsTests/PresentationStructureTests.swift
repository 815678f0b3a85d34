#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Shelf {
  @Reducer
  enum Destination {
    case book(Book)
    case help
  }

  @ObservableState
  struct State: Equatable {
    @Presents var book: Book.State?
    @Presents var destination: Destination.State?
  }

  enum Action {
    case book(PresentationAction<Book.Action>)
    case destination(PresentationAction<Destination.Action>)
    case bookTapped
    case helpTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        state.book = Book.State()
        state.destination = .book(Book.State())
      case .helpTapped:
        state.destination = .help
      case .book, .destination:
        break
      }
      return .none
    }
    .ifLet(\.$book, action: \.book) { Book() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Shelf.Destination.State: Equatable {}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable { var page = 1 }
  enum Action { case turn }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.page += 1
      return .none
    }
  }
}

private struct BookView: View {
  let store: StoreOf<Book>

  var body: some View {
    Button("Page \(store.page)") { store.send(.turn) }
  }
}

/// Makes views by deprecated initializers, without a warning where they are used.
@MainActor
private protocol OldSpelling {
  func book(_ store: StoreOf<Shelf>) -> AnyView
  func bookAlone(_ store: StoreOf<Shelf>) -> AnyView
  func oneCase(_ store: StoreOf<Shelf>) -> AnyView
}

private struct Deprecated: OldSpelling {
  @available(*, deprecated)
  func book(_ store: StoreOf<Shelf>) -> AnyView {
    AnyView(
      IfLetStore(store.scope(state: \.$book, action: \.book)) {
        BookView(store: $0)
      } else: {
        Text("Closed")
      })
  }

  @available(*, deprecated)
  func bookAlone(_ store: StoreOf<Shelf>) -> AnyView {
    AnyView(IfLetStore(store.scope(state: \.$book, action: \.book)) { BookView(store: $0) })
  }

  @available(*, deprecated)
  func oneCase(_ store: StoreOf<Shelf>) -> AnyView {
    let destination = store.scope(state: \.$destination, action: \.destination)
    return AnyView(
      VStack {
        IfLetStore(destination, state: { $0.book }, action: { .book($0) }) {
          BookView(store: $0)
        } else: {
          Text("No book")
        }
        IfLetStore(destination, state: { $0.book }, action: { .book($0) }) { _ in
          Text("A book")
        }
      })
  }
}

/// Views for a presented feature that are no sheet.
@MainActor
struct PresentationStructureTests {
  private let store = Store(initialState: Shelf.State()) { Shelf() }
  private let spelling: any OldSpelling = Deprecated()

  @Test("IfLetStore of a presentation shows the presented feature, and another view without one")
  func presentation() throws {
    let screen = ViewTester(spelling.book(store))
    #expect(screen.texts == ["Closed"])
    store.send(.bookTapped)
    try screen.button("Page 1").tap()
    #expect(store.book?.page == 2)
    #expect(screen.has(.button, "Page 2"))
    store.send(.book(.dismiss))
    #expect(screen.texts == ["Closed"])
  }

  @Test("IfLetStore of a presentation without another view shows nothing for nil")
  func withoutElse() {
    let screen = ViewTester(spelling.bookAlone(store))
    #expect(!screen.has(.button, "Page 1"))
    store.send(.bookTapped)
    #expect(screen.has(.button, "Page 1"))
  }

  @Test("IfLetStore of one case shows the presented feature in that case alone")
  func oneCase() throws {
    let screen = ViewTester(spelling.oneCase(store))
    #expect(screen.texts == ["No book"])
    store.send(.bookTapped)
    #expect(screen.has(.text, "A book"))
    try screen.button("Page 1").tap()
    #expect(store.destination?.book?.page == 2)
    store.send(.helpTapped)
    #expect(screen.texts == ["No book"])
  }
}
#endif
