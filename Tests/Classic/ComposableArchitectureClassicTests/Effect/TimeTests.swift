import ComposableArchitectureClassic
import Dispatch
import Testing

/// Classic effects and time.
struct TimeTests {
  private let scheduler = DispatchQueue.test

  @Test("a deferred effect starts after its delay")
  func deferred() {
    var started = 0
    var values: [Int] = []
    let cancellable = Effect<Int, Never>.result {
      started += 1
      return .success(7)
    }
    .deferred(for: 2, scheduler: scheduler)
    .sink { values.append($0) }
    scheduler.advance(by: 1)
    #expect(started == 0)
    scheduler.advance(by: 1)
    #expect(started == 1)
    #expect(values == [7])
    cancellable.cancel()
  }

  @Test("a deferred effect cancelled during its delay never starts")
  func cancelledDeferred() {
    var started = 0
    let cancellable = Effect<Int, Never>.fireAndForget { started += 1 }
      .deferred(for: 1, scheduler: scheduler)
      .sink { _ in }
    cancellable.cancel()
    scheduler.advance(by: 1)
    #expect(started == 0)
    #expect(
      Emissions(of: Effect<Int, Never>.none.deferred(for: 1, scheduler: scheduler)).isComplete)
  }

  @Test("only the last of several debounced effects starts, after a pause")
  func debounce() {
    var started: [Int] = []
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    func run(_ value: Int) {
      Effect<Int, Never>.result {
        started.append(value)
        return .success(value)
      }
      .debounce(id: "debounce", for: 1, scheduler: scheduler)
      .sink { values.append($0) }
      .store(in: &cancellables)
    }
    run(1)
    scheduler.advance(by: 0.75)
    run(2)
    scheduler.advance(by: 0.75)
    #expect(started == [])
    scheduler.advance(by: 0.25)
    #expect(started == [2])
    #expect(values == [2])
    run(3)
    _ = Emissions(of: Effect<Int, Never>.cancel(id: "debounce"))
    scheduler.advance(by: 1)
    #expect(values == [2])
  }

  @Test(
    "a throttle emits at once, then the first or latest value per interval",
    arguments: [true, false])
  func throttle(latest: Bool) {
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    func run(_ value: Int) {
      Effect<Int, Never>(value: value)
        .throttle(id: "throttle \(latest)", for: 1, scheduler: scheduler, latest: latest)
        .sink { values.append($0) }
        .store(in: &cancellables)
    }
    run(1)
    #expect(values == [1])
    run(2)
    scheduler.advance(by: 0.25)
    run(3)
    #expect(values == [1])
    scheduler.advance(by: 0.75)
    #expect(values == [1, latest ? 3 : 2])
    run(4)
    scheduler.advance(by: 0.99)
    #expect(values.count == 2)
    scheduler.advance(by: 0.01)
    #expect(values == [1, latest ? 3 : 2, 4])
    scheduler.advance(by: 5)
    run(5)
    #expect(values == [1, latest ? 3 : 2, 4, 5])
  }

  private enum Search: Equatable {
    case typed(Int)
    case found(Int)
  }

  @MainActor
  @Test(
    "throttling with one id in two stores keeps their values apart",
    arguments: [true, false])
  func throttleInTwoStores(isMadeElsewhere: Bool) {
    let reducer = Reducer<[Int], Search, AnySchedulerOf<DispatchQueue>> { state, action, queue in
      switch action {
      case .typed(let number):
        func throttled(_ number: Int) -> Effect<Search, Never> {
          Effect(value: .found(number))
            .throttle(id: "search", for: 1, scheduler: queue, latest: false)
        }
        guard isMadeElsewhere else { return throttled(number) }
        // On the scheduler no store is known.
        return Just(number).delay(for: 0, scheduler: queue).flatMap(throttled).eraseToEffect()
      case .found(let number):
        state.append(number)
        return .none
      }
    }
    withDependencies {
      $0.context = .live
    } operation: {
      @MainActor func store() -> Store<[Int], Search> {
        Store(
          initialState: [], reducer: reducer, environment: scheduler.eraseToAnyScheduler())
      }
      let (first, second) = (ViewStore(store()), ViewStore(store()))
      first.send(.typed(1))
      scheduler.advance()
      first.send(.typed(2))
      scheduler.advance()
      second.send(.typed(3))
      scheduler.advance()
      #expect(second.state == [3])
      scheduler.advance(by: 2)
      #expect(first.state == [1, 2])
      #expect(second.state == [3])
    }
  }

  @Test("a throttled effect can be cancelled by its id")
  func cancelledThrottle() {
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    for value in 1...2 {
      Effect<Int, Never>(value: value)
        .throttle(id: "throttle", for: 1, scheduler: scheduler, latest: true)
        .sink { values.append($0) }
        .store(in: &cancellables)
    }
    _ = Emissions(of: Effect<Int, Never>.cancel(id: "throttle"))
    scheduler.advance(by: 2)
    #expect(values == [1])
  }

  private enum Action: Equatable { case start, stop, tick }

  @Test("a timer ticks until it is cancelled or replaced by one with its id")
  func timer() {
    let reducer = Reducer<Int, Action, AnySchedulerOf<DispatchQueue>> { state, action, queue in
      switch action {
      case .start: return Effect.timer(id: "timer", every: 1, on: queue).map { _ in .tick }
      case .stop: return .cancel(id: "timer")
      case .tick:
        state += 1
        return .none
      }
    }
    let store = TestStore(
      initialState: 0, reducer: reducer, environment: scheduler.eraseToAnyScheduler())
    store.send(.start)
    scheduler.advance(by: 1)
    store.receive(.tick) { $0 = 1 }
    scheduler.advance(by: 2)
    store.receive(.tick) { $0 = 2 }
    store.receive(.tick) { $0 = 3 }
    scheduler.advance(by: 0.5)
    store.send(.start)
    scheduler.advance(by: 0.5)
    scheduler.advance(by: 0.5)
    store.receive(.tick) { $0 = 4 }
    store.send(.stop)
    scheduler.advance(by: 10)
  }
}
