#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

// The code of the first page of the catalogue of ComposableArchitecture.

// quoted: feature
@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isOn = false
  }

  enum Action {
    case switchTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .switchTapped:
        state.isOn.toggle()
        return .none
      }
    }
  }
}
// end

// quoted: view
struct LampView: View {
  let store: StoreOf<Lamp>

  var body: some View {
    Button(store.isOn ? "Switch off" : "Switch on") { store.send(.switchTapped) }
  }
}
// end

@MainActor
@Suite("ComposableArchitecture: the catalogue's first page")
struct LampTests {
  // quoted: test
  @Test func switching() async {
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    }
    await store.send(.switchTapped) { $0.isOn = true }
    await store.send(.switchTapped) { $0.isOn = false }
  }
  // end

  @Test("the button is labelled with the state that a tap leads to")
  func screen() throws {
    let screen = ViewTester(LampView(store: Store(initialState: Lamp.State()) { Lamp() }))
    try screen.button("Switch on").tap()
    #expect(screen.has(.button, "Switch off"))
  }
}
#endif
