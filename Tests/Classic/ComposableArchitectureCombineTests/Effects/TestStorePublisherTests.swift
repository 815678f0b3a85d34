#if Macros
import ComposableArchitectureCombine
import Testing

@Reducer
private struct Search {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    @PresentationState var detail: Detail.State?
  }

  enum Action {
    case queryChanged(String)
    case results([String])
    case listen
    case cancelled
    case detail(PresentationAction<Detail.Action>)
    case showDetail
  }

  enum CancelID { case search, listen }

  var search: @Sendable (String) -> AnyPublisher<[String], Never>
  // Safe: used on the main actor alone.
  nonisolated(unsafe) var subject = PassthroughSubject<Int, Never>()
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .publisher {
          search(query).receive(on: mainQueue).map(Action.results)
        }
        .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
      case .results(let results):
        state.results = results
        return .none
      case .listen:
        return .publisher { subject.map { .results(["\($0)"]) } }
          .cancellable(id: CancelID.listen)
      case .cancelled:
        return .cancel(id: CancelID.listen)
      case .showDetail:
        state.detail = Detail.State()
        return .none
      case .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { Detail(subject: subject) }
  }
}

@Reducer
private struct Detail {
  struct State: Equatable {
    var value = 0
  }

  enum Action {
    case listen
    case value(Int)
    case close
  }

  // Safe: used on the main actor alone.
  nonisolated(unsafe) let subject: PassthroughSubject<Int, Never>
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listen:
        return .publisher { subject.map(Action.value) }
      case .value(let value):
        state.value = value
        return .none
      case .close:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// Publisher effects in test stores.
@MainActor
struct TestStorePublisherTests {
  private let scheduler = DispatchQueue.test

  private func makeStore(
    subject: PassthroughSubject<Int, Never> = PassthroughSubject()
  ) -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search(search: { Just(["\($0)!"]).eraseToAnyPublisher() }, subject: subject)
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
    }
  }

  @Test("advancing a test scheduler delivers what is published on it")
  func testScheduler() async {
    let store = makeStore()
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await scheduler.advance(by: .milliseconds(299))
    await store.send(.queryChanged("ab")) { $0.query = "ab" }
    await scheduler.advance(by: .milliseconds(299))
    await scheduler.advance(by: .milliseconds(1))
    await store.receive(\.results) { $0.results = ["ab!"] }
    await store.finish()
  }

  @Test("with an immediate scheduler, results are received without waiting")
  func immediate() async {
    let store = makeStore()
    store.dependencies.mainQueue = .immediate
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await store.receive(\.results) { $0.results = ["a!"] }
  }

  @Test("values of a subject are received in order")
  func subject() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = makeStore(subject: subject)
    await store.send(.listen)
    subject.send(1)
    subject.send(2)
    await store.receive(\.results) { $0.results = ["1"] }
    await store.receive(\.results) { $0.results = ["2"] }
    await store.send(.cancelled)
    subject.send(3)
    await store.finish()
  }

  @Test("values published on another thread are received in order")
  func otherThread() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = makeStore(subject: subject)
    await store.send(.listen)
    let isolated = UncheckedSendable(subject)
    await Task.detached { for value in 1...3 { isolated.value.send(value) } }.value
    for value in 1...3 { await store.receive(\.results) { $0.results = ["\(value)"] } }
    subject.send(completion: .finished)
    await store.finish()
  }

  @Test("values that a running effect publishes are received in order")
  func fromRunningEffect() async {
    let subject = UncheckedSendable(PassthroughSubject<Int, Never>())
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 0 else { return .none }
        return .merge(
          .publisher { subject.value }.animation(),
          .run { _ in
            subject.value.send(1)
            try await clock.sleep(for: .seconds(1))
            subject.value.send(2)
            await MainActor.run { subject.value.send(3) }
            subject.value.send(completion: .finished)
          })
      }
    }
    await store.send(0)
    await store.receive(1) { $0 = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(2) { $0 = 3 }
    await store.receive(3) { $0 = 6 }
    await store.finish()
  }

  @Test("a publisher that never completes is reported with its source location")
  func inFlight() async {
    let line = #line + 3
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        .publisher { Empty<Int, Never>(completeImmediately: false) }
      }
    }
    let task = await store.send(0)
    await withKnownIssue {
      await store.finish(timeout: .zero)
    } matching: {
      $0.description.hasSuffix(
        """
        "finish" found 1 effect still running after 0.0 seconds.

            ComposableArchitectureCombineTests/TestStorePublisherTests.swift:\(line)

        The usual causes:

        - They wait for a clock or a stream that the test controls. Advance or finish it.
        - They live as long as their feature. Cancel the task that "send" returned, or send the \
        action that ends them.
        - They wait for the world outside. Give "finish" a longer "timeout".
        """)
    }
    await task.cancel()
  }

  @Test("dismissing a child feature ends its publisher's subscription")
  func dismissal() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = makeStore(subject: subject)
    await store.send(.showDetail) { $0.detail = Detail.State() }
    await store.send(\.detail.listen)
    subject.send(1)
    await store.receive(\.detail.value) { $0.detail?.value = 1 }
    await store.send(\.detail.close)
    await store.receive(\.detail.dismiss) { $0.detail = nil }
    subject.send(2)
    await store.finish()
  }

  @Test("debounced and throttled effects wait until the test advances time")
  func operations() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { [scheduler] state, action in
        state += action
        guard action == 0 else { return .none }
        return .merge(
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(1)
          }
          .debounce(id: "debounce", for: 1, scheduler: scheduler),
          .run { send in
            await send(10)
            await send(20)
            await send(30)
          }
          .throttle(id: "throttle", for: 2, scheduler: scheduler, latest: true))
      }
    }
    await store.send(0)
    await scheduler.advance()
    await store.receive(10) { $0 = 10 }
    await scheduler.advance(by: 1)
    await clock.advance(by: .seconds(1))
    await store.receive(1) { $0 = 11 }
    await scheduler.advance(by: 1)
    await store.receive(30) { $0 = 41 }
    await store.finish()
  }

  @Test("an animated publisher effect is received like any other")
  func animation() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { [scheduler] state, action in
        state += action
        guard action == 0 else { return .none }
        return .publisher { [1, 2].publisher.receive(on: scheduler.animation()) }.animation()
      }
    }
    await store.send(0)
    await scheduler.advance()
    await store.receive(1) { $0 = 1 }
    await store.receive(2) { $0 = 3 }
  }
}
#endif
