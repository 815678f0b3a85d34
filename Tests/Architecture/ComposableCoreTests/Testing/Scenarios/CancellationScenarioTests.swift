#if Macros
import ComposableCore
import Testing

/// TestStore scenarios: cancellation.
@MainActor
struct CancellationScenarioTests {
  let clock = TestClock()
  let log = LockIsolated<[String]>([])

  @Test("an endless effect can be cancelled by its id")
  func byID() async {
    let store = TestStore { .endless.stoppable }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
  }

  @Test("cancelling the task of the action cancels its effect")
  func byTask() async {
    let store = TestStore { .endless }
    let task = await store.send(.start)
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test("a cancelled effect that ignores its cancellation sends nothing more")
  func inert() async {
    let store = TestStore { [clock] in
      .run { send in
        try? await clock.sleep(for: .seconds(1))
        await send(.sent(1))
      }
      .stoppable
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.run()
    await store.finish()
    #expect(store.state.numbers == [])
  }

  @Test("a cancelled effect can still run its clean-up")
  func cleanUp() async {
    let store = TestStore { [log] in
      .run { _ in
        await withTaskCancellationHandler {
          _ = try? await Task.never()
          log.withValue { $0.append("end") }
        } onCancel: {
          log.withValue { $0.append("cancelled") }
        }
      }
      .stoppable
    }
    await store.send(.start)
    #expect(log.value == [])
    await store.send(.stop)
    #expect(log.value == ["cancelled", "end"])
  }

  @Test("a cancelInFlight effect replaces the running one with its id")
  func inFlight() async {
    let starts = LockIsolated(0)
    let store = TestStore { [clock] in
      let start = starts.withValue { starts in
        starts += 1
        return starts
      }
      return .number(start, after: 1, on: clock)
        .cancellable(id: Sender.CancelID.effect, cancelInFlight: true)
    }
    for _ in 1...5 { await store.send(.start) }
    await clock.advance(by: .seconds(1))
    await store.receive(5)
    await store.finish()
  }

  @Test("cancelling an id cancels all effects with that id")
  func several() async {
    let store = TestStore { .endless.stoppable }
    for _ in 1...5 { await store.send(.start) }
    await store.send(.stop)
    await store.finish()
  }

  @Test("cancelling an id cancels all merged effects under it")
  func merged() async {
    let store = TestStore { [clock] in
      .merge(.endless, .ticks(of: clock), .number(7, after: 9, on: clock)).stoppable
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(1)
    await store.send(.stop)
    await clock.run()
    await store.finish()
  }

  @Test("cancelling concatenated effects keeps the later ones from starting")
  func concatenated() async {
    let store = TestStore { [log] in
      .concatenate(
        .endless,
        .run { _ in log.withValue { $0.append("second") } }
      )
      .stoppable
    }
    await store.send(.start)
    await store.send(.stop)
    await store.finish()
    #expect(log.value == [])
  }

  @Test("cancelling one of two effects leaves the other running")
  func oneOfTwo() async {
    let store = TestStore { [clock] in
      .merge(.number(1, after: 1, on: clock).stoppable, .number(2, after: 1, on: clock))
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(2)
  }

  @Test("cancelling an id without running effects does nothing")
  func nothing() async {
    let store = TestStore { .numbers(1).stoppable }
    await store.send(.stop)
    await store.send(.start)
    await store.receive(1)
    await store.send(.stop)
    await store.finish()
  }

  @Test("cancelling an effect cancels its child tasks")
  func children() async {
    let store = TestStore { [log] in
      .run { _ in
        await withTaskGroup(of: Void.self) { group in
          for child in 1...3 {
            group.addTask {
              _ = try? await Task.never()
              log.withValue { $0.append("\(child)") }
            }
          }
        }
      }
      .stoppable
    }
    await store.send(.start)
    await store.send(.stop)
    #expect(log.value.sorted() == ["1", "2", "3"])
  }

  @Test("an effect cancels itself by its id")
  func itself() async {
    let store = TestStore {
      .run { send in
        await send(.sent(1))
        Task.cancel(id: Sender.CancelID.effect)
        await send(.sent(2))
      }
      .stoppable
    }
    await store.send(.start)
    await store.receive(1)
    await store.finish()
  }

  @Test("one child task of an effect can cancel another by id")
  func part() async {
    enum ID { case part }
    let store = TestStore {
      .run { send in
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            _ = try? await withTaskCancellation(id: ID.part) { try await Task.never() }
          }
          await Task.yield()
          Task.cancel(id: ID.part)
        }
        await send(.sent(1))
      }
    }
    await store.send(.start)
    await store.receive(1)
  }

  @Test("a cancelled effect can be started again")
  func again() async {
    let store = TestStore { [clock] in .ticks(of: clock).stoppable }
    for _ in 1...3 {
      await store.send(.start)
      await clock.advance(by: .seconds(1))
      await store.receive(1)
      await store.send(.stop)
    }
  }
}
#endif
