#if Macros && PortableViews
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Chapter {
  @ObservableState
  struct State: Equatable {
    var number: Int
  }

  enum Action { case turned }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Book {
  @Reducer
  enum Path {
    case chapter(Chapter)
    case note(Chapter)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case opened(chapter: Int)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .opened(let chapter) = action {
        state.path = StackState([.chapter(Chapter.State(number: chapter))])
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

/// A note has no text of its own.
extension Book.Path.State: Encodable {
  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .chapter(let chapter): try container.encode("chapter \(chapter.number)")
    case .note: try container.encodeNil()
    }
  }
}

/// A screen that its address is enough for.
@Reducer
private struct Shelf {
  @Reducer
  enum Path {
    case chapter(Chapter)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path)
  }
}

extension Shelf.Path.State: LosslessStringConvertible {
  fileprivate init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self = .chapter(Chapter.State(number: number))
  }

  fileprivate var description: String {
    switch self {
    case .chapter(let chapter): String(chapter.number)
    }
  }
}

private struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Nothing is open").navigationTitle("Shelf")
    } destination: { screen in
      switch screen.case {
      case .chapter(let chapter): Text("Text").navigationTitle("Chapter \(chapter.number)")
      }
    }
  }
}

private struct BookView: View {
  @Bindable var store: StoreOf<Book>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink("Third", state: Book.Path.State.chapter(Chapter.State(number: 3)))
        .navigationTitle("Book")
    } destination: { screen in
      switch screen.case {
      case .chapter(let chapter):
        NavigationLink("Note", state: Book.Path.State.note(Chapter.State(number: 0)))
          .navigationTitle("Chapter \(chapter.number)")
      case .note: Text("A note")
      }
    }
    .onOpenURL { url in
      store.send(.opened(chapter: Int(url.lastPathComponent) ?? 1))
    }
  }
}

@MainActor
struct StackAddressTests {
  @Test("a stack's location is made of its screens' encoded states")
  func addresses() throws {
    let screen = ViewTester(BookView(store: Store(initialState: Book.State()) { Book() }))
    try screen.link("Third").tap()
    #expect(screen.location == "/chapter%203")
    try screen.link("Note").tap()
    #expect(screen.location == "/chapter%203/+v1")
  }

  @Test("opening a page at an address pushes the screens of its parts")
  func opening() {
    let store = Store(initialState: Book.State()) { Book() }
    let screen = ViewTester(BookView(store: store), location: "/7")
    #expect(screen.title == "Chapter 7")
    #expect(screen.location == "/chapter%207")
  }

  @Test("a store's stack decodes an address's parts and pushes their screens")
  func parts() throws {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let screen = ViewTester(ShelfView(store: store), location: "/7/8")
    #expect(screen.title == "Chapter 8")
    #expect(screen.location == "/7/8")
    #expect(store.path.ids.map(\.description) == ["#0", "#1"])
    try screen.navigate(to: "/7")
    #expect(screen.title == "Chapter 7")
  }

  @Test("an address with an undecodable part leaves a store's stack unchanged")
  func unknown() {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let screen = ViewTester(ShelfView(store: store), location: "/7/preface")
    #expect(screen.title == "Shelf")
    #expect(store.path.isEmpty)
  }
}
#endif
