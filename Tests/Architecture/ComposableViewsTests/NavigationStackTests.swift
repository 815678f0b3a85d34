#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Item {
  @ObservableState
  struct State: Equatable {
    var name: String
    var taps = 0
  }

  enum Action { case tapped, closeTapped }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.taps += 1
        return .none
      case .closeTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

@Reducer
private struct Settings {
  @ObservableState
  struct State: Equatable {}

  enum Action { case reset }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Shop {
  @Reducer
  enum Path {
    case item(Item)
    case settings(Settings)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    var log: [String] = []
  }

  enum Action {
    case path(StackActionOf<Path>)
    case show(String)
  }

  var hasPath = true

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.popFrom): state.log.append("pop")
      case .path(.push): state.log.append("push")
      case .path: break
      case .show(let name): state.path.append(.item(Item.State(name: name)))
      }
      return .none
    }
    if hasPath { EmptyReducer().forEach(\.path, action: \.path) }
  }
}

extension Shop.Path.State: Equatable {}

private struct ShopView: View {
  @Bindable var store: StoreOf<Shop>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        NavigationLink(state: Shop.Path.State.item(Item.State(name: "tea"))) { Text("Tea") }
        NavigationLink("Settings", state: Shop.Path.State.settings(Settings.State()))
      }
      .navigationTitle("Shop")
    } destination: { store in
      switch store.case {
      case .item(let store): ItemView(store: store)
      case .settings: Text("settings").navigationTitle("Settings")
      }
    }
  }
}

private struct ItemView: View {
  let store: StoreOf<Item>

  var body: some View {
    VStack {
      Text("\(store.name) \(store.taps)")
      Button("Tap") { store.send(.tapped) }
      Button("Close") { store.send(.closeTapped) }
      NavigationLink("More", state: Shop.Path.State.item(Item.State(name: "more")))
    }
    .navigationTitle(store.name)
  }
}

/// Store-driven navigation stacks.
@MainActor
struct NavigationStackTests {
  private func makeStore() -> StoreOf<Shop> {
    Store(initialState: Shop.State()) { Shop() }
  }

  @Test("a link pushes a feature's state, and Back pops it")
  func pushAndPop() throws {
    let store = makeStore()
    let screen = ViewTester(ShopView(store: store))
    #expect(screen.title == "Shop")
    try screen.link("Tea").tap()
    #expect(screen.title == "tea")
    #expect(screen.texts.contains("tea 0"))
    #expect(store.log == ["push"])
    try screen.link("More").tap()
    #expect(screen.title == "more")
    #expect(store.path.count == 2)
    try screen.navigateBack()
    #expect(screen.title == "tea")
    try screen.navigateBack()
    #expect(store.path.isEmpty)
    #expect(store.log == ["push", "push", "pop", "pop"])
  }

  @Test("each screen has its own feature's store and is evaluated alone")
  func screens() throws {
    let store = makeStore()
    store.send(.show("a"))
    store.send(.show("b"))
    let screen = ViewTester(ShopView(store: store))
    #expect(screen.title == "b")
    screen.graph.resetBodyEvaluations()
    try screen.button("Tap").tap()
    #expect(screen.texts.contains("b 1"))
    #expect(screen.graph.bodyEvaluations(of: ItemView.self) == 1)
    #expect(screen.graph.bodyEvaluations(of: ShopView.self) == 0)
    #expect(store.path.map { $0.item?.taps } == [0, 1])
  }

  @Test("a feature on the stack dismisses itself")
  func dismissal() async throws {
    let store = makeStore()
    let screen = ViewTester(ShopView(store: store))
    try screen.link("Tea").tap()
    try screen.button("Close").tap()
    try await screen.wait { screen.title == "Shop" }
    #expect(store.path.isEmpty)
  }

  @Test("a stack whose reducer lacks forEach is reported")
  func missingForEach() throws {
    let store = Store(initialState: Shop.State()) { Shop(hasPath: false) }
    let screen = ViewTester(ShopView(store: store))
    try withKnownIssue {
      try screen.link("Tea").tap()
    } matching: {
      $0.description.hasSuffix(
        """
        A "NavigationStack" at "ComposableViewsTests/NavigationStackTests.swift:82" wrote its path, \
        but the feature's path has not changed.

        The usual cause is a parent without "forEach" for this stack.

        To fix this, add "forEach" with the same state and action to the parent's reducer.
        """)
    }
  }

  @Test("a link whose state is not of the stack's type is reported")
  func foreignLink() {
    let store = makeStore()
    withKnownIssue {
      _ = ViewTester(
        NavigationStack(path: Bindable(store).scope(state: \.path, action: \.path)) {
          NavigationLink("Wrong", state: 42)
        } destination: { _ in
          EmptyView()
        })
    } matching: {
      $0.description.hasSuffix(
        """
        A "NavigationLink" at "ComposableViewsTests/NavigationStackTests.swift:187" can't be used: \
        it is in a navigation stack of "Shop.Path.State".

          Type of the link's state:
            Int

          State of the link:
            42

        To fix this, put the link into a "NavigationStack" with a path of a store, and make its \
        state of the type that the stack holds.
        """)
    }
  }
}

private struct LegacyShopView: View {
  let store: StoreOf<Shop>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      NavigationLink(state: Shop.Path.State.item(Item.State(name: "tea"))) { Text("Tea") }
        .navigationTitle("Shop")
    } destination: { state in
      switch state {
      case .item:
        CaseLet(\Shop.Path.State.item, action: Shop.Path.Action.item) { ItemView(store: $0) }
      case .settings: Text("settings")
      }
    }
  }
}

@MainActor
struct NavigationStackStoreTests {
  @Test("a NavigationStackStore pushes and pops screens, one CaseLet per case")
  func pushAndPop() throws {
    let store = Store(initialState: Shop.State()) { Shop() }
    let screen = ViewTester(LegacyShopView(store: store))
    try screen.link("Tea").tap()
    #expect(screen.texts.contains("tea 0"))
    try screen.button("Tap").tap()
    #expect(screen.texts.contains("tea 1"))
    store.send(.path(.popFrom(id: store.path.ids[0])))
    #expect(screen.title == "Shop")
  }
}
#endif
