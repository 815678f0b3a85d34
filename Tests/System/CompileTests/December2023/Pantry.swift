#if Macros
import ComposableArchitecture
import Testing

// A feature without `@ObservableState`, whose view observes a view store; most of this was not deprecated
// in December 2023.

@available(*, deprecated)
@Reducer
struct Pantry {
  struct State: Equatable {
    @BindingState var label = ""
    @PresentationState var front: Front.State?
    var isLooking = false
    var jars: IdentifiedArrayOf<Jar.State> = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case found(TaskResult<[String]>)
    case front(PresentationAction<Front.Action>)
    case jars(IdentifiedActionOf<Jar>)
    case look
    case preserveButtonTapped
  }

  /// The alert or the form in front of the shelf.
  @Reducer
  struct Front {
    enum State: Equatable {
      case jar(Jar.State)
      case spoiled(AlertState<Action.Spoiled>)
    }

    enum Action {
      case jar(Jar.Action)
      case spoiled(Spoiled)

      enum Spoiled { case lookAgain }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.jar, action: /Action.jar) { Jar() }
    }
  }

  @Dependency(\.shelf) var shelf

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$label), .front(.presented(.spoiled(.lookAgain))):
        return .send(.look)
      case .found(let result):
        state.isLooking = false
        switch result {
        case .success(let labels):
          state.jars = IdentifiedArray(uniqueElements: labels.map { Jar.State(id: $0) })
        case .failure(let error):
          state.front = .spoiled(
            AlertState {
              TextState("The light went out")
            } actions: {
              ButtonState(action: .lookAgain) { TextState("Look again") }
            } message: {
              TextState("\(error)")
            })
        }
      case .front(.presented(.jar(.lidTapped))):
        if case .jar(let jar) = state.front { state.jars.append(jar) }
        state.front = nil
      case .look:
        state.isLooking = true
        return .run { [label = state.label] send in
          await send(.found(TaskResult { try await shelf(label) }))
        }
      case .preserveButtonTapped:
        state.front = .jar(Jar.State(id: "plums"))
      case .binding, .front, .jars:
        break
      }
      return .none
    }
    .ifLet(\.$front, action: \.front) { Front() }
    .forEach(\.jars, action: \.jars) { Jar() }
  }
}

/// A reducer that is written without the macro, as one function.
struct Jar: Reducer {
  struct State: Equatable, Identifiable {
    let id: String
    var isOpen = true
  }

  enum Action { case lidTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isOpen.toggle()
    return .none
  }
}

private enum ShelfKey: DependencyKey {
  static let liveValue: @Sendable (String) async throws -> [String] = { [$0] }
  static let testValue: @Sendable (String) async throws -> [String] = unimplemented(
    "shelf", placeholder: [])
}

extension DependencyValues {
  fileprivate var shelf: @Sendable (String) async throws -> [String] {
    get { self[ShelfKey.self] }
    set { self[ShelfKey.self] = newValue }
  }
}

@available(*, deprecated)
struct PantryView: View {
  let store: StoreOf<Pantry>

  /// As much of the state as the view shows itself.
  struct Visible: Equatable {
    @BindingViewState var label: String
    var canPreserve: Bool

    init(pantry: BindingViewStore<Pantry.State>) {
      _label = pantry.$label
      canPreserve = !pantry.isLooking
    }
  }

  var body: some View {
    WithViewStore(store, observe: Visible.init) { pantry in
      Form {
        TextField("Label", text: pantry.$label)
        Button("Preserve plums") { pantry.send(.preserveButtonTapped) }
          .disabled(!pantry.canPreserve)
        ForEachStore(store.scope(state: \.jars, action: \.jars)) { jar in
          WithViewStore(jar, observe: { $0 }) { jar in
            Toggle(jar.id, isOn: jar.binding(get: \.isOpen, send: .lidTapped))
          }
        }
      }
    }
    .sheet(
      store: store.scope(state: \.$front, action: \.front),
      state: /Pantry.Front.State.jar, action: Pantry.Front.Action.jar
    ) { jar in
      WithViewStore(jar, observe: \.id) { Text($0.state) }
    }
    .alert(
      store: store.scope(state: \.$front, action: \.front),
      state: /Pantry.Front.State.spoiled, action: Pantry.Front.Action.spoiled)
  }
}

@MainActor
@Suite("A pantry in the style of 2023")
struct PantryTests {
  @available(*, deprecated)
  private func pantry(
    _ shelf: @escaping @Sendable (String) async throws -> [String]
  ) -> TestStoreOf<Pantry> {
    TestStore(initialState: Pantry.State()) {
      Pantry()
    } withDependencies: {
      $0.shelf = shelf
    }
  }

  @Test("setting binding state starts a lookup, whose result is received")
  @available(*, deprecated)
  func looking() async {
    let store = pantry { ["\($0) 2021", "\($0) 2022"] }
    await store.send(.set(\.$label, "quince")) { $0.label = "quince" }
    await store.receive(\.look) { $0.isLooking = true }
    await store.receive(\.found.success) {
      $0.isLooking = false
      $0.jars = [Jar.State(id: "quince 2021"), Jar.State(id: "quince 2022")]
    }
    await store.send(.jars(.element(id: "quince 2022", action: .lidTapped))) {
      $0.jars[id: "quince 2022"]?.isOpen = false
    }
  }

  @Test("a failed lookup shows an alert, which can repeat it")
  @available(*, deprecated)
  func failure() async {
    struct Darkness: Error {}
    let store = pantry { _ in throw Darkness() }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.look) { $0.isLooking = true }
    await store.receive(\.found.failure) { $0.isLooking = false }
    store.dependencies.shelf = { @Sendable _ in ["pears"] }
    await store.send(.front(.presented(.spoiled(.lookAgain)))) { $0.front = nil }
    await store.receive(\.found.success) { $0.jars = [Jar.State(id: "pears")] }
  }

  @Test("'XCTModify' changes the case of a presented enum")
  @available(*, deprecated)
  func presented() async {
    let store = pantry { _ in [] }
    await store.send(.preserveButtonTapped) { $0.front = .jar(Jar.State(id: "plums")) }
    await store.send(.front(.presented(.jar(.lidTapped)))) {
      XCTModify(&$0.$front[case: /Pantry.Front.State.jar]) { $0.isOpen = false }
      $0.jars = [Jar.State(id: "plums", isOpen: false)]
      $0.front = nil
    }
  }

  @Test("a view store reads the state, sends actions and makes bindings")
  @available(*, deprecated)
  func viewStores() {
    let store = Store(initialState: Pantry.State()) { Pantry() }
    #expect(ViewStore(store, observe: \.isLooking).state == false)
    let all = ViewStoreOf<Pantry>(store, observe: { $0 })
    all.send(.preserveButtonTapped)
    #expect(all.front != nil)
    #expect(all.binding(get: \.label, send: { .set(\.$label, $0) }).wrappedValue == "")
    #expect(store.withState(\.jars.isEmpty))
    _ = PantryView(store: store)
  }
}
#endif
