import PortableCombine
import Testing

/// Merging publishers.
struct MergeTests {
  private struct Failure: Error, Equatable {}

  private func subjects(_ count: Int) -> [PassthroughSubject<Int, Failure>] {
    (0..<count).map { _ in PassthroughSubject() }
  }

  /// Pokes each subject, then completes each, and returns what was published and how it ended.
  private func run(
    _ subjects: [PassthroughSubject<Int, Failure>], _ merged: some Publisher<Int, Failure>
  ) -> [String] {
    var log: [String] = []
    let cancellable = merged.sink {
      log.append($0 == .finished ? "finished" : "failed")
    } receiveValue: {
      log.append("\($0)")
    }
    for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
    for subject in subjects {
      #expect(log.count == subjects.count)
      subject.send(completion: .finished)
    }
    withExtendedLifetime(cancellable) {}
    return log
  }

  @Test("two to eight publishers are merged and finish with the last of them")
  func counts() {
    var s = subjects(2)
    let two: Publishers.Merge = s[0].map(\.self).merge(with: s[1])
    #expect(run(s, two) == ["1", "0", "finished"])
    s = subjects(3)
    #expect(run(s, s[0].merge(with: s[1], s[2])) == ["2", "1", "0", "finished"])
    s = subjects(4)
    #expect(run(s, s[0].merge(with: s[1], s[2], s[3])) == ["3", "2", "1", "0", "finished"])
    s = subjects(5)
    #expect(
      run(s, Publishers.Merge5(s[0], s[1], s[2], s[3], s[4]))
        == ["4", "3", "2", "1", "0", "finished"])
    s = subjects(6)
    #expect(
      run(s, s[0].merge(with: s[1], s[2], s[3], s[4], s[5]))
        == ["5", "4", "3", "2", "1", "0", "finished"])
    s = subjects(7)
    #expect(
      run(s, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]))
        == ["6", "5", "4", "3", "2", "1", "0", "finished"])
    s = subjects(8)
    #expect(
      run(s, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]))
        == ["7", "6", "5", "4", "3", "2", "1", "0", "finished"])
  }

  @Test("any number of publishers of one type are merged")
  func many() {
    let s = subjects(3)
    let two: Publishers.MergeMany<PassthroughSubject<Int, Failure>> = s[0].merge(with: s[1])
    #expect(run(s, two.merge(with: s[2])) == ["2", "1", "0", "finished"])
    let others = subjects(2)
    #expect(run(others, Publishers.MergeMany(others)) == ["1", "0", "finished"])
    let variadic = subjects(2)
    #expect(
      run(variadic, Publishers.MergeMany(variadic[0], variadic[1])) == ["1", "0", "finished"])
    var isFinished = false
    let none = Publishers.MergeMany([Just<Int>]()).sink { _ in
      isFinished = true
    } receiveValue: { _ in
    }
    #expect(isFinished)
    withExtendedLifetime(none) {}
  }

  @Test("the first failure ends the merge and cancels the other publishers")
  func failure() {
    let s = subjects(2)
    var log: [String] = []
    var isCancelled = false
    let cancellable = s[0].merge(with: s[1].handleEvents(receiveCancel: { isCancelled = true }))
      .sink {
        log.append($0 == .failure(Failure()) ? "failed" : "finished")
      } receiveValue: {
        log.append("\($0)")
      }
    s[1].send(1)
    s[0].send(completion: .failure(Failure()))
    s[1].send(2)
    #expect(log == ["1", "failed"])
    #expect(isCancelled)
    withExtendedLifetime(cancellable) {}
  }

  @Test("cancelling a merge cancels all its publishers")
  func cancellation() {
    let s = subjects(2)
    var cancellations = 0
    let merged = s.map { $0.handleEvents(receiveCancel: { cancellations += 1 }) }
    let cancellable = Publishers.MergeMany(merged).sink { _ in
    } receiveValue: { _ in
    }
    cancellable.cancel()
    #expect(cancellations == 2)
  }

  @Test("merged values wait until there is demand")
  func demand() {
    var log: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { subscription = $0 },
      receiveValue: {
        log.append($0)
        return .none
      })
    [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(subscriber)
    #expect(log == [])
    subscription?.request(.max(1))
    #expect(log.count == 1)
    subscription?.request(.max(2))
    #expect(log.count == 3)
    subscription?.request(.unlimited)
    #expect(log.sorted() == [1, 2, 3, 4])
  }
}
