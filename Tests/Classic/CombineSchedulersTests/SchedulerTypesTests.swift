import CombineSchedulers
import Testing

/// Schedulers of a kind of time that is nobody's queue, made by their initialisers.
struct SchedulerTypesTests {
  typealias Time = DispatchQueue.SchedulerTimeType
  typealias Options = DispatchQueue.SchedulerOptions

  private let start = Time(DispatchTime(uptimeNanoseconds: 1))

  @Test("a test scheduler starts at its given time")
  func testScheduler() {
    let scheduler = TestScheduler<Time, Options>(now: start)
    var log: [Time] = []
    scheduler.schedule(after: start.advanced(by: 2)) { log.append(scheduler.now) }
    scheduler.advance(by: 1)
    #expect(log == [])
    scheduler.advance(by: 1)
    #expect(log == [start.advanced(by: 2)])
  }

  @Test("an immediate scheduler stays at its given time")
  func immediateScheduler() {
    let scheduler = ImmediateScheduler<Time, Options>(now: start)
    var log: [Time] = []
    scheduler.schedule(after: start.advanced(by: 2)) { log.append(scheduler.now) }
    #expect(log == [start])
  }

  @Test("an unimplemented scheduler reports its prefix and runs no work")
  func unimplementedScheduler() {
    let scheduler = UnimplementedScheduler<Time, Options>("ours", now: start)
    var count = 0
    withKnownIssue {
      scheduler.schedule { count += 1 }
    } matching: {
      "\($0)".contains("ours")
    }
    #expect(count == 0)
  }

  @Test("an erased scheduler forwards to the one it was created from")
  func anyScheduler() {
    let base = TestScheduler<Time, Options>(now: start)
    let scheduler = AnyScheduler<Time, Options>(base)
    var count = 0
    scheduler.schedule { count += 1 }
    #expect(count == 0)
    base.advance()
    #expect(count == 1)
    #expect(scheduler.now == start)
  }
}
