#if Macros
import ComposableCore
import Testing

/// TestStore scenarios: tasks, actors and streams inside an effect.
@MainActor
struct TaskScenarioTests {
  let clock = TestClock()

  @Test("an effect's child tasks run concurrently")
  func asyncLet() async {
    let store = TestStore { [clock] in
      .run { send in
        async let first: Void = clock.sleep(for: .seconds(2))
        async let second: Void = clock.sleep(for: .seconds(3))
        _ = try await (first, second)
        await send(.sent(1))
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.receive(1)
  }

  @Test("a task group yields results in the order its children finish")
  func taskGroup() async {
    let store = TestStore { [clock] in
      .run { send in
        await withTaskGroup(of: Int.self) { group in
          for number in [4, 2, 3, 1] {
            group.addTask {
              try? await clock.sleep(for: .seconds(number))
              return number
            }
          }
          for await number in group { await send(.sent(number)) }
        }
      }
    }
    await store.send(.start)
    await clock.run()
    await store.receive(1, 2, 3, 4)
  }

  @Test("child tasks of a group can send actions themselves")
  func sendingChildren() async {
    let store = TestStore {
      .run { send in
        await withDiscardingTaskGroup { group in
          for number in 1...5 { group.addTask { await send(.sent(number)) } }
        }
      }
    }
    await store.send(.start)
    await store.receive(1, 2, 3, 4, 5)
  }

  @Test("a child task's error ends its group")
  func failingChild() async {
    struct Failure: Error {}
    let store = TestStore { [clock] in
      .run { send in
        do {
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await Task.never() }
            group.addTask {
              try await clock.sleep(for: .seconds(1))
              throw Failure()
            }
            for try await _ in group {}
          }
        } catch {
          await send(.sent(-1))
        }
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(-1)
  }

  @Test("an unstructured task sends after its effect has ended")
  func unstructured() async {
    let store = TestStore {
      .run { send in
        await Task {
          await Task.yield()
          await send(.sent(1))
        }.value
        await send(.sent(2))
      }
    }
    await store.send(.start)
    await store.receive(1, 2)
  }

  @Test("a detached task sleeps on the clock of the feature")
  func detached() async {
    let store = TestStore { [clock] in
      .run { send in
        await Task.detached {
          try? await clock.sleep(for: .seconds(1))
          await Task.detached { await send(.sent(1)) }.value
        }.value
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(1)
  }

  @Test("a task on the main actor sleeps on the clock of the feature")
  func mainActorTask() async {
    let store = TestStore { [clock] in
      .run { send in
        await Task { @MainActor in
          try? await clock.sleep(for: .seconds(1))
          send(.sent(1))
        }.value
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(1)
  }

  @Test("an effect on the main actor can send synchronously")
  func mainActorEffect() async {
    let store = TestStore {
      .run { @MainActor send in
        send(.sent(1))
        await Task.yield()
        send(.sent(2))
      }
    }
    await store.send(.start)
    await store.receive(1, 2)
  }

  @Test("an actor serves effects in the order of their calls")
  func actor() async {
    actor Counter {
      var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
    let counter = Counter()
    let store = TestStore {
      .merge(
        (1...3).map { _ in
          .run { send in await send(.sent(await counter.next())) }
        })
    }
    await store.send(.start)
    await store.receive(1, 2, 3)
    #expect(await counter.count == 3)
  }

  @Test("a stream passes values from one effect to another as they are read")
  func pipe() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let store = TestStore { [clock] in
      .merge(
        .run { send in
          for await number in stream { await send(.sent(number)) }
        },
        .run { _ in
          for number in 1...3 {
            try await clock.sleep(for: .seconds(1))
            continuation.yield(number)
          }
          continuation.finish()
        })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(2))
    await store.receive(1, 2)
    await clock.advance(by: .seconds(1))
    await store.receive(3)
    await store.finish()
  }

  @Test("a stream that buffers the newest value drops the others")
  func bufferedStream() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    let store = TestStore {
      .run { send in
        for await number in stream { await send(.sent(number)) }
      }
    }
    for number in 1...5 { continuation.yield(number) }
    await store.send(.start)
    await store.receive(5)
    continuation.yield(6)
    await store.receive(6)
    continuation.finish()
    await store.finish()
  }

  @Test("a continuation that the test holds resumes its effect")
  func continuation() async {
    let held = LockIsolated<CheckedContinuation<Int, Never>?>(nil)
    let store = TestStore {
      .run { send in
        let number = await withCheckedContinuation { continuation in
          held.withValue { $0 = continuation }
        }
        await send(.sent(number))
      }
    }
    await store.send(.start)
    #expect(store.state.numbers == [])
    held.value?.resume(returning: 7)
    await store.receive(7)
  }

  @Test("receive waits for any number of sleeps on an immediate clock")
  func immediateClock() async {
    let store = TestStore {
      .run { send in
        let clock = ImmediateClock()
        for number in 1...10 {
          try await clock.sleep(for: .seconds(60))
          await send(.sent(number))
        }
      }
    }
    await store.send(.start)
    await store.receive(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
  }

  @Test("tasks of two stores can resume each other")
  func twoStores() async {
    let (questions, ask) = AsyncStream<Int>.makeStream()
    let (answers, answer) = AsyncStream<Int>.makeStream()
    let asking = TestStore {
      .run { send in
        ask.yield(1)
        for await number in answers { await send(.sent(number)) }
      }
    }
    let answering = TestStore {
      .run { send in
        for await number in questions {
          await send(.sent(number))
          answer.yield(number + 1)
        }
      }
    }
    await answering.send(.start)
    await asking.send(.start)
    await answering.receive(1)
    await asking.receive(2)
    ask.finish()
    answer.finish()
    await asking.finish()
    await answering.finish()
  }
}
#endif
