import ComposableArchitectureCombine
import Testing

/// Effects made of publishers and callbacks.
@MainActor
struct EffectConstructorTests {
  private struct Failure: Error, Equatable {}

  private enum Action: Equatable {
    case start
    case number(Int)
    case result(Result<Int, Failure>)
  }

  /// Runs an effect in a store, and returns all actions but the first.
  private func run(_ effect: @escaping () -> Effect<Action>) -> Store<[Action], Action> {
    let store = Store(initialState: [Action]()) {
      Reduce<[Action], Action> { state, action in
        if action == .start { return effect() }
        state.append(action)
        return .none
      }
    }
    store.send(.start)
    return store
  }

  @Test("'eraseToEffect' turns a publisher of actions or values into an effect")
  func eraseToEffect() {
    #expect(run { Just(Action.number(1)).eraseToEffect() }.withState { $0 } == [.number(1)])
    #expect(run { Just(2).eraseToEffect(Action.number) }.withState { $0 } == [.number(2)])
  }

  @Test("'catchToEffect' turns a failing publisher into an effect of results")
  func catchToEffect() {
    let subject = PassthroughSubject<Int, Failure>()
    let store = run { subject.catchToEffect(Action.result) }
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    subject.send(2)
    #expect(store.withState { $0 } == [.result(.success(1)), .result(.failure(Failure()))])
    let untransformed = run {
      Fail<Int, Failure>(error: Failure()).catchToEffect().map(Action.result)
    }
    #expect(untransformed.withState { $0 } == [.result(.failure(Failure()))])
  }

  @Test("'fireAndForget' runs a publisher and sends none of its values")
  func fireAndForgetPublisher() {
    var values: [Int] = []
    let store = run {
      [1, 2].publisher.handleEvents(receiveOutput: { values.append($0) }).fireAndForget()
    }
    #expect(values == [1, 2])
    #expect(store.withState { $0 } == [])
  }

  @Test("a future effect sends its first result only, at once or later")
  func future() async {
    var callback: ((Result<Action, Never>) -> Void)?
    let store = run { .future { callback = $0 } }
    #expect(store.withState { $0 } == [])
    callback?(.success(.number(1)))
    callback?(.success(.number(2)))
    #expect(store.withState { $0 } == [.number(1)])
    #expect(run { .future { $0(.success(.number(3))) } }.withState { $0 } == [.number(3)])
  }

  @Test("'result' and 'fireAndForget' run their work when the effect starts")
  func result() {
    var log: [String] = []
    let effect = Effect<Action>.result {
      log.append("work")
      return .success(.number(1))
    }
    #expect(log == [])
    #expect(run { effect }.withState { $0 } == [.number(1)])
    #expect(log == ["work"])
    let silent = Effect<Action>.fireAndForget { log.append("silent") }
    #expect(log == ["work"])
    #expect(run { silent }.withState { $0 } == [])
    #expect(log == ["work", "silent"])
  }

  @Test("a timer ticks until it is cancelled or replaced by one with its id")
  func timer() async {
    let scheduler = DispatchQueue.test
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        switch action {
        case "a", "b":
          return Effect.timer(id: "timer", every: 1, on: scheduler).map { _ in "tick \(action)" }
        case "stop":
          return .cancel(id: "timer")
        default:
          state.append(action)
          return .none
        }
      }
    }
    store.send("a")
    await scheduler.advance(by: 2)
    store.send("b")
    await scheduler.advance(by: 1)
    store.send("stop")
    await scheduler.run()
    #expect(store.withState { $0 } == ["tick a", "tick a", "tick b"])
  }
}
