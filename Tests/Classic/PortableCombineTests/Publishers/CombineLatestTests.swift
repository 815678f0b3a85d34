import PortableCombine
import Testing

/// Combining the latest values of publishers.
struct CombineLatestTests {
  private struct Failure: Error, Equatable {}

  /// The values of a publisher that sends them at once, as Swift describes them.
  private func described<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Never {
    var log: [String] = []
    let cancellable = publisher.sink { log.append("\($0)") }
    withExtendedLifetime(cancellable) {}
    return log
  }

  @Test("the latest two values are published on each change, once both exist")
  func two() {
    let numbers = PassthroughSubject<Int, Never>()
    let names = PassthroughSubject<String, Never>()
    var log: [String] = []
    let cancellable = numbers.combineLatest(names).sink { _ in
      log.append("finished")
    } receiveValue: { number, name in
      log.append("\(number)\(name)")
    }
    numbers.send(1)
    numbers.send(2)
    #expect(log == [])
    names.send("a")
    names.send("b")
    numbers.send(3)
    #expect(log == ["2a", "2b", "3b"])
    numbers.send(completion: .finished)
    names.send("c")
    #expect(log == ["2a", "2b", "3b", "3c"])
    names.send(completion: .finished)
    #expect(log == ["2a", "2b", "3b", "3c", "finished"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("three or four publishers are combined, optionally by a function")
  func more() {
    let one = Just(1)
    let two = Just(2)
    let three = Just(3)
    #expect(described(one.combineLatest(Just("a"), Just(true))) == ["(1, \"a\", true)"])
    #expect(
      described(one.combineLatest(Just("a"), Just(true), Just(2.5)))
        == ["(1, \"a\", true, 2.5)"])
    let sum = one.combineLatest(two) { (first: Int, second: Int) in first + second }
    #expect(described(sum) == ["3"])
    let sumOfThree = one.combineLatest(two, three) { (first: Int, second: Int, third: Int) in
      first + second + third
    }
    #expect(described(sumOfThree) == ["6"])
    #expect(described(Publishers.CombineLatest4(one, two, three, Just(4))) == ["(1, 2, 3, 4)"])
  }

  @Test("a publisher that fails, or ends without a value, ends the combination")
  func endings() {
    let subject = PassthroughSubject<Int, Failure>()
    var log: [String] = []
    var isCancelled = false
    var cancellables: Set<AnyCancellable> = []
    subject.handleEvents(receiveCancel: { isCancelled = true })
      .combineLatest(Empty<Int, Failure>())
      .sink {
        log.append($0 == .finished ? "finished" : "failed")
      } receiveValue: { _ in
      }
      .store(in: &cancellables)
    #expect(log == ["finished"])
    #expect(isCancelled)
    subject.combineLatest(Fail<Int, Failure>(error: Failure()))
      .sink {
        log.append($0 == .finished ? "finished" : "failed")
      } receiveValue: { _ in
      }
      .store(in: &cancellables)
    #expect(log == ["finished", "failed"])
  }

  @Test("cancelling the combination releases its publishers")
  func cancellation() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    let other = PassthroughSubject<Int, Never>()
    let cancellable: AnyCancellable
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      cancellable = subject.combineLatest(other).sink { _ in }
    }
    #expect(weakSubject != nil)
    cancellable.cancel()
    #expect(weakSubject == nil)
  }

  @Test("values published without demand are replaced by the latest")
  func demand() {
    let first = CurrentValueSubject<Int, Never>(1)
    let second = CurrentValueSubject<Int, Never>(2)
    var log: [[Int]] = []
    var subscription: (any Subscription)?
    first.combineLatest(second).subscribe(
      AnySubscriber<(Int, Int), Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          log.append([$0.0, $0.1])
          return .none
        }))
    first.send(3)
    #expect(log == [])
    subscription?.request(.max(1))
    #expect(log == [[3, 2]])
    second.send(4)
    #expect(log == [[3, 2]])
    subscription?.request(.unlimited)
    #expect(log == [[3, 2], [3, 4]])
  }
}
