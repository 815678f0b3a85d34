import ComposableArchitectureClassic
import Dispatch
import Foundation
import Testing
import ViewTesting

// A feature in the manner of mid-2021: a list of counters, each of which can ask for a fact, and a
// prompt at the bottom that shows it.

private struct FactService: Sendable {
  struct Failure: Error, Equatable {}

  var fetch: @Sendable (Int) -> Effect<String, Failure>

  static let local = Self(fetch: { number in Effect(value: "\(number) is a good number") })
  static let broken = Self(fetch: { _ in Effect(error: Failure()) })
}

private struct CounterState: Equatable {
  var alert: AlertState<CounterAction>?
  var count = 0
}

private enum CounterAction: Equatable {
  case decrementButtonTapped
  case dismissAlert
  case incrementButtonTapped
  case factButtonTapped
  case factResponse(Result<String, FactService.Failure>)
}

private struct CounterEnvironment {
  let fact: FactService
  let mainQueue: AnySchedulerOf<DispatchQueue>
}

private let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .decrementButtonTapped:
    state.count -= 1
    return .none
  case .dismissAlert:
    state.alert = nil
    return .none
  case .incrementButtonTapped:
    state.count += 1
    return .none
  case .factButtonTapped:
    return environment.fact.fetch(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect()
      .map(CounterAction.factResponse)
  case .factResponse(.success):
    return .none
  case .factResponse(.failure):
    state.alert = .init(
      title: TextState("No fact"), dismissButton: .default(TextState("OK"), send: .dismissAlert))
    return .none
  }
}

private struct CounterRowState: Equatable, Identifiable {
  var counter: CounterState
  let id: UUID
}

private enum CounterRowAction: Equatable {
  case counter(CounterAction)
  case removeButtonTapped
}

private let counterRowReducer: Reducer<CounterRowState, CounterRowAction, CounterEnvironment> =
  counterReducer.pullback(
    state: \.counter, action: /CounterRowAction.counter, environment: { $0 })

private struct FactPromptState: Equatable {
  let count: Int
  var fact: String
  var isLoading = false
}

private enum FactPromptAction: Equatable {
  case dismissButtonTapped
  case getAnotherFactButtonTapped
  case factResponse(Result<String, FactService.Failure>)
}

private let factPromptReducer = Reducer<FactPromptState, FactPromptAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .dismissButtonTapped:
    return .none
  case .getAnotherFactButtonTapped:
    state.isLoading = true
    return environment.fact.fetch(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect(FactPromptAction.factResponse)
  case .factResponse(let result):
    state.isLoading = false
    if case .success(let fact) = result { state.fact = fact }
    return .none
  }
}

private struct AppState: Equatable {
  var counters: IdentifiedArrayOf<CounterRowState> = []
  var factPrompt: FactPromptState?
}

private enum AppAction: Equatable {
  case addButtonTapped
  case counterRow(id: UUID, action: CounterRowAction)
  case factPrompt(FactPromptAction)
}

private struct AppEnvironment {
  var fact: FactService
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var uuid: () -> UUID

  var counter: CounterEnvironment { .init(fact: fact, mainQueue: mainQueue) }
}

private let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counterRowReducer.forEach(
    state: \AppState.counters,
    action: /AppAction.counterRow(id:action:),
    environment: { $0.counter }
  ),
  factPromptReducer
    .optional()
    .pullback(
      state: \.factPrompt,
      action: /AppAction.factPrompt,
      environment: { $0.counter }
    ),
  .init { state, action, environment in
    switch action {
    case .addButtonTapped:
      state.counters.append(.init(counter: .init(), id: environment.uuid()))
      return .none
    case .counterRow(let id, action: .counter(.factResponse(.success(let fact)))):
      guard let count = state.counters[id: id]?.counter.count else { return .none }
      state.factPrompt = .init(count: count, fact: fact)
      return .none
    case .counterRow(let id, .removeButtonTapped):
      state.counters.remove(id: id)
      return .none
    case .counterRow:
      return .none
    case .factPrompt(.dismissButtonTapped):
      state.factPrompt = nil
      return .none
    case .factPrompt:
      return .none
    }
  }
)

private struct CounterView: View {
  struct ViewState: Equatable {
    let count: Int

    init(_ state: CounterState) { count = state.count }
  }

  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(store.scope(state: ViewState.init)) { viewStore in
      VStack {
        HStack {
          Button("-") { viewStore.send(.decrementButtonTapped) }
          Text("\(viewStore.count)")
          Button("+") { viewStore.send(.incrementButtonTapped) }
        }
        Button("Fact") { viewStore.send(.factButtonTapped) }
      }
    }
    .alert(store.scope(state: \.alert), dismiss: .dismissAlert)
  }
}

