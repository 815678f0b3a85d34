import CombineSchedulers
import Testing

struct SchedulerTests {
  @Test("an immediate scheduler runs work at once, and repeated work one time")
  func immediate() {
    var log: [String] = []
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: start.advanced(by: 5)) { log.append("later") }
    let cancellable = scheduler.schedule(after: start, interval: 1) { log.append("repeated") }
    #expect(log == ["now", "later", "repeated"])
    #expect(scheduler.now == start)
    #expect(scheduler.minimumTolerance == 0)
    cancellable.cancel()
  }

  @Test("every kind of queue has an immediate scheduler, also when erased")
  func immediateKinds() {
    var count = 0
    RunLoop.immediate.schedule { count += 1 }
    OperationQueue.immediate.schedule { count += 1 }
    UIScheduler.immediate.schedule { count += 1 }
    (.immediate as AnySchedulerOf<DispatchQueue>).schedule { count += 1 }
    (.immediate as AnySchedulerOf<RunLoop>).schedule { count += 1 }
    (.immediate as AnySchedulerOf<OperationQueue>).schedule { count += 1 }
    (.immediate as AnySchedulerOf<UIScheduler>).schedule { count += 1 }
    #expect(count == 7)
  }

  @Test("an erased scheduler forwards to the scheduler that it wraps")
  func erased() {
    let test = DispatchQueue.test
    let scheduler = test.eraseToAnyScheduler()
    var log: [String] = []
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("later") }
    let cancellable = scheduler.schedule(after: scheduler.now.advanced(by: 2), interval: 1) {
      log.append("repeated")
    }
    #expect(log == [])
    test.advance(by: 3)
    #expect(log == ["now", "later", "repeated", "repeated"])
    #expect(scheduler.now == test.now)
    #expect(scheduler.minimumTolerance == test.minimumTolerance)
    cancellable.cancel()
    test.advance(by: 3)
    #expect(log.count == 4)
  }

  @Test("a scheduler can be built from closures")
  func functions() {
    var log: [String] = []
    let base = DispatchQueue.test
    let scheduler = AnySchedulerOf<DispatchQueue>(
      minimumTolerance: { 3 },
      now: { base.now.advanced(by: 1) },
      scheduleImmediately: { _, action in
        log.append("immediately")
        action()
      },
      delayed: { _, tolerance, _, action in
        log.append("delayed, tolerance \(tolerance.magnitude / 1_000_000_000)")
        action()
      },
      interval: { _, _, _, _, action in
        log.append("interval")
        action()
        return AnyCancellable { log.append("cancelled") }
      })
    scheduler.schedule { log.append("a") }
    scheduler.schedule(after: scheduler.now) { log.append("b") }
    scheduler.schedule(after: scheduler.now, interval: 1) { log.append("c") }.cancel()
    #expect(
      log == [
        "immediately", "a", "delayed, tolerance 3", "b", "interval", "c", "cancelled",
      ])
    #expect(base.now.distance(to: scheduler.now) == 1)
  }

  @MainActor
  @Test("'UIScheduler' runs work at once on the main queue, else soon on it")
  func userInterface() async {
    var isPerformed = false
    UIScheduler.shared.schedule { isPerformed = true }
    #expect(isPerformed)
    let shared: AnySchedulerOf<UIScheduler> = .shared
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        shared.schedule {
          dispatchPrecondition(condition: .onQueue(.main))
          continuation.resume()
        }
      }
    }
    await withCheckedContinuation { continuation in
      shared.schedule(after: shared.now) { continuation.resume() }
    }
  }

  @Test("a cancelled sleep throws, whether it waits or has yet to begin")
  func cancelledSleep() async {
    let scheduler = DispatchQueue.test
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await scheduler.sleep(until: scheduler.now)
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    await #expect(throws: Never.self) {
      try await DispatchQueue.immediate.sleep(for: .seconds(1_000_000))
    }
  }

  @Test("work is measured in the scheduler's own time")
  func measure() {
    let scheduler = DispatchQueue.test
    let duration = scheduler.measure { scheduler.advance(by: 3) }
    #expect(duration == 3)
  }

  @Test("a timer publisher ticks while it is connected")
  func timerPublisher() {
    let scheduler = RunLoop.test
    let start = scheduler.now
    let timer = scheduler.timerPublisher(every: 2)
    #expect(timer.interval == 2)
    #expect(timer.tolerance == nil)
    var ticks: [Double] = []
    let subscription = timer.sink { ticks.append(start.distance(to: $0).timeInterval) }
    scheduler.advance(by: 10)
    #expect(ticks == [])
    let connection = timer.connect()
    scheduler.advance(by: 4)
    #expect(ticks == [12, 14])
    connection.cancel()
    scheduler.run()
    #expect(ticks == [12, 14])
    withExtendedLifetime(subscription) {}
  }

  @Test("publishers wait on test schedulers")
  func operators() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    var cancellables: Set<AnyCancellable> = []
    let subject = PassthroughSubject<Int, Never>()
    subject.receive(on: scheduler).sink { log.append("received \($0)") }.store(in: &cancellables)
    subject.debounce(for: 1, scheduler: scheduler).sink { log.append("debounced \($0)") }
      .store(in: &cancellables)
    subject.delay(for: 2, scheduler: scheduler).sink { log.append("delayed \($0)") }
      .store(in: &cancellables)
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    scheduler.advance()
    #expect(log == ["received 1", "received 2"])
    scheduler.advance(by: 1)
    #expect(log == ["received 1", "received 2", "debounced 2"])
    scheduler.advance(by: 1)
    #expect(log == ["received 1", "received 2", "debounced 2", "delayed 1", "delayed 2"])
  }
}
