import ComposableCore
import Testing

@MainActor
struct EffectTests {
  enum Action: Equatable, Sendable {
    case start
    case received(Int)
  }

  private func store(_ effect: @escaping () -> Effect<Action>) -> TestStore<[Int], Action> {
    TestStore(initialState: []) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .start: return effect()
        case .received(let number):
          state.append(number)
          return .none
        }
      }
    }
  }

  @Test("send feeds an action back in the same turn")
  func send() async {
    let store = store { .send(.received(1)) }
    await store.send(.start)
    await store.receive(.received(1)) { $0 = [1] }
  }

  @Test("run sends every action of its operation, in order")
  func run() async {
    let store = store {
      .run { send in
        await send(.received(1))
        await send(.received(2))
      }
    }
    await store.send(.start)
    await store.receive(.received(1)) { $0 = [1] }
    await store.receive(.received(2)) { $0 = [1, 2] }
  }

  @Test("merge starts effects in order, without waiting for one another")
  func merge() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let store = store {
      .merge(
        .run { send in for await number in stream { await send(.received(number)) } },
        .send(.received(1)),
        .merge(.none, .run { await $0(.received(2)) }))
    }
    await store.send(.start)
    await store.receive(.received(1)) { $0 = [1] }
    await store.receive(.received(2)) { $0 = [1, 2] }
    continuation.yield(3)
    continuation.finish()
    await store.receive(.received(3)) { $0 = [1, 2, 3] }
  }

  @Test("concatenate starts an effect when the one before has finished")
  func concatenate() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let store = store {
      .concatenate(
        .send(.received(1)),
        .run { send in for await number in stream { await send(.received(number)) } },
        .send(.received(3)),
        .run { await $0(.received(4)) })
    }
    let task = await store.send(.start)
    await store.receive(.received(1)) { $0 = [1] }
    continuation.yield(2)
    await store.receive(.received(2)) { $0 = [1, 2] }
    continuation.finish()
    await store.receive(.received(3)) { $0 = [1, 2, 3] }
    await store.receive(.received(4)) { $0 = [1, 2, 3, 4] }
    await task.finish()
  }

  @Test("a long sequence of synchronous effects does not overflow the stack")
  func longSequence() {
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .start:
          return .concatenate((1...100_000).map { .send(.received($0)) })
        case .received(let number):
          state += number
          return .none
        }
      }
    }
    store.send(.start)
    #expect(store.withState { $0 } == 5_000_050_000)
  }

  @Test("a long chain of 'send' effects does not overflow the stack")
  func longChain() {
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        guard state < 100_000 else { return .none }
        state += 1
        return .send(.start)
      }
    }
    store.send(.start)
    #expect(store.withState { $0 } == 100_000)
  }

  @Test("map transforms the actions of every kind of effect")
  func map() async {
    let store = store {
      Effect<Int>.merge(
        .send(1), .concatenate(.send(2), .run { await $0(3) }),
        .run { await $0(4) }
          .cancellable(id: "4")
      )
      .map { .received($0 * 10) }
    }
    await store.send(.start)
    await store.receive(.received(10)) { $0 = [10] }
    await store.receive(.received(20)) { $0 = [10, 20] }
    await store.receive(.received(30)) { $0 = [10, 20, 30] }
    await store.receive(.received(40)) { $0 = [10, 20, 30, 40] }
  }

  @Test("an unhandled error is reported at its line; a handled one is not")
  func errors() async {
    struct Failure: Error {}
    let line = #line + 1
    let unhandled = store { .run { _ in throw Failure() } }
    await withKnownIssue {
      _ = await unhandled.send(.start)
    } matching: { issue in
      issue.description.hasSuffix(
        """
        An "Effect.run" at "ComposableCoreTests/EffectTests.swift:\(line)" threw an error that \
        nothing handles.

          Error:
            EffectTests.Failure()

        To fix this, handle the error in the operation, or give "run" a "catch" function that \
        sends an action.
        """)
    }
    let handled = store {
      .run { _ in
        throw Failure()
      } catch: { _, send in
        await send(.received(-1))
      }
    }
    await handled.send(.start)
    await handled.receive(.received(-1)) { $0 = [-1] }
    let cancelled = store { .run { _ in throw CancellationError() } }
    await cancelled.send(.start)
  }

  @Test("an action sent after the effect has completed is reported, and processed")
  func sendAfterCompletion() async throws {
    let escaped = LockIsolated<Send<Action>?>(nil)
    let line = #line + 1
    let store = store { .run { send in escaped.setValue(send) } }
    await store.send(.start)
    let send = try #require(escaped.value)
    withKnownIssue {
      send(.received(1))
    } matching: { issue in
      issue.description.hasSuffix(
        """
        An "Effect.run" at "ComposableCoreTests/EffectTests.swift:\(line)" sent an action after it \
        had completed.

          Action:
            EffectTests.Action.received(1)

          The action that started the effect:
            EffectTests.Action.start

        The action was processed all the same, but the effect's cancellation and "finish()" know \
        nothing of it.

        To fix this, await all work inside the operation, and do not keep "send" for later.
        """)
    }
    await store.receive(.received(1)) { $0 = [1] }
  }
}
