#if Macros && PortableViews
import ComposableArchitecture
import Testing
import ViewGraph
import ViewTesting

@Reducer
private struct Fader {
  @ObservableState
  struct State: Equatable {
    var opacity = 1.0
    @Presents var alert: AlertState<Fader.Alert>?
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case faded(Double)
    case later(Effect<Action>)
  }

  enum Alert { case fade }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.fade)):
        state.opacity = 0.25
        return .none
      case .alert, .binding:
        return .none
      case .faded(let opacity):
        state.opacity = opacity
        return .none
      case .later(let effect):
        return effect
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct FaderView: View {
  @Bindable var store: StoreOf<Fader>

  var body: some View {
    Text("Shade").opacity(store.opacity)
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// Notes which animation each pass comes with.
@MainActor
private final class Recorder: Renderer {
  private(set) var animations: [Animation?] = []

  func mount(_ tree: ElementTree) {}
  func apply(_ patches: [Patch]) { animations.append(nil) }
  func apply(_ patches: [Patch], animation: Animation?) { animations.append(animation) }

  func takeAnimations() -> [Animation?] {
    defer { animations = [] }
    return animations
  }
}

/// Animated store changes.
@MainActor
struct AnimationTests {
  private let store = Store(initialState: Fader.State()) { Fader() }
  private let recorder = Recorder()
  private let graph: ViewGraph

  init() {
    graph = ViewGraph(FaderView(store: store), renderer: recorder)
    graph.mount()
  }

  private func animations(_ change: () -> Void) -> [Animation?] {
    change()
    graph.flush()
    return recorder.takeAnimations()
  }

  private func animations(of effect: Effect<Fader.Action>) async -> [Animation?] {
    await store.send(.later(effect)).finish()
    graph.flush()
    return recorder.takeAnimations()
  }

  @Test("sending with an animation animates the resulting view change")
  func stores() {
    #expect(animations { store.send(.faded(0.1)) } == [nil])
    #expect(animations { store.send(.faded(0.2), animation: .linear) } == [.linear])
    #expect(animations { store.send(.faded(0.3)) } == [nil])
    #expect(
      animations { store.send(.faded(0.4), transaction: Transaction(animation: .easeIn)) }
        == [.easeIn])
    #expect(animations { withAnimation(.easeOut) { _ = store.send(.faded(0.5)) } } == [.easeOut])
    let viewStore = ViewStore(store, observe: \.opacity)
    #expect(animations { viewStore.send(.faded(0.6), animation: .spring) } == [.spring])
  }

  @Test("a binding of a store writes with its animation")
  func bindings() {
    @Bindable var store = store
    #expect(animations { $store.opacity.animation(.linear).wrappedValue = 0.1 } == [.linear])
    #expect(animations { $store.opacity.wrappedValue = 0.2 } == [nil])
    let viewStore = ViewStore(store, observe: \.opacity)
    let binding = viewStore.binding(send: Fader.Action.faded)
    #expect(animations { binding.animation().wrappedValue = 0.3 } == [.default])
  }

  @Test("an effect animates only the actions sent with an animation")
  func effects() async {
    #expect(await animations(of: .run { await $0(.faded(0.1), animation: .linear) }) == [.linear])
    #expect(await animations(of: .run { await $0(.faded(0.2)) }) == [nil])
    #expect(
      await animations(of: .run { await $0(.faded(0.3)) }.animation(.easeIn)) == [.easeIn])
    await store.send(.later(.run { await $0(.faded(0.4)) }), animation: .linear).finish()
    graph.flush()
    #expect(recorder.takeAnimations() == [nil])
  }

  @Test("an alert's button sends its action with its animation")
  func alerts() throws {
    let alert = AlertState<Fader.Alert> {
      TextState("Fade?")
    } actions: {
      ButtonState(action: .send(.fade, animation: .easeOut)) { TextState("Yes") }
    }
    let store = Store(initialState: Fader.State(alert: alert)) { Fader() }
    let graph = ViewGraph(FaderView(store: store), renderer: recorder)
    graph.mount()
    func find(_ tree: ElementTree) -> NodeID? {
      tree.element.role == .button && tree.element.text == "Yes"
        ? tree.id : tree.children.lazy.compactMap(find).first
    }
    let button = try #require(find(graph.tree))
    _ = recorder.takeAnimations()
    graph.handle(ViewEvent(node: button, kind: .tap))
    #expect(recorder.takeAnimations() == [.easeOut])
  }
}
#endif
