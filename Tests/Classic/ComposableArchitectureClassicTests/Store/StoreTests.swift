import ComposableArchitectureClassic
import Foundation
import Testing

/// Classic stores.
@MainActor
struct StoreTests {
  private enum Action: Equatable {
    case tap
    case next(Int)
    case echo(Int)
  }

  @Test("values an effect emits on subscription are processed before 'send' ends")
  func synchronousEffects() {
    let reducer = Reducer<[String], Action, Void> { state, action, _ in
      state.append("\(action)")
      switch action {
      case .tap: return .merge(Effect(value: .next(1)), Effect(value: .next(2)))
      case .next(let number): return Effect(value: .echo(number))
      case .echo: return .none
      }
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    ViewStore(store).send(.tap)
    #expect(store.withState { $0 } == ["tap", "next(1)", "next(2)", "echo(1)", "echo(2)"])
  }

  @Test("observers see the state after every action, intermediate ones included")
  func intermediateStates() {
    let reducer = Reducer<Int, Action, Void> { state, action, _ in
      state += 1
      return action == .tap ? Effect(value: .next(1)) : .none
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    var seen: [Int] = []
    let viewStore = ViewStore(store) { old, new in
      seen.append(new)
      return old == new
    }
    viewStore.send(.tap)
    #expect(seen == [1, 2])
  }

  @Test("actions that observers send wait until effects have emitted theirs")
  func queues() {
    let reducer = Reducer<[String], Action, Void> { state, action, _ in
      state.append("\(action)")
      return action == .tap ? Effect(value: .next(1)) : .none
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    var hasSent = false
    let viewStore = ViewStore(store) { old, new in
      if !hasSent {
        hasSent = true
        store.send(.echo(9))
      }
      return false
    }
    viewStore.send(.tap)
    #expect(viewStore.state == ["tap", "next(1)", "echo(9)"])
  }

  @Test("actions sent during the reducer are processed after it returns")
  func reentrancy() {
    let subject = PassthroughSubject<Action, Never>()
    var store: Store<[String], Action>?
    let reducer = Reducer<[String], Action, Void> { state, action, _ in
      state.append("begin \(action)")
      defer { state.append("end \(action)") }
      switch action {
      case .tap: return subject.eraseToEffect()
      case .next:
        subject.send(.echo(1))
        store?.send(.echo(2))
        // Reading the store in its own reducer gives the state before.
        state.append("\(store?.withState(\.count) ?? -1)")
        return .none
      case .echo: return .none
      }
    }
    store = Store(initialState: [], reducer: reducer, environment: ())
    store?.send(.tap)
    store?.send(.next(0))
    #expect(
      store?.withState { $0 } == [
        "begin tap", "end tap", "begin next(0)", "2", "end next(0)", "begin echo(1)",
        "end echo(1)", "begin echo(2)", "end echo(2)",
      ])
    store = nil
  }

  @Test("a chain of 100,000 actions doesn't grow the stack")
  func longChains() {
    let reducer = Reducer<Int, Action, Void> { state, action, _ in
      guard case .next(let rest) = action, rest > 0 else { return .none }
      state += 1
      return Effect(value: .next(rest - 1))
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    store.send(.next(100_000))
    #expect(store.withState { $0 } == 100_000)
  }

  @Test("values emitted on another thread arrive on the main actor, in order")
  func otherThreads() async {
    let reducer = Reducer<[Int], Action, Void> { state, action, _ in
      switch action {
      case .tap:
        return .run { subscriber in
          let subscriber = UncheckedSendable(subscriber)
          DispatchQueue.global().async {
            for number in 1...3 { subscriber.value.send(.next(number)) }
            subscriber.value.send(completion: .finished)
          }
          return AnyCancellable {}
        }
      case .next(let number):
        MainActor.assertIsolated()
        state.append(number)
        return .none
      case .echo: return .none
      }
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    await store.send(.tap).finish()
    #expect(store.withState { $0 } == [1, 2, 3])
  }

  @Test("a sent action's task covers its effects and the effects they cause")
  func tasks() async {
    let subject = PassthroughSubject<Action, Never>()
    let reducer = Reducer<[Int], Action, Void> { state, action, _ in
      switch action {
      case .tap: return Effect(value: .next(1))
      case .next: return subject.eraseToEffect()
      case .echo(let number):
        state.append(number)
        return .none
      }
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    let task = store.send(.tap)
    subject.send(.echo(1))
    task.cancel()
    subject.send(.echo(2))
    await task.finish()
    #expect(store.withState { $0 } == [1])
    #expect(store.send(.echo(3)).isCancelled)
  }

  @Test("releasing a store cancels its effects")
  func leaks() {
    final class Token {}
    let subject = PassthroughSubject<Action, Never>()
    var cancelled = 0
    weak var token: Token?
    weak var weakStore: Store<Int, Action>?
    weak var weakViewStore: ViewStore<Int, Action>?
    do {
      let held = Token()
      token = held
      let reducer = Reducer<Int, Action, Token> { state, action, token in
        withExtendedLifetime(token) {}
        state += 1
        return action == .tap
          ? subject.handleEvents(receiveCancel: { cancelled += 1 }).eraseToEffect() : .none
      }
      let store = Store(initialState: 0, reducer: reducer, environment: held)
      let viewStore = ViewStore(store.scope(state: { $0 }))
      weakStore = store
      weakViewStore = viewStore
      store.send(.tap)
      subject.send(.next(1))
      #expect(viewStore.state == 2)
    }
    #expect(weakStore == nil)
    #expect(weakViewStore == nil)
    #expect(token == nil)
    #expect(cancelled == 1)
  }

  @Test("a store releases an effect that has completed")
  func completedEffects() {
    final class Token {}
    weak var token: Token?
    let subject = PassthroughSubject<Action, Never>()
    let reducer = Reducer<Int, Action, Void> { state, action, _ in
      guard action == .tap else { return .none }
      let held = Token()
      token = held
      return subject.handleEvents(receiveOutput: { _ in withExtendedLifetime(held) {} })
        .eraseToEffect()
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    store.send(.tap)
    #expect(token != nil)
    subject.send(completion: .finished)
    #expect(token == nil)
    withExtendedLifetime(store) {}
  }

  @Test("a scoped store shows a part of the state and embeds its actions")
  func scope() {
    struct State: Equatable {
      var count = 0
      var name = "blob"
    }
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      if case .next(let count) = action { state.count = count }
      return .none
    }
    let store = Store(initialState: State(), reducer: reducer, environment: ())
    let count = ViewStore(store.scope(state: \.count, action: Action.next))
    count.send(4)
    #expect(count.state == 4)
    #expect(ViewStore(store.scope(state: \.name)).state == "blob")
    #expect(ViewStore(store.actionless).count == 4)
    ViewStore(store.stateless).send(.next(5))
    #expect(count.state == 5)
  }

  @Test("a publisher scope emits a store for each value it publishes")
  func publisherScope() {
    let reducer = Reducer<Int, Action, Void> { state, action, _ in
      if case .next(let number) = action { state = number }
      return .none
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    var stores: [Store<Int, Action>] = []
    let cancellable = store.publisherScope(state: { $0.map { $0 / 10 }.removeDuplicates() })
      .sink { stores.append($0) }
    store.send(.next(5))
    store.send(.next(12))
    #expect(stores.count == 2)
    #expect(stores.map { $0.withState { $0 } } == [1, 1])
    cancellable.cancel()
    store.send(.next(30))
    #expect(stores.count == 2)
  }
}
