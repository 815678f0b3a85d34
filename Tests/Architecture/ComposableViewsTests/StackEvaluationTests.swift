#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable {
    let number: Int
    var count = 0
  }

  enum Action { case increment, reset }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .reset: state = State(number: state.number)
      }
      return .none
    }
  }
}

@Reducer
private struct Book {
  @Reducer
  enum Path {
    case page(Page)
    case appendix(Page)
  }

  @ObservableState
  struct State {
    var pages = StackState<Page.State>()
    var path = StackState<Path.State>()
  }

  enum Action {
    case pages(StackActionOf<Page>)
    case path(StackActionOf<Path>)
    case turnToAppendix(StackElementID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .turnToAppendix(let id) = action {
        state.path[id: id] = .appendix(Page.State(number: 100))
      }
      return .none
    }
    .forEach(\.pages, action: \.pages) { Page() }
    .forEach(\.path, action: \.path)
  }
}

private struct PageView: View {
  let store: StoreOf<Page>

  var body: some View {
    Text("\(store.number): \(store.count)")
  }
}

/// Counts how often screens are asked for.
@MainActor
private final class Destinations {
  var count = 0

  func next() -> EmptyView {
    count += 1
    return EmptyView()
  }
}

private struct PagesView: View {
  @Bindable var store: StoreOf<Book>
  let destinations: Destinations

  var body: some View {
    NavigationStack(path: $store.scope(state: \.pages, action: \.pages)) {
      Text("Cover")
    } destination: { store in
      destinations.next()
      PageView(store: store)
    }
  }
}

private struct PathView: View {
  @Bindable var store: StoreOf<Book>
  let destinations: Destinations

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Cover")
    } destination: { store in
      destinations.next()
      switch store.case {
      case .page(let store): PageView(store: store)
      case .appendix(let store): PageView(store: store)
      }
    }
  }
}

@MainActor
struct StackEvaluationTests {
  @Test("a push or a change evaluates one screen, and a pop evaluates none")
  func pages() {
    let store = Store(initialState: Book.State()) { Book() }
    let destinations = Destinations()
    let screen = ViewTester(PagesView(store: store, destinations: destinations))
    func evaluations(_ action: StackActionOf<Page>) -> [Int] {
      screen.graph.resetBodyEvaluations()
      destinations.count = 0
      store.send(.pages(action))
      screen.graph.flush()
      return [
        screen.graph.bodyEvaluations(of: PagesView.self), destinations.count,
        screen.graph.bodyEvaluations(of: PageView.self),
      ]
    }
    for id in 0..<3 {
      let push = evaluations(
        .push(id: StackElementID(integerLiteral: id), state: Page.State(number: id)))
      #expect(push == [0, 1, 1])
    }
    #expect(evaluations(.element(id: 1, action: .increment)) == [0, 0, 1])
    #expect(evaluations(.element(id: 2, action: .increment)) == [0, 0, 1])
    #expect(screen.texts == ["2: 1"])
    #expect(evaluations(.popFrom(id: 2)) == [0, 0, 0])
    #expect(screen.texts == ["1: 1"])
    #expect(evaluations(.element(id: 1, action: .reset)) == [0, 0, 1])
    #expect(screen.texts == ["1: 0"])
    #expect(evaluations(.element(id: 1, action: .increment)) == [0, 0, 1])
    #expect(screen.texts == ["1: 1"])
    #expect(evaluations(.popFrom(id: 0)) == [0, 0, 0])
    #expect(screen.texts == ["Cover"])
  }

  @Test("changing the case of a screen's feature evaluates that screen alone")
  func cases() {
    let store = Store(initialState: Book.State()) { Book() }
    let destinations = Destinations()
    let screen = ViewTester(PathView(store: store, destinations: destinations))
    func evaluations(_ action: Book.Action) -> [Int] {
      screen.graph.resetBodyEvaluations()
      destinations.count = 0
      store.send(action)
      screen.graph.flush()
      return [
        screen.graph.bodyEvaluations(of: PathView.self), destinations.count,
        screen.graph.bodyEvaluations(of: PageView.self),
      ]
    }
    #expect(evaluations(.path(.push(id: 0, state: .page(Page.State(number: 0))))) == [0, 1, 1])
    #expect(evaluations(.path(.push(id: 1, state: .page(Page.State(number: 1))))) == [0, 1, 1])
    #expect(evaluations(.path(.element(id: 1, action: .page(.increment)))) == [0, 0, 1])
    // The page's view is evaluated a last time, the appendix' a first.
    #expect(evaluations(.turnToAppendix(1)) == [0, 1, 2])
    #expect(screen.texts == ["100: 0"])
    #expect(evaluations(.path(.element(id: 1, action: .appendix(.increment)))) == [0, 0, 1])
    #expect(screen.texts == ["100: 1"])
    #expect(evaluations(.path(.popFrom(id: 1))) == [0, 0, 0])
    #expect(screen.texts == ["0: 0"])
  }
}
#endif
