import Testing

@testable import ComposableCore

@MainActor
@Suite("TestStore: how it waits")
struct TestExecutorTests {
  @Test("a process that was held up looks again before its time counts as up")
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

  @Test("without any time it looks once")
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

  @Test(
    "a hundred looks are a second, but no limit takes more than a thousand",
    arguments: [
      (.seconds(1), 100), (.milliseconds(5), 0), (.seconds(-1), 0), (.seconds(Int64.max), 1_000),
    ] as [(Duration, Int)])
  func moments(timeout: Duration, count: Int) {
    #expect(TestExecutor.moments(of: timeout) == count)
  }
}