private struct CounterRowView: View {
  let store: Store<CounterRowState, CounterRowAction>

  var body: some View {
    HStack {
      CounterView(store: store.scope(state: \.counter, action: CounterRowAction.counter))
      WithViewStore(store.stateless) { viewStore in
        Button("Remove") { viewStore.send(.removeButtonTapped, animation: .default) }
      }
    }
  }
}

private struct FactPrompt: View {
  let store: Store<FactPromptState, FactPromptAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Text(viewStore.fact)
        if viewStore.isLoading { ProgressView() }
        Button("Get another fact") { viewStore.send(.getAnotherFactButtonTapped) }
        Button("Dismiss") { viewStore.send(.dismissButtonTapped) }
      }
    }
  }
}

private struct AppView: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    WithViewStore(store, removeDuplicates: ==) { viewStore in
      ZStack(alignment: .bottom) {
        List {
          Button("Add") { viewStore.send(.addButtonTapped, animation: .default) }
          ForEachStore(
            store.scope(state: \.counters, action: AppAction.counterRow(id:action:)),
            content: CounterRowView.init(store:)
          )
        }
        IfLetStore(
          store.scope(state: \.factPrompt, action: AppAction.factPrompt),
          then: FactPrompt.init(store:)
        )
      }
    }
  }
}

@MainActor
@Suite("Classic counters with facts")
struct FactCountersTests {
  private let scheduler = DispatchQueue.test
  private let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!

  private func environment(_ fact: FactService = .local) -> AppEnvironment {
    AppEnvironment(fact: fact, mainQueue: scheduler.eraseToAnyScheduler(), uuid: { id })
  }

  @Test("a fact that a counter has asked for is shown in the prompt until it is dismissed")
  func flow() {
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: environment())
    store.send(.addButtonTapped) {
      $0.counters = [CounterRowState(counter: CounterState(), id: id)]
    }
    store.send(.counterRow(id: id, action: .counter(.incrementButtonTapped))) {
      $0.counters[id: id]?.counter.count = 1
    }
    store.send(.counterRow(id: id, action: .counter(.factButtonTapped)))
    scheduler.advance()
    store.receive(
      .counterRow(id: id, action: .counter(.factResponse(.success("1 is a good number"))))
    ) {
      $0.factPrompt = FactPromptState(count: 1, fact: "1 is a good number")
    }
    store.send(.factPrompt(.getAnotherFactButtonTapped)) { $0.factPrompt?.isLoading = true }
    scheduler.advance()
    store.receive(.factPrompt(.factResponse(.success("1 is a good number")))) {
      $0.factPrompt?.isLoading = false
    }
    store.send(.factPrompt(.dismissButtonTapped)) { $0.factPrompt = nil }
    store.send(.counterRow(id: id, action: .removeButtonTapped)) { $0.counters = [] }
  }

  @Test("a failure shows an alert on its row")
  func failure() throws {
    let store = Store(
      initialState: AppState(), reducer: appReducer, environment: environment(.broken))
    let view = ViewTester(AppView(store: store))
    try view.button("Add").tap()
    try view.button("Fact").tap()
    scheduler.advance()
    #expect(view.alert?.title == "No fact")
    try view.alert?.button("OK").tap()
    #expect(view.alert == nil)
    #expect(store.withState(\.counters[0].counter.alert) == nil)
  }

  @Test("the views work through the same flow")
  func views() throws {
    let store = Store(
      initialState: AppState(), reducer: appReducer, environment: environment())
    let view = ViewTester(AppView(store: store))
    try view.button("Add").tap()
    try view.button("+").tap()
    try view.button("Fact").tap()
    scheduler.advance()
    #expect(view.texts.contains("1 is a good number"))
    try view.button("Dismiss").tap()
    #expect(!view.texts.contains("1 is a good number"))
    try view.button("Remove").tap()
    #expect(!view.has(.button, "Remove"))
  }

  @Test(
    "an effect that comes back after its row was removed is reported and does nothing",
    .enabled(if: isDebugBuild))
  func lateEffect() {
    let store = TestStore(
      initialState: AppState(), reducer: appReducer, environment: environment())
    store.send(.addButtonTapped) {
      $0.counters = [CounterRowState(counter: CounterState(), id: id)]
    }
    store.send(.counterRow(id: id, action: .counter(.factButtonTapped)))
    store.send(.counterRow(id: id, action: .removeButtonTapped)) { $0.counters = [] }
    withKnownIssue {
      scheduler.advance()
    } matching: {
      $0.description.contains("received an action for an element that is not there")
    }
    store.receive(
      .counterRow(id: id, action: .counter(.factResponse(.success("0 is a good number")))))
  }
}
