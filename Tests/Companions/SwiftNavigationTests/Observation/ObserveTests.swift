#if Macros
import ConcurrencyExtras
import SwiftNavigation
import Testing

@MainActor
struct ObserveTests {
  @Test("'observe' calls its closure at once and after each change")
  func changes() async {
    let model = Model()
    var counts: [Int] = []
    let token = observe { counts.append(model.count) }
    #expect(counts == [0])
    model.count = 1
    #expect(counts == [0])
    await drainMainActor()
    #expect(counts == [0, 1])
    model.count = 2
    await drainMainActor()
    #expect(counts == [0, 1, 2])
    #expect(!token.isCancelled)
  }

  @Test("changes between two suspensions cause one call")
  func coalescing() async {
    let model = Model()
    var values: [String] = []
    let token = observe { values.append("\(model.count)\(model.text)") }
    model.count = 1
    model.text = "a"
    model.count = 2
    await drainMainActor()
    #expect(values == ["0", "2a"])
    await drainMainActor()
    #expect(values == ["0", "2a"])
    token.cancel()
  }

  @Test("a value not read in the last call is not observed")
  func dependencies() async {
    let model = Model()
    var calls = 0
    let token = observe {
      calls += 1
      if model.count == 0 { _ = model.text }
    }
    model.text = "a"
    await drainMainActor()
    #expect(calls == 2)
    model.count = 1
    await drainMainActor()
    #expect(calls == 3)
    model.text = "b"
    await drainMainActor()
    #expect(calls == 3)
    token.cancel()
  }

  @Test("cancelling the token ends the observation, even before a pending call")
  func cancellation() async {
    let model = Model()
    var counts: [Int] = []
    let token = observe { counts.append(model.count) }
    model.count = 1
    token.cancel()
    await drainMainActor()
    model.count = 2
    await drainMainActor()
    #expect(counts == [0])
    #expect(token.isCancelled)
  }

  @Test("releasing the token ends the observation and releases its closure")
  func deallocation() async {
    let model = Model()
    weak var object: Model?
    var calls = 0
    do {
      let held = Model()
      object = held
      var token: ObserveToken? = observe {
        calls += 1
        _ = model.count + held.count
      }
      #expect(token?.isCancelled == false)
      token = nil
    }
    #expect(object == nil)
    model.count = 1
    await drainMainActor()
    #expect(calls == 1)
  }

  @Test("the closure receives the transaction of its change")
  func transactions() async {
    let model = Model()
    var speeds: [Int?] = []
    let token = withUITransaction(\.speed, 1) {
      observe { transaction in
        _ = model.count
        speeds.append(transaction.speed)
      }
    }
    #expect(speeds == [1])
    withUITransaction(\.speed, 2) { model.count += 1 }
    await drainMainActor()
    #expect(speeds == [1, 2])
    model.count += 1
    await drainMainActor()
    #expect(speeds == [1, 2, nil])
    token.cancel()
  }

  @Test("custom transaction keys wrap the closure, the last key outermost")
  func customKeys() async {
    let model = Model()
    let log = LockIsolated<[String]>([])
    let token = observe {
      log.withValue { $0.append("apply") }
      _ = model.count
    }
    var transaction = UITransaction()
    transaction.isSilent = true
    transaction.ceremony = Ceremony(name: "first", log: log)
    transaction.secondCeremony = Ceremony(name: "second", log: log)
    withUITransaction(transaction) { model.count += 1 }
    await drainMainActor()
    #expect(
      log.value == [
        "apply", "start second", "start first", "apply", "end first", "end second",
      ])
    token.cancel()
  }

  @Test("a change inside an observe closure carries its transaction on")
  func nested() async {
    let model = Model()
    let other = Model()
    var speeds: [Int?] = []
    let outer = observe { other.count = model.count }
    let inner = observe { transaction in
      _ = other.count
      speeds.append(transaction.speed)
    }
    withUITransaction(\.speed, 3) { model.count = 1 }
    await drainMainActor()
    await drainMainActor()
    #expect(speeds == [nil, 3])
    outer.cancel()
    inner.cancel()
  }

  @Test("a main actor closure is called there, wherever it is observed from")
  func fromElsewhere() async {
    let model = Model()
    let (counts, count) = AsyncStream.makeStream(of: Int.self)
    let apply: @MainActor @Sendable () -> Void = {
      MainActor.assertIsolated()
      count.yield(model.count)
    }
    let token = await Task.detached { observe(apply) }.value
    var iterator = counts.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    model.count = 1
    #expect(await iterator.next() == 1)
    token.cancel()
  }

  actor Counter {
    let counter = Observed()

    @Observable
    final class Observed: @unchecked Sendable {
      // Safe: only touched on the actor.
      var count = 0
    }

    func increment() { counter.count += 1 }

    func observeCount(_ counts: AsyncStream<Int>.Continuation) -> ObserveToken {
      observe {
        self.assertIsolated()
        counts.yield(self.counter.count)
      }
    }
  }

  @Test("an actor's closure is called on that actor")
  func actors() async {
    let counter = Counter()
    let (counts, count) = AsyncStream.makeStream(of: Int.self)
    let token = await counter.observeCount(count)
    var iterator = counts.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    await counter.increment()
    #expect(await iterator.next() == 1)
    token.cancel()
  }
}
#endif
