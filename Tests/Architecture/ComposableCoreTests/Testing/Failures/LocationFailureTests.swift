#if Macros
import ComposableCore
import Foundation
import Testing

/// TestStore: where failures are reported.
@MainActor
struct LocationFailureTests {
  @Test("a failed assertion is reported at its own line")
  func lines() async {
    let store = makeStore()
    await expectIssue(at: #line + 1) {
      await store.send(.increment) { $0.count = 7 }
    }
    await store.send(.respond(1))
    await expectIssue(at: #line + 1) {
      await store.receive(.response(2))
    }
    await expectIssue(at: #line + 1) {
      await store.receive(\.response)
    }
    await expectIssue(at: #line + 1) {
      store.assert { $0.count = 7 }
    }
    await expectIssue(at: #line + 1) {
      await store.skipReceivedActions()
    }
    await expectIssue(at: #line + 1) {
      await store.skipInFlightEffects()
    }
    let task = await store.send(.wait)
    await expectIssue(at: #line + 1) {
      await task.finish(timeout: .zero)
    }
    await expectIssue(at: #line + 1) {
      await store.finish(timeout: .zero)
    }
    await store.skipInFlightEffects()
  }

  @Test("failures off the main actor are reported at the assertion's line")
  nonisolated func offMainActor() async {
    let store = await makeStore()
    await expectIssue(at: #line + 1) {
      await store.send(.increment) { $0.count = 7 }
    }
    await expectIssue(at: #line + 1) {
      await store.receive(\.response)
    }
    await expectIssue(at: #line + 1) {
      await store.skipReceivedActions()
    }
  }

  @Test("each of several stores reports failures at its own line")
  func severalStores() async {
    let first = makeStore()
    let second = makeStore()
    await first.send(.respond(1))
    await second.send(.respond(2))
    await expectIssue(at: #line + 1) {
      await second.receive(.response(1))
    }
    await expectIssue(at: #line + 1) {
      await first.receive(.response(2))
    }
  }

  @Test("leftover actions and effects are reported at the store and the send")
  func end() async {
    await expectIssue(at: #line + 2) {
      let store = TestStore(initialState: Fallible.State()) { Fallible() }
      await store.send(.wait)
    }
    await expectIssue(at: #line + 1) {
      let store = TestStore(initialState: Fallible.State()) { Fallible() }
      await store.send(.respond(1))
    }
  }

  @Test("after a failed assertion, the test continues with the actual state")
  func goesOn() async {
    let store = makeStore()
    await expectIssue(at: #line + 1) {
      await store.send(.increment) { $0.count = 7 }
    }
    await store.send(.increment) { $0.count = 2 }
  }
}

/// Expects that an operation reports one issue at a line of this file.
private func expectIssue(
  at line: Int, _ operation: @Sendable @MainActor () async -> Void,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async {
  await withKnownIssue(sourceLocation: sourceLocation) {
    await operation()
  } matching: { issue in
    issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == sourceLocation.fileID
  }
}
#endif
