#if Macros
import ComposableCore
import Testing

@MainActor
struct StoreSendTests {
  /// An object whose release sends an action, as the release of a token in an action can.
  private final class Token: @unchecked Sendable {
    // Safe: made and released on the main actor.
    private let onRelease: () -> Void

    init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }

    deinit { onRelease() }
  }

  private enum Action: @unchecked Sendable {
    // Safe: used on the main actor alone.
    case plain(Int)
    case token(Token)
    case start
    case poke
  }

  @Test("actions are processed in order, each with the state of the one before")
  func order() {
    let store = Store<[Int], Int>(initialState: [Int]()) {
      Reduce { state, action in
        state.append(action)
        switch action {
        case 1: return .merge(.send(2), .send(3))
        case 2: return .send(4)
        case 3: return .concatenate(.send(5), .send(6))
        default: return .none
        }
      }
    }
    let task = store.send(1)
    #expect(store.withState { $0 } == [1, 2, 3, 4, 5, 6])
    #expect(task.isCancelled, "there is nothing to wait for")
  }

  @Test("the state is assigned once for a turn, and is the old one until then")
  func oneAssignment() {
    var seen: [[Int]] = []
    var store: Store<[Int], Int>!
    store = Store(initialState: [Int]()) {
      Reduce { state, action in
        seen.append(store.withState { $0 })
        state.append(action)
        return action < 3 ? .send(action + 1) : .none
      }
    }
    store.send(1)
    #expect(seen == [[], [], []])
    #expect(store.withState { $0 } == [1, 2, 3])
  }

  @Test("an observer's action is reported, and processed before send returns")
  func sendFromObserver() {
    let seen = LockIsolated<[Int]>([])
    let store = Store<Plain, Int>(initialState: Plain()) {
      Reduce { state, action in
        state.boxed = Boxed(value: state.boxed.value + action)
        return .none
      }
    }
    withObservationTracking {
      _ = store.scope(state: \.boxed, action: \.self).value
    } onChange: {
      MainActor.assumeIsolated {
        let value = store.withState(\.boxed.value)
        seen.withValue { $0.append(value) }
        store.send(10)
      }
    }
    withKnownIssue {
      store.send(1)
    } matching: {
      $0.description.hasSuffix(
        """
        "send" was called on a store while it was telling its observers of new state.

          Action:
            10

        It was processed once all of them had been told.

        To fix this, send the action from an effect, or once the observer has returned.
        """)
    }
    #expect(seen.value == [1])
    #expect(store.withState(\.boxed.value) == 11)
  }

  @Test("an action released at the end of its turn can send another")
  func releasedAction() {
    var store: Store<[Int], Action>!
    store = Store(initialState: [Int]()) {
      Reduce { state, action in
        if case .plain(let number) = action { state.append(number) }
        return .none
      }
    }
    store.send(.token(Token { store.send(.plain(1)) }))
    #expect(store.withState { $0 } == [1])
  }

  @Test("a re-entrant send is processed and reported, and returns no task")
  func reentrancy() {
    var store: Store<[String], String>!
    var inner: StoreTask?
    store = Store(initialState: [String]()) {
      Reduce { state, action in
        if action == "outer" { inner = store.send("inner") }
        state.append(action)
        return action == "inner" ? .run { _ in try await Task.never() } : .none
      }
    }
    withKnownIssue {
      let outer = store.send("outer")
      #expect(inner?.isCancelled == true)
      #expect(!outer.isCancelled, "the effects of the inner action are those of the turn")
      outer.cancel()
    } matching: { issue in
      issue.description.contains("\"send\" was called on a store while its reducer was running.")
    }
    #expect(store.withState { $0 } == ["outer", "inner"])
  }

  @Test("an effect's send while the reducer runs is queued without a report")
  func effectDuringReducer() async {
    let subject = LockIsolated<Send<Action>?>(nil)
    let store = Store<[Int], Action>(initialState: [Int]()) {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            subject.setValue(send)
            try await Task.never()
          }
        case .poke:
          MainActor.assumeIsolated { subject.value?(.plain(2)) }
          state.append(1)
        case .plain(let number):
          state.append(number)
        case .token:
          break
        }
        return .none
      }
    }
    let task = store.send(.start)
    while subject.value == nil { await Task.yield() }
    store.send(.poke)
    #expect(store.withState { $0 } == [1, 2])
    task.cancel()
    await task.finish()
  }

  @Test("a hundred thousand chained actions don't overflow the stack")
  func longChain() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        return action > 1 ? .merge(.none, .send(action - 1)).map { $0 } : .none
      }
    }
    store.send(100_000)
    #expect(store.withState { $0 } == 100_000)
  }

  @Test("a store task waits for the effects of the actions that its effects send")
  func finish() async {
    let (values, continuation) = AsyncStream<Void>.makeStream()
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        switch action {
        case 1: return .run { send in await send(10) }
        case 10:
          return .run { send in
            continuation.finish()
            for await _ in values {}
            await send(100)
          }
        default: return .none
        }
      }
    }
    let task = store.send(1)
    await task.finish()
    #expect(store.withState { $0 } == 111)
    #expect(!task.isCancelled)
  }

  @Test("a store task waits for the effects after a send in a sequence")
  func finishSequence() async {
    let store = Store<[Int], Int>(initialState: [Int]()) {
      Reduce { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .concatenate(.run { await $0(1) }, .send(2), .run { await $0(3) }, .send(4))
      }
    }
    await store.send(0).finish()
    #expect(store.withState { $0 } == [0, 1, 2, 3, 4])
  }

  @Test("an action's task ends with its effects when the store is released")
  func finishAfterRelease() async {
    func makeStore() -> Store<Int, Int> {
      Store(initialState: 0) { Reduce { _, _ in .run { _ in try await Task.never() } } }
    }
    await makeStore().send(0).finish()
    await StoreActor(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await Task.never() } }
    }
    .send(0).finish()
  }

  @Test("a cancelled task that awaits a store task cancels it")
  func cancelledFinish() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, _ in .run { _ in try await Task.never() } }
    }
    let task = store.send(1)
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
  }

  @Test("the creator's overrides reach a store, but the reducer's own win")
  func dependencies() async {
    @Sendable func number() -> Int {
      @Dependency(\.storeNumber) var number
      return number
    }
    let store = withDependencies {
      $0.storeNumber = 1
    } operation: {
      Store<[Int], Int>(initialState: [number()]) {
        Reduce { state, action in
          state.append(number() + action)
          guard action == 0 else { return .none }
          return withDependencies {
            $0.storeNumber = 1000
          } operation: {
            .run { await $0(number()) }
          }
        }
      } withDependencies: {
        $0.storeNumber += 41
      }
    }
    await store.send(0).finish()
    #expect(store.withState { $0 } == [42, 42, 1042])
  }
}

private struct Plain {
  var boxed = Boxed()
}

@ObservableState
private struct Boxed {
  var value = 0
}

private enum StoreNumberKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

extension DependencyValues {
  fileprivate var storeNumber: Int {
    get { self[StoreNumberKey.self] }
    set { self[StoreNumberKey.self] = newValue }
  }
}
#endif
