#if Macros
import ComposableArchitecture
import Testing

/// Actions whose changes are drawn with an animation, from wherever they are sent.
@Reducer
struct Fader {
  @ObservableState
  struct State: Equatable {
    var opacity = 1.0
    @Presents var child: Panel.State?
  }

  enum Action: ViewAction {
    case child(PresentationAction<Panel.Action>)
    case faded(Double)
    case view(View)

    @CasePathable
    enum View { case fadeTapped, flashTapped, openTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .faded(let opacity):
        state.opacity = opacity
        return .none
      case .view(.fadeTapped):
        return .merge(
          .run { send in
            await send(.faded(0.5), animation: .easeIn)
            await send(.faded(0), transaction: Transaction(animation: .linear))
          }
          .animation(.default),
          .send(.faded(0.9)).transaction(Transaction()))
      case .view(.flashTapped):
        return .send(.faded(1), animation: .bouncy)
      case .view(.openTapped):
        state.child = Panel.State()
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Panel() }
  }
}

@Reducer
struct Panel {
  @ObservableState
  struct State: Equatable {}
  enum Action { case closeTapped, hideTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      .run { _ in
        switch action {
        case .closeTapped: await dismiss(animation: .default)
        case .hideTapped: await dismiss(transaction: Transaction())
        }
      }
    }
  }
}

@ViewAction(for: Fader.self)
struct FaderView: View {
  let store: StoreOf<Fader>

  var body: some View {
    Button("Fade") { send(.fadeTapped, animation: .easeOut) }
      .opacity(store.opacity)
      .onTapGesture { send(.flashTapped, transaction: Transaction()) }
  }
}

@MainActor
@Suite struct AnimationTests {
  @Test("an animated effect sends the same actions as without animation")
  func effects() async {
    let store = TestStore(initialState: Fader.State()) { Fader() }
    await store.send(.view(.fadeTapped))
    await store.receive(\.faded) { $0.opacity = 0.9 }
    await store.receive(\.faded) { $0.opacity = 0.5 }
    await store.receive(\.faded) { $0.opacity = 0 }
    await store.send(.view(.flashTapped))
    await store.receive(\.faded) { $0.opacity = 1 }
  }

  @Test("a feature dismisses itself with an animation")
  func dismissal() async {
    for action in [Panel.Action.closeTapped, .hideTapped] {
      let store = TestStore(initialState: Fader.State()) { Fader() }
      await store.send(.view(.openTapped)) { $0.child = Panel.State() }
      await store.send(.child(.presented(action)))
      await store.receive(\.child.dismiss) { $0.child = nil }
    }
  }

  @Test("'send' of stores and views takes an animation or transaction")
  func stores() async {
    let store = Store(initialState: Fader.State()) { Fader() }
    store.send(.view(.flashTapped), animation: .default)
    store.send(.faded(0.3), transaction: Transaction(animation: nil))
    #expect(store.opacity == 0.3)
    await FaderView(store: store).send(.flashTapped, animation: nil).finish()
    #expect(store.opacity == 1)
    FaderView(store: store).send(.openTapped, transaction: Transaction())
    #expect(store.child != nil)
  }
}
#endif
