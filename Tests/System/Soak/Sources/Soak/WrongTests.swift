import ComposableCore
import Foundation
import IssueReporting

/// Runs each kind of wrong test many times, and prints how long it takes to fail.
///
/// - Returns: Whether each fails as it should, with a message of its own, in less than 50 ms.
@MainActor
func checkWrongTests() async -> Bool {
  let limit = Duration.milliseconds(50)
  var isFine = true
  var headlines: Set<String> = []
  for kind in wrongTests {
    var durations: [Duration] = []
    var headline = ""
    for _ in 1...21 {
      let recorder = HeadlineRecorder()
      durations.append(
        await ContinuousClock().measure {
          await withIssueReporters([recorder]) { await kind.run() }
        })
      headline = recorder.headlines.value.first ?? "(no failure)"
    }
    let median = durations.sorted()[durations.count / 2]
    let isNew = headlines.insert(headline).inserted
    if headline == "(no failure)" || !isNew || median >= limit { isFine = false }
    let milliseconds = Double(median.components.attoseconds) / 1e15
    report(
      String(format: "%8.3f ms  ", milliseconds + Double(median.components.seconds) * 1e3)
        + "\(kind.name): \(headline)")
  }
  report(isFine ? "Each wrong test fails in time." : "A wrong test does not fail, or too late.")
  return isFine
}

/// Runs a wrong test, and prints where its failure is reported.
@MainActor
func runWrongTest() async {
  let store = makeStore()
  report("ComposableSoak/WrongTests.swift:\(#line + 1): ")
  await store.send(.count) { $0.count = 2 }
  report("The wrong test has ended.")
}

private struct WrongTest {
  let name: String
  let run: @MainActor () async -> Void
}

/// Keeps the first lines of the failures.
private struct HeadlineRecorder: IssueReporter {
  let headlines = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let headline = message()?.split(separator: "\n").first.map(String.init) ?? ""
    headlines.withValue { $0.append(headline) }
  }
}

private struct Search: Reducer {
  struct State: Equatable {
    @Shared(.inMemory("wrong tests")) var total = 0
    var count = 0
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case count, nothing, ask
    case answer(Int)
    case sleep, countShared, dismiss
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .count: state.count += 1
    case .nothing: break
    case .ask: return .run { await $0(.answer(1)) }
    case .answer(let number): state.count = number
    case .sleep:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.answer(2))
      }
    case .countShared:
      return .run { [total = state.$total] _ in total.withLock { $0 += 1 } }
    case .dismiss: return .run { _ in await dismiss() }
    }
    return .none
  }
}

@MainActor
private func makeStore() -> TestStoreOf<Search> {
  TestStore(initialState: Search.State()) {
    Search()
  } withDependencies: {
    $0.continuousClock = TestClock()
  }
}

@MainActor
private let wrongTests: [WrongTest] = [
  WrongTest(name: "a wrong state after send") { await makeStore().send(.count) { $0.count = 2 } },
  WrongTest(name: "a change that is not asserted") { await makeStore().send(.count) },
  WrongTest(name: "an assertion of no change") { await makeStore().send(.nothing) { _ in } },
  WrongTest(name: "an assertion that throws") {
    await makeStore().send(.count) { _ in throw CancellationError() }
  },
  WrongTest(name: "a wrong state outside of an action") { makeStore().assert { $0.count = 1 } },
  WrongTest(name: "a wrong state after receive") {
    let store = makeStore()
    await store.send(.ask)
    await store.receive(.answer(1)) { $0.count = 2 }
  },
  WrongTest(name: "a received action that is not asserted") { await makeStore().send(.ask) },
  WrongTest(name: "a send before a receive") {
    let store = makeStore()
    await store.send(.ask)
    await store.send(.nothing)
  },
  WrongTest(name: "a received action at finish") {
    let store = makeStore()
    await store.send(.ask)
    await store.finish()
  },
  WrongTest(name: "another action") {
    let store = makeStore()
    await store.send(.ask)
    await store.receive(.answer(2))
  },
  WrongTest(name: "a receive without an effect") { await makeStore().receive(.answer(1)) },
  WrongTest(name: "a receive before the clock moves") {
    let store = makeStore()
    let task = await store.send(.sleep)
    await store.receive(.answer(2))
    await task.cancel()
  },
  WrongTest(name: "an effect that runs at the end") { await makeStore().send(.sleep) },
  WrongTest(name: "an effect that runs at finish") {
    let store = makeStore()
    let task = await store.send(.sleep)
    await store.finish()
    await task.cancel()
  },
  WrongTest(name: "a task that runs at its finish") {
    let store = makeStore()
    let task = await store.send(.sleep)
    await task.finish()
    await task.cancel()
  },
  WrongTest(name: "no action to skip") { await makeStore().skipReceivedActions() },
  WrongTest(name: "no effect to skip") { await makeStore().skipInFlightEffects() },
  WrongTest(name: "a send after the dismissal") {
    let store = makeStore()
    await store.send(.dismiss)
    await store.send(.nothing)
  },
  WrongTest(name: "shared state that is not asserted") { await makeStore().send(.countShared) },
]
