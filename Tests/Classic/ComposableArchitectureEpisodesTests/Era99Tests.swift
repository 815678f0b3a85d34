import ComposableArchitectureEpisode99
import Testing
import ViewTesting

// A feature as it was written in April 2020: reducers have environments, and views observe a view
// store of what they show.

typealias PrimeEnvironment = (Int) -> Effect<Int?>

struct PrimeState: Equatable {
  var count = 2
  var prime: Int?
  var isLoading = false
  var isDetailShown = false
}

enum PrimeAction: Equatable {
  case incrTapped
  case requestPrime
  case primeResponse(n: Int, prime: Int?)
  case detailShown
  case detailDismissed
}

let primeReducer = Reducer<PrimeState, PrimeAction, PrimeEnvironment> {
  state, action, environment in
  switch action {
  case .incrTapped:
    state.count += 1
    return []
  case .requestPrime:
    state.isLoading = true
    let n = state.count
    return [
      environment(n)
        .map { .primeResponse(n: n, prime: $0) }
        .eraseToEffect()
    ]
  case .primeResponse(_, let prime):
    state.prime = prime
    state.isLoading = false
    return []
  case .detailShown:
    state.isDetailShown = true
    return []
  case .detailDismissed:
    state.isDetailShown = false
    return []
  }
}

struct PrimesState: Equatable {
  var online = PrimeState()
  var offline = PrimeState()
}

enum PrimesAction: Equatable {
  case online(PrimeAction)
  case offline(PrimeAction)
}

typealias PrimesEnvironment = (online: PrimeEnvironment, offline: PrimeEnvironment)

let primesReducer = Reducer<PrimesState, PrimesAction, PrimesEnvironment>.combine(
  primeReducer.pullback(
    value: \PrimesState.online, action: /PrimesAction.online, environment: { $0.online }),
  primeReducer.pullback(
    value: \PrimesState.offline, action: /PrimesAction.offline, environment: { $0.offline })
)

struct PrimeView: View {
  struct State: Equatable {
    let count: Int
    let isButtonDisabled: Bool
    let isDetailShown: Bool

    init(_ state: PrimeState) {
      count = state.count
      isButtonDisabled = state.isLoading
      isDetailShown = state.isDetailShown
    }
  }

  enum Action { case plusTapped, detailTapped, detailDismissed }

  let store: Store<PrimeState, PrimeAction>
  @ObservedObject var viewStore: ViewStore<State, Action>
  let onEvaluation: () -> Void

  init(store: Store<PrimeState, PrimeAction>, onEvaluation: @escaping () -> Void = {}) {
    self.store = store
    self.viewStore = store.scope(value: State.init, action: PrimeAction.init).view
    self.onEvaluation = onEvaluation
  }

  var body: some View {
    onEvaluation()
    return VStack {
      Text("\(self.viewStore.count)")
      Button("+") { self.viewStore.send(.plusTapped) }
      Button("Detail") { self.viewStore.send(.detailTapped) }
    }
    .sheet(
      isPresented: self.viewStore.binding(get: \.isDetailShown, send: .detailDismissed)
    ) {
      Text("detail")
    }
  }
}

extension PrimeAction {
  init(_ action: PrimeView.Action) {
    switch action {
    case .plusTapped: self = .incrTapped
    case .detailTapped: self = .detailShown
    case .detailDismissed: self = .detailDismissed
    }
  }
}

/// The API of April 2020.
@MainActor
struct Era99Tests {
  private let environment: PrimesEnvironment = (
    online: { n in .sync { n * 10 } }, offline: { _ in .sync { nil } }
  )

  @Test("a script runs the effects of its environment")
  func script() {
    assert(
      initialValue: PrimesState(), reducer: primesReducer, environment: environment,
      steps: Step(.send, .online(.incrTapped)) { $0.online.count = 3 },
      Step(.send, .online(.requestPrime)) { $0.online.isLoading = true },
      Step(.receive, .online(.primeResponse(n: 3, prime: 30))) {
        $0.online.prime = 30
        $0.online.isLoading = false
      },
      Step(.send, .offline(.requestPrime)) { $0.offline.isLoading = true },
      Step(.receive, .offline(.primeResponse(n: 2, prime: nil))) { $0.offline.isLoading = false }
    )
  }

