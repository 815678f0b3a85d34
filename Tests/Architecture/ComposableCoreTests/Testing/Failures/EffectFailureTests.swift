#if Macros
import ComposableCore
import Testing

/// TestStore: failures about effects.
@MainActor
struct EffectFailureTests {
  static let effect = "ComposableCoreTests/FailureFixture.swift:\(Fallible.waitLine)"

  // MARK: T9

  static let effectAtEnd = """
    The test ended while an effect that was started here is still running.

      Effect:
        \(effect)

    The usual causes:

    - It waits for a clock or a stream that the test controls. Advance or finish it.
    - It lives as long as its feature. Cancel the task that "send" returned, or send the action \
    that ends it.
    - It has not ended yet. Call "finish" at the end of the test.

    If the effect is of no interest, call "skipInFlightEffects".
    """

  @Test("an effect left running fails an exhaustive test at its send")
  func runningEffect() async {
    let line: UInt = #line
    let issues = await recordingIssues {
      let store = makeStore()
      await store.send(.wait)  // Line + 3
      await store.send(.nothing)
      await store.send(.wait)  // Line + 5
    }
    #expect(
      issues.issues.value == [
        IssueRecorder.Issue(message: Self.effectAtEnd, line: line + 3),
        IssueRecorder.Issue(message: Self.effectAtEnd, line: line + 5),
      ])
  }

  @Test("an effect left running passes a non-exhaustive test, which can show it")
  func skippedRunningEffect() async {
    let unexhaustive = await recordingIssues {
      let store = makeStore(.off)
      await store.send(.wait)
    }
    #expect(unexhaustive.issues.value == [])
    let showing = await recordingIssues {
      let store = makeStore(.showing)
      await store.send(.wait)
    }
    #expect(showing.failures == [])
    #expect(showing.skipped == [Self.effectAtEnd])
  }

  // MARK: T10

  static let standstill = """
    . Every one is suspended, so none can end within the timeout of 1.0 seconds.
    """

  static func unfinished(_ circumstance: String) -> String {
    """
    "finish" found 1 effect still running\(circumstance)

        \(effect)

    The usual causes:

    - They wait for a clock or a stream that the test controls. Advance or finish it.
    - They live as long as their feature. Cancel the task that "send" returned, or send the action \
    that ends them.
    - They wait for the world outside. Give "finish" a longer "timeout".
    """
  }

  @Test("finish with or without a timeout fails a test whose effects still run")
  func finish() async {
    let issues = await recordingIssues {
      let store = makeStore()
      let task = await store.send(.wait)
      await store.finish()
      await store.finish(timeout: .seconds(0))
      await task.cancel()
      await store.finish()
    }
    #expect(
      issues.failures == [
        Self.unfinished(Self.standstill),
        Self.unfinished(" after 0.0 seconds."),
      ])
    #expect(issues.skipped == [])
  }

  @Test("finish passes a non-exhaustive test while effects run, or shows them")
  func skippedFinish() async {
    for exhaustivity in [Exhaustivity.off, .showing] {
      let issues = await recordingIssues {
        let store = makeStore(exhaustivity)
        let task = await store.send(.wait)
        await store.finish(timeout: .seconds(0))
        await task.cancel()
      }
      #expect(issues.failures == [])
      #expect(
        issues.skipped
          == (exhaustivity == .off ? [] : [Self.unfinished(" after 0.0 seconds.")]))
    }
  }

  // MARK: T11

  static func unfinishedTask(_ circumstance: String) -> String {
    """
    "finish" found effects of the action '.wait' still running\(circumstance)

        \(effect)

    The usual causes:

    - They wait for a clock or a stream that the test controls. Advance or finish it.
    - They live as long as their feature. Call "cancel" in place of "finish".
    - They wait for the world outside. Give "finish" a longer "timeout".
    """
  }

  @Test(
    "finishing a task fails when its effects still run",
    arguments: [Exhaustivity.on, .off, .showing])
  func finishTask(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      let task = await store.send(.wait)
      await task.finish()
      await task.finish(timeout: .seconds(0))
      #expect(!task.isCancelled)
      await task.cancel()
      #expect(task.isCancelled)
      await task.finish()
    }
    #expect(
      issues.failures == [
        Self.unfinishedTask(Self.standstill),
        Self.unfinishedTask(" after 0.0 seconds."),
      ])
    #expect(issues.skipped == [])
  }

  // MARK: T13, T14

  @Test(
    "skipping in-flight effects fails when there are none",
    arguments: [Exhaustivity.on, .off, .showing])
  func nothingToSkip(exhaustivity: Exhaustivity) async {
    let issues = await recordingIssues {
      let store = makeStore(exhaustivity)
      await store.skipInFlightEffects()
      await store.skipInFlightEffects(strict: false)
    }
    #expect(
      issues.failures == [
        """
        "skipInFlightEffects" found no running effect to skip.

        To fix this, remove the call, or pass "strict: false".
        """
      ])
    #expect(issues.skipped == [])
  }

  @Test("skipping in-flight effects shows them, except in silent tests")
  func skip() async {
    for exhaustivity in [Exhaustivity.on, .off, .showing] {
      let issues = await recordingIssues {
        let store = makeStore(exhaustivity)
        await store.send(.wait)
        await store.skipInFlightEffects()
      }
      #expect(issues.failures == [])
      #expect(
        issues.skipped
          == (exhaustivity == .off
            ? []
            : [
              """
              "skipInFlightEffects" skipped 1 effect, which go on:

                  \(Self.effect)
              """
            ]))
    }
  }

  // MARK: Effects without end

  @Test("an effect that loops forever is reported once and hangs no test")
  func busyEffect() async {
    let issues = await recordingIssues {
      let store = makeStore()
      let task = await store.send(.spin)
      await store.send(.increment) { $0.count = 1 }
      await task.cancel()
    }
    #expect(
      issues.failures == [
        """
        "send" found effects that keep running: they took 20000 steps without coming to rest.

          Effects that still run:
            ComposableCoreTests/FailureFixture.swift:\(Fallible.spinLine)

        The usual causes:

        - A loop yields, or sends actions, without ever waiting for anything.
        - An immediate clock drives a timer that never ends.

        To fix this, let the effect wait for a clock or a stream that the test controls.
        """
      ])
  }

  // MARK: Locations

  @Test("issues in a reducer are reported at the test's line that caused them")
  func featureIssues() async {
    struct Failure: Error {}
    let issues = await recordingIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, isThrowing in
          guard isThrowing else {
            reportIssue("Reducer")
            return .none
          }
          return .run { _ in throw Failure() }
        }
      }
      let line: UInt = #line
      await store.send(true)
      await store.send(false)
      _ = line
    }
    let lines = issues.issues.value.map(\.line)
    #expect(issues.failures.count == 2)
    #expect(issues.failures.last == "Reducer")
    #expect(lines.count == 2 && lines[1] == lines[0] + 1)
  }
}
#endif
