import ClassicFactCounters
import ComposableArchitectureClassic
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct ClassicFactCountersTests {
  private let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!

  private func makeEnvironment(
    fetch: @escaping (Int) -> Effect<String, ClassicFactClient.Failure>
  ) -> AppEnvironment {
    AppEnvironment(
      fact: ClassicFactClient(fetch: fetch), mainQueue: .immediate,
      uuid: { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! })
  }

  @Test("a counter is added, counts, raises the banner, and is removed")
  func flow() {
    let store = TestStore(
      initialState: AppState(), reducer: appReducer,
      environment: makeEnvironment { Effect(value: "\($0) is a good number.") })
    store.send(.addButtonTapped) { $0.counters = [CounterRowState(id: self.id)] }
    store.send(.counterRow(id: id, action: .counter(.incrementButtonTapped))) {
      $0.counters[id: self.id]?.counter.count = 1
    }
    store.send(.counterRow(id: id, action: .counter(.factButtonTapped)))
    store.receive(
      .counterRow(id: id, action: .counter(.factResponse(.success("1 is a good number."))))
    ) {
      $0.factPrompt = FactPromptState(count: 1, fact: "1 is a good number.")
    }
    store.send(.factPrompt(.getAnotherFactButtonTapped)) { $0.factPrompt?.isLoading = true }
    store.receive(.factPrompt(.factResponse(.success("1 is a good number.")))) {
      $0.factPrompt?.isLoading = false
    }
    store.send(.factPrompt(.dismissButtonTapped)) { $0.factPrompt = nil }
    store.send(.counterRow(id: id, action: .removeButtonTapped)) { $0.counters = [] }
  }

  @Test("a counter without a fact shows an alert in its row")
  func noFact() {
    let store = TestStore(
      initialState: AppState(counters: [CounterRowState(id: id)]), reducer: appReducer,
      environment: makeEnvironment { _ in Effect(error: ClassicFactClient.Failure()) })
    store.send(.counterRow(id: id, action: .counter(.factButtonTapped)))
    store.receive(
      .counterRow(id: id, action: .counter(.factResponse(.failure(ClassicFactClient.Failure()))))
    ) {
      $0.counters[id: self.id]?.counter.alert = AlertState(
        title: TextState("There is no fact to be had about this number."))
    }
    store.send(.counterRow(id: id, action: .counter(.dismissAlert))) {
      $0.counters[id: self.id]?.counter.alert = nil
    }
  }

  @Test("a fact that comes too late is not received")
  func tooLate() {
    let facts = PassthroughSubject<String, ClassicFactClient.Failure>()
    let store = TestStore(
      initialState: AppState(counters: [CounterRowState(id: id)]), reducer: appReducer,
      environment: makeEnvironment { _ in facts.eraseToEffect() })
    store.send(.counterRow(id: id, action: .counter(.factButtonTapped)))
    facts.send("0 is nothing.")
    store.receive(.counterRow(id: id, action: .counter(.factResponse(.success("0 is nothing."))))) {
      $0.factPrompt = FactPromptState(count: 0, fact: "0 is nothing.")
    }
    store.send(.factPrompt(.getAnotherFactButtonTapped)) { $0.factPrompt?.isLoading = true }
    store.send(.factPrompt(.dismissButtonTapped)) { $0.factPrompt = nil }
    store.send(.counterRow(id: id, action: .removeButtonTapped)) { $0.counters = [] }
    facts.send("0 is even.")
  }

  @Test("the screen counts, tells facts, and takes counters away")
  func screen() throws {
    let store = Store(
      initialState: AppState(), reducer: appReducer,
      environment: makeEnvironment {
        $0 == 0
          ? Effect(error: ClassicFactClient.Failure()) : Effect(value: "\($0) is a good number.")
      })
    let screen = ViewTester(ClassicFactCountersView(store: store))
    try screen.button("Add").tap()
    try screen.rows[0].button("Fact").tap()
    #expect(screen.alert?.title == "There is no fact to be had about this number.")
    try screen.button("OK").tap()
    try screen.rows[0].button("Increment").tap()
    try screen.rows[0].button("Fact").tap()
    #expect(screen.texts == ["1", "1 is a good number."])
    try screen.button("Dismiss").tap()
    try screen.rows[0].button("Remove").tap()
    #expect(screen.texts == [])
  }
}
