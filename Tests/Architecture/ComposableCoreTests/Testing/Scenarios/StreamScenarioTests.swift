import ComposableCore
import Foundation
import Testing

private struct Listener: Reducer {
  struct State: Equatable { var heard: [Int] = [] }

  enum Action: Equatable, Sendable {
    case listen
    case ignore
    case heard(Int)
    case silence
    case ask
  }

  enum CancelID { case listening }

  let stream: AsyncStream<Int>
  let answer: @Sendable () async -> Int

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .listen:
      return .run { send in
        for await number in stream { await send(.heard(number)) }
        guard !Task.isCancelled else { return }
        await send(.silence)
      }
      .cancellable(id: CancelID.listening)
    case .ignore:
      return .cancel(id: CancelID.listening)
    case .heard(let number):
      state.heard.append(number)
      return .none
    case .silence:
      return .none
    case .ask:
      return .run { send in await send(.heard(answer())) }
    }
  }
}

/// TestStore scenarios: streams and external events.
@MainActor
struct StreamScenarioTests {
  let stream: AsyncStream<Int>
  let continuation: AsyncStream<Int>.Continuation

  init() {
    (stream, continuation) = AsyncStream<Int>.makeStream()
  }

  private func makeStore(
    answer: @escaping @Sendable () async -> Int = { 42 }
  ) -> TestStoreOf<Listener> {
    TestStore(initialState: Listener.State()) { Listener(stream: stream, answer: answer) }
  }

  @Test("values that a test yields to a stream are received", arguments: 1...10)
  func values(count: Int) async {
    let store = makeStore()
    await store.send(.listen)
    for number in 1...count {
      continuation.yield(number)
      await store.receive(.heard(number)) { $0.heard.append(number) }
    }
    continuation.finish()
    await store.receive(.silence)
  }

  @Test("values yielded together are received one by one", arguments: 1...10)
  func burst(count: Int) async {
    let store = makeStore()
    for number in 1...count { continuation.yield(number) }
    continuation.finish()
    await store.send(.listen)
    for number in 1...count {
      await store.receive(.heard(number)) { $0.heard.append(number) }
    }
    await store.receive(.silence)
  }

  @Test("a stream's values are not received once its effect is cancelled")
  func cancellation() async {
    let store = makeStore()
    await store.send(.listen)
    await store.send(.ignore)
    continuation.yield(1)
    await store.finish()
  }

  @Test("an effect's actions are buffered while the test uses another store")
  func pump() async {
    let store = makeStore()
    let calls = LockIsolated(0)
    let asking = makeStore {
      calls.withValue { $0 += 1 }
      return 1
    }
    await store.send(.listen)
    continuation.yield(1)
    await asking.send(.ask)
    await asking.receive(.heard(1)) { $0.heard = [1] }
    #expect(calls.value == 1)
    await store.receive(.heard(1)) { $0.heard = [1] }
    continuation.finish()
    await store.receive(.silence)
  }

  @Test("receive waits for a callback from another thread")
  func thread() async {
    let store = makeStore {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.02)
          continuation.resume(returning: 1)
        }
      }
    }
    await store.send(.ask)
    await store.receive(.heard(1), timeout: nil) { $0.heard = [1] }
  }

  @Test("receive waits for a dispatch queue's timer")
  func queue() async {
    let store = makeStore {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
          continuation.resume(returning: 1)
        }
      }
    }
    await store.send(.ask)
    await store.receive(.heard(1)) { $0.heard = [1] }
  }

  @Test("receive waits for a sleep on a real clock")
  func realClock() async {
    let store = makeStore {
      try? await Task.sleep(for: .milliseconds(20))
      return 1
    }
    await store.send(.ask)
    await store.receive(.heard(1)) { $0.heard = [1] }
  }

  @Test("receive waits for a file to be read")
  func file() async {
    let store = makeStore {
      await Task.detached {
        FileManager.default.contents(atPath: #filePath)?.isEmpty == false ? 1 : 0
      }.value
    }
    await store.send(.ask)
    await store.receive(.heard(1)) { $0.heard = [1] }
  }
}