  @Test("a script that ends before all effects were run is reported")
  func failure() {
    expectIssues(
      """
      The script ended while 1 effect was not run.

      To fix this, add a "receive" or a "fireAndForget" step for each.
      """
    ) {
      assert(
        initialValue: PrimesState(), reducer: primesReducer, environment: environment,
        steps: Step(.send, .online(.requestPrime)) { $0.online.isLoading = true })
    }
  }

  @Test("a view store changes only when its value does, or by its predicate")
  func viewStores() {
    let store = Store(
      initialValue: PrimesState(), reducer: primesReducer, environment: environment)
    let count = store.scope(value: { $0.online.count }, action: PrimesAction.online)
    let viewStore = count.view
    let coarse = count.view(removeDuplicates: { $0 / 2 == $1 / 2 })
    viewStore.send(.requestPrime)
    #expect(viewStore.value == 2)
    viewStore.send(.incrTapped)
    #expect(viewStore.value == 3)
    #expect(coarse.value == 2)
    coarse.send(.incrTapped)
    #expect(coarse.value == 4)
    #expect(store.view.online.prime == 20)
  }

  @Test("bindings read from the value and send actions")
  func bindings() {
    let store = Store(
      initialValue: PrimesState(), reducer: primesReducer, environment: environment)
    let viewStore = store.scope(value: { $0.online }, action: PrimesAction.online).view
    let toggle = viewStore.binding(
      get: { $0.isDetailShown }, send: { $0 ? .detailShown : .detailDismissed })
    toggle.wrappedValue = true
    #expect(toggle.wrappedValue)
    viewStore.binding(get: \.isDetailShown, send: .detailDismissed).wrappedValue = true
    #expect(!viewStore.isDetailShown)
  }

  @Test("a view is evaluated only when its observed value has changed")
  func views() throws {
    let store = Store(
      initialValue: PrimesState(), reducer: primesReducer, environment: environment)
    let online = store.scope(value: { $0.online }, action: PrimesAction.online)
    var evaluations = 0
    let view = ViewTester(PrimeView(store: online) { evaluations += 1 })
    #expect(evaluations == 1)
    try view.button("+").tap()
    #expect(view.texts.contains("3"))
    #expect(evaluations == 2)
    store.view.send(.offline(.incrTapped))
    #expect(evaluations == 2)
    try view.button("Detail").tap()
    #expect(view.sheet?.texts == ["detail"])
    try view.sheet?.dismiss()
    #expect(view.sheet == nil)
  }

  @Test("logging prints through the environment's printer")
  func logs() {
    var output: [String] = []
    let reducer = Reducer<Int, TallyAction, (String) -> Void> { value, _, _ in
      value += 1
      return []
    }
    .logging(printer: { $0 })
    let store = Store(initialValue: 0, reducer: reducer, environment: { output.append($0) })
    store.view.send(.upTapped)
    #expect(output == ["Action: TallyAction.upTapped\nValue:\n1\n---"])
  }

  @Test("stores and view stores are released without leaks")
  func lifetimes() {
    weak var weakStore: Store<PrimesState, PrimesAction>?
    weak var weakViewStore: ViewStore<Int, PrimeAction>?
    do {
      let store = Store(
        initialValue: PrimesState(), reducer: primesReducer, environment: environment)
      let viewStore = store.scope(value: { $0.online.count }, action: PrimesAction.online).view
      weakStore = store
      weakViewStore = viewStore
      viewStore.send(.incrTapped)
      #expect(viewStore.value == 3)
    }
    #expect(weakViewStore == nil)
    #expect(weakStore == nil)
  }
}
