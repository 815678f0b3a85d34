import PortableCombine
import Testing

struct AnimatedSchedulerTests {
  @Test("an animated scheduler runs work like the scheduler that it wraps")
  func animation() {
    let test = DispatchQueue.test
    let scheduler = test.animation(.default)
    var log: [Int] = []
    scheduler.schedule { log.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append(2) }
    let cancellable = scheduler.schedule(after: scheduler.now.advanced(by: 2), interval: 5) {
      log.append(3)
    }
    test.transaction(Transaction()).schedule { log.append(4) }
    test.advance(by: 2)
    #expect(log == [1, 4, 2, 3])
    #expect(scheduler.now == test.now)
    #expect(scheduler.minimumTolerance == 0)
    cancellable.cancel()
  }
}
