import PortableCombine
import Testing

/// Collecting values by time.
struct CollectByTimeTests {
  private let scheduler = DispatchQueue.test

  @Test("'byTime' publishes an interval's values at its end, and no empty ones")
  func byTime() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [[Int]] = []
    let cancellable = subject.collect(.byTime(scheduler, 1)).sink { log.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(log == [])
    scheduler.advance(by: 2)
    #expect(log == [[1, 2]])
    subject.send(3)
    scheduler.advance(by: 1)
    #expect(log == [[1, 2], [3]])
    cancellable.cancel()
    subject.send(4)
    // Nothing repeats any more: this returns.
    scheduler.run()
    #expect(log == [[1, 2], [3]])
  }

  @Test("'byTimeOrCount' publishes at the count, and the rest at the interval")
  func byTimeOrCount() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.collect(.byTimeOrCount(scheduler, 1, 2)).sink { _ in
      log.append("finished")
    } receiveValue: {
      log.append("\($0)")
    }
    for value in 1...3 { subject.send(value) }
    #expect(log == ["[1, 2]"])
    scheduler.advance(by: 1)
    #expect(log == ["[1, 2]", "[3]"])
    subject.send(4)
    subject.send(completion: .finished)
    #expect(log == ["[1, 2]", "[3]", "[4]", "finished"])
    scheduler.run()
    withExtendedLifetime(cancellable) {}
  }

  @Test("completion publishes the collected values; a failure drops them")
  func endings() {
    struct Failure: Error, Equatable {}
    var log: [String] = []
    func listen(_ publisher: some Publisher<Int, Failure>) -> AnyCancellable {
      publisher.collect(.byTime(scheduler, 1)).sink {
        log.append($0 == .finished ? "finished" : "failed")
      } receiveValue: {
        log.append("\($0)")
      }
    }
    let finished = listen([1, 2].publisher.setFailureType(to: Failure.self))
    #expect(log == ["[1, 2]", "finished"])
    let failed = listen(
      Just(3).setFailureType(to: Failure.self).append(Fail(error: Failure())))
    #expect(log == ["[1, 2]", "finished", "failed"])
    scheduler.run()
    #expect(log.count == 3)
    withExtendedLifetime((finished, failed)) {}
  }
}
