import ComposableArchitecture
import Testing

@testable import IntervalTraining

@MainActor
struct RoundsFeatureTests {
  @Test("a training counts its phases down, and ends after the last round without a rest")
  func training() async {
    let clock = TestClock()
    let store = TestStore(initialState: RoundsFeature.State()) {
      RoundsFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.state.$rounds.withLock { $0 = 2 }
    store.state.$work.withLock { $0 = 2 }
    store.state.$rest.withLock { $0 = 1 }
    await store.send(.startButtonTapped) {
      ($0.phase, $0.remaining, $0.isRunning) = (.work(round: 1), 2, true)
    }
    let expected: [(Phase, Int)] = [
      (.work(round: 1), 1), (.rest(round: 1), 1), (.work(round: 2), 2), (.work(round: 2), 1),
    ]
    for (phase, remaining) in expected {
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) { ($0.phase, $0.remaining) = (phase, remaining) }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      ($0.phase, $0.remaining, $0.isRunning, $0.finished) = (.done, 0, false, 1)
    }
  }

  @Test("a training that is held goes on where it was")
  func holding() async {
    let clock = TestClock()
    let store = TestStore(initialState: RoundsFeature.State()) {
      RoundsFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) {
      ($0.phase, $0.remaining, $0.isRunning) = (.work(round: 1), 40, true)
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(.holdButtonTapped) { $0.isRunning = false }
    await clock.advance(by: .seconds(9))
    await store.send(.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.remaining = 39 }
    await store.send(.resetButtonTapped) {
      ($0.phase, $0.remaining, $0.isRunning) = (.ready, 0, false)
    }
  }

  @Test("a look at the plan keeps the training, and a change of the plan ends it")
  func settings() async {
    let clock = TestClock()
    let store = TestStore(initialState: RoundsFeature.State()) {
      RoundsFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startButtonTapped) {
      ($0.phase, $0.remaining, $0.isRunning) = (.work(round: 1), 40, true)
    }
    await store.send(.settingsButtonTapped) {
      $0.settings = PlanForm.State()
      $0.planBefore = Plan()
      $0.isRunning = false
    }
    await store.send(\.settings.doneButtonTapped)
    await store.receive(\.settings.dismiss) { $0.settings = nil }
    #expect(store.state.phase == .work(round: 1))

    await store.send(.settingsButtonTapped) { $0.settings = PlanForm.State() }
    store.state.settings?.$rest.withLock { $0 = 0 }
    #expect(store.state.plan == Plan(rounds: 5, work: 40, rest: 0))
    await store.send(\.settings.doneButtonTapped)
    await store.receive(\.settings.dismiss) {
      $0.settings = nil
      ($0.phase, $0.remaining) = (.ready, 0)
    }
  }

  @Test("a training that a reload has kept counts on, within the current plan")
  func restoring() async {
    let clock = TestClock()
    let store = TestStore(initialState: RoundsFeature.State()) {
      RoundsFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    #expect(store.state.kept == nil)
    let training = KeptTraining(
      phase: .rest(round: 2), remaining: 90, isRunning: true, finished: 1)
    await store.send(.restored(training)) {
      ($0.phase, $0.remaining, $0.isRunning) = (.rest(round: 2), 20, true)
      $0.finished = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.remaining = 19 }
    await store.send(.holdButtonTapped) { $0.isRunning = false }
    #expect(
      store.state.kept
        == KeptTraining(phase: .rest(round: 2), remaining: 19, isRunning: false, finished: 1))
  }

  @Test("without a rest, one round follows the other")
  func phases() {
    let plan = Plan(rounds: 3, work: 30, rest: 0)
    #expect(plan.duration == 90)
    #expect(Phase.work(round: 1).next(in: plan) == .work(round: 2))
    #expect(Phase.work(round: 3).next(in: plan) == .done)
    #expect(Plan(rounds: 3, work: 30, rest: 10).duration == 110)
  }
}
