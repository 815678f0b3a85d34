import Testing

@testable import ComposableCore

/// TestStore: waiting for conditions.
@MainActor
struct TestExecutorTests {
  @Test("a wait checks its condition once more after its time is up")
  func heldUp() async {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .milliseconds(20))
    var looks = 0
    let outcome = await TestExecutor().wait(
      atMost: .milliseconds(10), isPatient: true, hasEffects: { false },
      until: {
        looks += 1
        // The time is up before the second look.
        while clock.now < end {}
        return looks == 2
      })
    #expect(outcome == .reached)
    #expect(looks == 2)
  }

  @Test("a wait of zero length checks its condition once and times out")
  func noTime() async {
    var looks = 0
    let outcome = await TestExecutor().wait(
      atMost: .zero, isPatient: true, hasEffects: { false },
      until: {
        looks += 1
        return false
      })
    #expect(outcome == .timedOut)
    #expect(looks == 1)
  }
}
