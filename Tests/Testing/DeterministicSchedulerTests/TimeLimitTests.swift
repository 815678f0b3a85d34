import ConcurrencyExtras
import DeterministicScheduler
import Testing

struct TimeLimitTests {
  @Test(
    "a time limit allows 100 checks per second, and at most 1,000",
    arguments: [
      (.seconds(1), 100), (.milliseconds(5), 0), (.seconds(-1), 0), (.seconds(Int64.max), 1_000),
    ] as [(Duration, Int)])
  func looks(timeout: Duration, count: Int) {
    #expect(TimeLimit(timeout).looksLeft == count)
  }

  @Test("a time limit ends only after its last check, however late it is")
  func isOver() {
    var limit = TimeLimit(.milliseconds(20))
    let end = ContinuousClock.now.advanced(by: .milliseconds(20))
    while ContinuousClock.now < end {}
    let answers = (0..<3).map { _ in limit.isOver() }
    #expect(answers == [false, false, true])
  }

  @Test("a time limit of zero has ended at once")
  func none() {
    var limit = TimeLimit(.zero)
    let isOver = limit.isOver()
    #expect(isOver)
  }
}
