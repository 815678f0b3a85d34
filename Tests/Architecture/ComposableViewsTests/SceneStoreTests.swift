#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Window {
  struct State: Equatable {
    var title = "one"
    var ignored = 0
  }

  enum Action {
    case rename(String)
    case ignore
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let title): state.title = title
      case .ignore: state.ignored += 1
      }
      return .none
    }
  }
}

/// Counts how often what is in a window is made.
@MainActor
private final class Count {
  var value = 0

  func next() -> EmptyView {
    value += 1
    return EmptyView()
  }
}

/// Store-driven scenes.
@MainActor
struct SceneStoreTests {
  @Test("a scene is evaluated again only when its observed state changes")
  func scene() {
    let store = Store(initialState: Window.State()) { Window() }
    let count = Count()
    let scene = WithViewStore(store, observe: \.title) { viewStore in
      WindowGroup {
        count.next()
        Text(viewStore.state)
      }
    }
    let screen = ViewTester(scene._rootView)
    #expect(screen.texts == ["one"])
    count.value = 0
    store.send(.rename("two"))
    #expect(screen.texts == ["two"])
    #expect(count.value == 1)
    store.send(.ignore)
    #expect(screen.texts == ["two"])
    #expect(count.value == 1)
  }
}
#endif
