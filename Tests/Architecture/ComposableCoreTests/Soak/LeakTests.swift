import ComposableCore
import Testing

/// An object that tells whether it is still alive.
private final class Token: Sendable {}

/// Leaks of stores and effects.
@MainActor
struct LeakTests {
  enum Action: Sendable {
    case start
    case received(Int)
  }

  private nonisolated let clock = ImmediateClock<Duration>()

  /// Runs an effect that holds an object to its end, and returns whether the object is gone.
  private func isReleased(
    cancelling: Bool = false, _ makeEffect: @escaping @Sendable (Token) -> Effect<Action>
  ) async -> Bool {
    weak var weakToken: Token?
    weak var weakStore: Store<Int, Action>?
    func run() async {
      var token: Token? = Token()
      weakToken = token
      let store = Store<Int, Action>(initialState: 0) {
        Reduce { state, action in
          switch action {
          case .start:
            defer { token = nil }
            return token.map(makeEffect) ?? .none
          case .received(let number):
            state += number
            return .none
          }
        }
      }
      weakStore = store
      let task = store.send(.start)
      if cancelling { task.cancel() }
      await task.finish()
    }
    await run()
    // The task of an effect lets go of its closure just after it has told that it ended.
    for _ in 0..<1000 where weakToken != nil { await Task.yield() }
    return weakToken == nil && weakStore == nil
  }

  private nonisolated func work(_ token: Token) -> Effect<Action> {
    .run { send in
      await send(.received(1))
      await send.directly(.received(2))
      withExtendedLifetime(token) {}
    }
  }

  private nonisolated func endless(_ token: Token) -> Effect<Action> {
    .run { _ in
      defer { withExtendedLifetime(token) {} }
      try await Task.never()
    }
  }

  private nonisolated func debounced(_ effect: Effect<Action>) -> Effect<Action> {
    effect.debounce(id: "leak", for: Duration.seconds(1), clock: clock)
  }

  private nonisolated func throttled(_ effect: Effect<Action>) -> Effect<Action> {
    effect.throttle(id: "leak", for: Duration.seconds(1), clock: clock, latest: true)
  }

  @Test("completed effects of every kind are released")
  func operators() async {
    #expect(await isReleased { work($0) })
    #expect(await isReleased { work($0).map { $0 } })
    #expect(await isReleased { .merge(work($0), .send(.received(1)), work($0)) })
    #expect(await isReleased { .concatenate(work($0), .send(.received(1)), work($0)) })
    #expect(await isReleased { work($0).cancellable(id: "id", cancelInFlight: true) })
    #expect(await isReleased { debounced(work($0)) })
    #expect(await isReleased { throttled(work($0)) })
    #expect(
      await isReleased { token in
        .run { _ in
          await withTaskCancellation(id: "inner") { withExtendedLifetime(token) {} }
        }
      })
    #expect(
      await isReleased { token in
        .run { _ in
          throw CancellationError()
        } catch: { _, _ in
          withExtendedLifetime(token) {}
        }
      })
  }

  @Test("cancelled effects are released")
  func cancellation() async {
    #expect(await isReleased(cancelling: true) { endless($0) })
    #expect(await isReleased(cancelling: true) { .concatenate(endless($0), work($0)) })
    #expect(
      await isReleased(cancelling: true) { .merge(endless($0), endless($0)).cancellable(id: 1) })
    #expect(await isReleased(cancelling: true) { debounced(endless($0)) })
  }

  @Test("a retained store task keeps neither the store nor its state alive")
  func storeTask() async {
    weak var weakToken: Token?
    func makeTask() -> StoreTask {
      let token = Token()
      weakToken = token
      let store = Store<Token, Action>(initialState: token) {
        Reduce { _, _ in .run { _ in try await Task.never() } }
      }
      return store.send(.start)
    }
    let task = makeTask()
    #expect(weakToken == nil)
    await task.finish()
  }

  @Test("scoped stores of every kind, and then the root, are released")
  @available(*, deprecated)
  func stores() {
    struct Row: Identifiable, Equatable { var id = 0 }
    struct State {
      var token: Token
      var rows: IdentifiedArrayOf<Row> = [Row()]
      var optional: Int? = 1
    }
    weak var weakToken: Token?
    func run() {
      let token = Token()
      weakToken = token
      let root = Store<State, Action>(initialState: State(token: token)) { EmptyReducer() }
      let property = root.scope(state: \.rows, action: \.self)
      let closure = root.scope(state: { $0.optional }, action: { (action: Action) in action })
      let nested = property.scope(state: \.count, action: \.self)
      #expect(property.withState(\.count) == 1)
      #expect(closure.withState { $0 } == 1)
      #expect(nested.withState { $0 } == 1)
    }
    run()
    #expect(weakToken == nil)
  }

  @Test("a store actor and its streams are released")
  func storeActor() async {
    weak var weakStore: StoreActor<Int, Action>?
    func run() async {
      let store = StoreActor<Int, Action>(initialState: 0) {
        Reduce { _, _ in .run { await $0.directly(.received(1)) } }
      }
      weakStore = store
      _ = await store.scope(state: \.self, action: \.self)
      for await _ in await store.states { break }
    }
    await run()
    #expect(weakStore == nil)
  }
}
