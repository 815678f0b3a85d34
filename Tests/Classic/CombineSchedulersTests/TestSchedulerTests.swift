import CombineSchedulers
import Testing

struct TestSchedulerTests {
  @Test("a test scheduler runs no work before the test advances its time")
  func advance() {
    let scheduler = DispatchQueue.test
    var log: [Int] = []
    scheduler.schedule { log.append(0) }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append(2) }
    #expect(log == [])
    scheduler.advance()
    #expect(log == [0])
    scheduler.advance(by: .milliseconds(999))
    #expect(log == [0])
    scheduler.advance(by: .milliseconds(1))
    #expect(log == [0, 1])
    scheduler.advance(by: 5)
    #expect(log == [0, 1, 2])
  }

  @Test("work for the same time runs in the order it was scheduled")
  func order() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    let date = scheduler.now.advanced(by: 1)
    for name in ["a", "b", "c"] { scheduler.schedule(after: date) { log.append(name) } }
    scheduler.schedule(after: scheduler.now) { log.append("early") }
    scheduler.schedule(after: date) { log.append("d") }
    scheduler.advance(by: 1)
    #expect(log == ["early", "a", "b", "c", "d"])
  }

  @Test("'advance' also runs work that is scheduled while it advances")
  func scheduledDuringAdvance() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) {
      log.append("first")
      scheduler.schedule { log.append("at once") }
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("second") }
      scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("late") }
    }
    scheduler.advance(by: 2)
    #expect(log == ["first", "at once", "second"])
    scheduler.advance(by: 1)
    #expect(log == ["first", "at once", "second", "late"])
  }

  @Test("'now' is the time of the running work, then the time advanced to")
  func now() {
    let scheduler = RunLoop.test
    let start = scheduler.now
    var times: [Double] = []
    scheduler.schedule(after: start.advanced(by: 1)) {
      times.append(start.distance(to: scheduler.now).timeInterval)
    }
    scheduler.advance(by: 3)
    #expect(times == [1])
    #expect(start.distance(to: scheduler.now) == 3)
    #expect(scheduler.minimumTolerance == 0)
    // It never goes back.
    scheduler.advance(to: start)
    #expect(start.distance(to: scheduler.now) == 3)
  }

  @Test("a repeated action is performed after each interval until it is cancelled")
  func interval() {
    let scheduler = OperationQueue.test
    var count = 0
    let cancellable = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
      count += 1
    }
    scheduler.advance(by: .milliseconds(999))
    #expect(count == 0)
    scheduler.advance(by: .milliseconds(1))
    #expect(count == 1)
    scheduler.advance(by: 3)
    #expect(count == 4)
    cancellable.cancel()
    scheduler.advance(by: 10)
    #expect(count == 4)
  }

  @Test("a repeated action can cancel itself")
  func cancelledInside() {
    let scheduler = DispatchQueue.test
    var count = 0
    var cancellable: (any Cancellable)?
    cancellable = scheduler.schedule(after: scheduler.now, interval: 1) {
      count += 1
      if count == 3 { cancellable?.cancel() }
    }
    scheduler.run()
    #expect(count == 3)
  }

  @Test("repeated actions of one interval keep their order")
  func orderOfIntervals() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    let first = scheduler.schedule(after: scheduler.now, interval: 2) { log.append("2s") }
    let second = scheduler.schedule(after: scheduler.now, interval: 1) { log.append("1s") }
    scheduler.advance(by: 2)
    #expect(log == ["2s", "1s", "1s", "2s", "1s"])
    first.cancel()
    second.cancel()
  }

  @Test("'run' advances the time until no work is scheduled")
  func run() {
    let scheduler = UIScheduler.test
    let start = scheduler.now
    var log: [Int] = []
    scheduler.schedule(after: start.advanced(by: 1_000_000)) {
      log.append(2)
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append(3) }
    }
    scheduler.schedule(after: start.advanced(by: 1)) { log.append(1) }
    scheduler.run()
    #expect(log == [1, 2, 3])
    #expect(start.distance(to: scheduler.now) == 1_000_001)
  }

  @Test("a test scheduler releases work that has run or was cancelled")
  func leaks() {
    final class Object {}
    let scheduler = DispatchQueue.test
    weak var performed: Object?
    weak var cancelled: Object?
    do {
      let object = Object()
      performed = object
      scheduler.schedule { withExtendedLifetime(object) {} }
      let other = Object()
      cancelled = other
      let cancellable = scheduler.schedule(after: scheduler.now, interval: 1) {
        withExtendedLifetime(other) {}
      }
      cancellable.cancel()
    }
    #expect(cancelled == nil)
    scheduler.advance()
    #expect(performed == nil)
  }
}
