#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

private struct TypeReader: View {
  @Environment(\.navigationDestinationType) var type

  var body: some View {
    Text(type.map { "\($0)" } ?? "none")
  }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State { var path = StackState<Int>() }
  enum Action { case path(StackAction<Int, Never>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { EmptyReducer<Int, Never>() }
  }
}

private struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      TypeReader()
    } destination: { _ in
      Text("Book")
      TypeReader()
    }
  }
}

/// Navigation values in views.
@MainActor
struct NavigationValuesTests {
  @Test("a view's environment has the element type of the stack around it")
  func destinationType() {
    #expect(ViewTester(TypeReader()).texts == ["none"])
    let store = Store(initialState: Shelf.State()) { Shelf() }
    let screen = ViewTester(ShelfView(store: store))
    #expect(screen.texts == ["Int"])
    store.send(.path(.push(id: 0, state: 1)))
    #expect(screen.texts == ["Book", "Int"])
  }

  @Test("a button's action is equal only to one with the same animation")
  func animatedSend() {
    let button = ButtonState<Int>(action: .send(1, animation: .easeIn)) { TextState("One") }
    let plain = ButtonState<Int>(action: .send(1)) { TextState("One") }
    #expect(button != plain)
    #expect(button == ButtonState(action: .send(1, animation: .easeIn)) { TextState("One") })
    #expect(button != ButtonState(action: .send(1, animation: .easeOut)) { TextState("One") })
    #expect(button.action.action == 1)
    #expect(button.map { $0.map { "\($0)" } }.action == .send("1", animation: .easeIn))
    guard case .animatedSend(1, animation: .some) = button.action.type else {
      Issue.record("\(button.action.type) is not animated")
      return
    }
  }

  @Test("a button's action is dumped as it is created, with its animation")
  func dumpedAction() {
    func dump(_ action: ButtonStateAction<Int>) -> String { String(customDumping: action) }
    #expect(dump(.send(1)) == "ButtonStateAction.send(1)")
    #expect(dump(.send(nil)) == "ButtonStateAction.send(nil)")
    #if PortableViews
    #expect(
      String(
        customDumping: ButtonState(action: .send(1, animation: .easeOut(duration: 0.2).delay(1))) {
          TextState("One")
        }) == """
          ButtonState(
            action: .send(
              1,
              animation: Animation.easeOut(duration: 0.2).delay(1.0)
            ),
            label: "One"
          )
          """)
    let animation = Animation.linear(duration: 1)
    #expect(
      animation.repeatForever().description
        == "linear(duration: 1.0).repeatForever(autoreverses: true)")
    #expect(
      animation.repeatCount(2, autoreverses: false).description
        == "linear(duration: 1.0).repeatCount(2, autoreverses: false)")
    #endif
  }

  @Test("an alert's animated button sends its action, or none if it is nil")
  func animatedButton() throws {
    let actions = LockIsolated<[String]>([])
    let store = Store<AlertState<String>, String>(
      initialState: AlertState {
        TextState("Sure?")
      } actions: {
        ButtonState(action: .send("yes", animation: .default)) { TextState("Yes") }
        ButtonState(action: .send(nil, animation: .default)) { TextState("No") }
      }
    ) {
      Reduce { _, action in
        actions.withValue { $0.append(action) }
        return .none
      }
    }
    let screen = ViewTester(Text("Behind").alert(.constant(store)))
    try screen.button("Yes").tap()
    try screen.button("No").tap()
    #expect(actions.value == ["yes"])
  }

  @Test("a localized text without a table shows its key")
  func textByKey() {
    let key: LocalizedStringKey = "Hello, \("Mina")"
    #expect(String(state: TextState(key)) == "Hello, Mina")
    #expect(TextState(key) == TextState(verbatim: "Hello, Mina"))
    #expect(
      TextState(key, tableName: "Missing", bundle: .main, comment: "A greeting")
        == TextState(verbatim: "Hello, Mina"))
  }
}
#endif
