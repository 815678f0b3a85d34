#if Macros
import ComposableCore
import DependenciesTestSupport
import Testing

@MainActor
@Suite("TestStore scenarios: composed effects", .dependencies)
struct CompositionScenarioTests {
  let clock = TestClock()

  @Test("merged effects that send at once send in their listed order")
  func merge() async {
    let store = TestStore { .merge(.numbers(1), .numbers(2), .numbers(3)) }
    await store.send(.start)
    await store.receive(1, 2, 3)
  }

  @Test("merged effects take turns, one action each")
  func interleaving() async {
    let store = TestStore { .merge(.numbers(1, 2, 3), .numbers(10, 20, 30)) }
    await store.send(.start)
    await store.receive(1, 10, 2, 20, 3, 30)
  }

  @Test("merged delays end in the order of their deadlines")
  func mergedDelays() async {
    let store = TestStore { [clock] in
      .merge([3, 1, 2].map { .number($0, after: $0, on: clock) })
    }
    await store.send(.start)
    await clock.run()
    await store.receive(1, 2, 3)
  }

  @Test("concatenated delays elapse one after the other")
  func concatenatedDelays() async {
    let store = TestStore { [clock] in
      .concatenate([3, 1, 2].map { .number($0, after: $0, on: clock) })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(3))
    await store.receive(3)
    await clock.advance(by: .seconds(1))
    await store.receive(1)
    await clock.advance(by: .seconds(2))
    await store.receive(2)
  }

  @Test("merged concatenations each keep their own order")
  func mergeOfConcatenations() async {
    let store = TestStore { [clock] in
      .merge(
        .concatenate(.number(1, after: 1, on: clock), .number(2, after: 2, on: clock)),
        .concatenate(.number(3, after: 2, on: clock), .number(4, after: 2, on: clock)))
    }
    await store.send(.start)
    await clock.run()
    await store.receive(1, 3, 2, 4)
  }

  @Test("a concatenation of merges waits for every effect of the first")
  func concatenationOfMerges() async {
    let store = TestStore { [clock] in
      .concatenate(
        .merge(.number(1, after: 1, on: clock), .number(2, after: 5, on: clock)),
        .merge(.number(3, after: 1, on: clock), .numbers(4)))
    }
    await store.send(.start)
    await clock.advance(by: .seconds(4))
    await store.receive(1)
    await clock.advance(by: .seconds(1))
    await store.receive(2, 4)
    await clock.advance(by: .seconds(1))
    await store.receive(3)
  }

  @Test("an action sent with .send is received before actions of run effects")
  func sendFirst() async {
    let store = TestStore { .merge(.numbers(2), .send(.sent(1))) }
    await store.send(.start)
    await store.receive(1, 2)
  }

  @Test("concatenated sends and runs are received in order")
  func chain() async {
    let store = TestStore {
      .concatenate(.send(.sent(1)), .send(.sent(2)), .numbers(3), .send(.sent(4)))
    }
    await store.send(.start)
    await store.receive(1, 2, 3, 4)
  }

  @Test("mapped effects send transformed actions")
  func map() async {
    let store = TestStore { [clock] in
      Effect.merge(.numbers(1), .number(2, after: 1, on: clock))
        .map { action in
          guard case .sent(let number) = action else { return action }
          return .sent(number * 10)
        }
    }
    await store.send(.start)
    await store.receive(10)
    await clock.advance(by: .seconds(1))
    await store.receive(20)
  }

  @Test("all of an action's many effects are received")
  func many() async {
    let store = TestStore { .merge((1...30).map { .numbers($0) }) }
    await store.send(.start)
    for number in 1...30 { await store.receive(number) }
  }

  @Test("all of an effect's many actions are received")
  func long() async {
    let store = TestStore {
      .run { send in
        for number in 1...30 { await send(.sent(number)) }
      }
    }
    await store.send(.start)
    for number in 1...30 { await store.receive(number) }
  }

  @Test("each debounced effect restarts the delay")
  func debounce() async {
    let store = TestStore { [clock] in
      .numbers(1).debounce(id: Sender.CancelID.effect, for: .seconds(1), clock: clock)
    }
    for _ in 1...4 {
      await store.send(.start)
      await clock.advance(by: .milliseconds(999))
    }
    await clock.advance(by: .milliseconds(1))
    await store.receive(1)
    await store.finish()
  }

  @Test("a debounced effect can be cancelled before it starts")
  func stoppedDebounce() async {
    let store = TestStore { [clock] in
      .numbers(1).debounce(id: Sender.CancelID.effect, for: .seconds(1), clock: clock)
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.run()
    await store.finish()
  }

  @Test("a throttled effect sends at once, and again at the interval's end")
  func throttle() async {
    let numbers = LockIsolated(0)
    let store = TestStore { [clock] in
      let number = numbers.withValue { numbers in
        numbers += 1
        return numbers
      }
      return .numbers(number)
        .throttle(id: Sender.CancelID.effect, for: .seconds(1), clock: clock, latest: true)
    }
    await store.send(.start)
    await store.receive(1)
    await store.send(.start)
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(3)
    await store.finish()
  }

  @Test("an effect's caught errors can be sent as actions")
  func errors() async {
    struct Failure: Error {}
    let store = TestStore { [clock] in
      .run { _ in
        try await clock.sleep(for: .seconds(1))
        throw Failure()
      } catch: { error, send in
        await send(.sent(error is Failure ? -1 : 0))
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(-1)
  }
}
#endif
