#if Macros
import ComposableCore
import Testing

@Reducer
private struct Feature: Sendable {
  struct State: Equatable {
    var count = 0
  }

  enum Action: ViewAction {
    case other
    case view(View)

    enum View {
      case incrementButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .view(.incrementButtonTapped) = action { state.count += 1 }
      return .none
    }
  }
}

@MainActor
@ViewAction(for: Feature.self)
private struct FeatureView {
  let store: StoreOf<Feature>

  func tap() {
    send(.incrementButtonTapped)
  }
}

@MainActor
struct ViewActionMacroTests {
  @Test("'send' in a view sends the feature's view actions")
  func send() {
    let store = Store(initialState: Feature.State()) { Feature() }
    FeatureView(store: store).tap()
    #expect(store.withState(\.count) == 1)
  }

  @Test("generic code over @ViewAction views can send view actions")
  func generic() {
    func send<V: ViewActionSending<Feature.State, Feature.Action>>(
      _ action: Feature.Action.View, from view: V
    ) -> Bool {
      view.send(action).isCancelled && view.store.withState(\.count) == 1
    }
    let store = Store(initialState: Feature.State()) { Feature() }
    #expect(send(.incrementButtonTapped, from: FeatureView(store: store)))
  }
}
#endif
