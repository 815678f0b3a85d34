import ComposableArchitectureClassic
import Foundation
import Testing

private struct Failure: Error, Equatable {}

/// Classic effects.
struct EffectTests {
  @Test("'none' completes without a value")
  func none() {
    let emissions = Emissions(of: Effect<Int, Never>.none)
    #expect(emissions.values == [])
    #expect(emissions.isComplete)
  }

  @Test("an effect of a value emits it on subscription")
  func value() {
    let emissions = Emissions(of: Effect<Int, Never>(value: 1))
    #expect(emissions.values == [1])
    #expect(emissions.isComplete)
  }

  @Test("an effect of an error fails")
  func error() {
    let emissions = Emissions(of: Effect<Int, Failure>(error: Failure()).catchToEffect())
    #expect(emissions.values == [.failure(Failure())])
    #expect(emissions.isComplete)
  }

  @Test("'eraseToEffect' turns a publisher into an effect, mapped if asked")
  func erasing() {
    let numbers: Effect<Int, Never> = [1, 2].publisher.eraseToEffect()
    #expect(Emissions(of: numbers).values == [1, 2])
    let tens: Effect<Int, Never> = [1, 2].publisher.eraseToEffect { (number: Int) in number * 10 }
    #expect(Emissions(of: tens).values == [10, 20])
    let texts: Effect<String, Never> = numbers.map { (number: Int) in "\(number)" }
    #expect(Emissions(of: texts).values == ["1", "2"])
  }

  @Test("an effect created from another effect emits the same values")
  func wrapping() {
    let effect = Effect<Int, Never>(Effect<Int, Never>(value: 1))
    #expect(Emissions(of: effect).values == [1])
  }

  @Test("'catchToEffect' maps results into an effect that cannot fail")
  func catching() {
    let success = Effect<Int, Failure>(value: 2).catchToEffect { "\($0)" }
    #expect(Emissions(of: success).values == ["success(2)"])
  }

  @Test("a future's work runs on subscription, again for each subscriber")
  func future() {
    var count = 0
    let effect = Effect<Int, Never>.future { callback in
      count += 1
      callback(.success(count))
    }
    #expect(count == 0)
    #expect(Emissions(of: effect).values == [1])
    #expect(Emissions(of: effect).values == [2])
  }

  @Test("a result is computed on subscription")
  func result() {
    var count = 0
    let effect = Effect<Int, Failure>.result {
      count += 1
      return count == 1 ? .success(count) : .failure(Failure())
    }
    #expect(Emissions(of: effect.catchToEffect()).values == [.success(1)])
    #expect(Emissions(of: effect.catchToEffect()).values == [.failure(Failure())])
  }

  @Test("a function that throws becomes an effect that fails")
  func throwing() {
    let effect = Effect<Int, any Error>.catching { throw Failure() }
    let emissions = Emissions(of: effect.catchToEffect { (try? $0.get()) ?? -1 })
    #expect(emissions.values == [-1])
  }

  @Test("'fireAndForget' works on subscription, emits nothing and completes")
  func fireAndForget() {
    var count = 0
    let effect = Effect<Int, Never>.fireAndForget { count += 1 }
    #expect(count == 0)
    let emissions = Emissions(of: effect)
    #expect(count == 1)
    #expect(emissions.values == [])
    #expect(emissions.isComplete)
  }

  @Test("'fireAndForget' ignores errors")
  func throwingFireAndForget() {
    let emissions = Emissions(of: Effect<Int, Never>.fireAndForget { throw Failure() })
    #expect(emissions.isComplete)
  }

  @Test("a publisher's 'fireAndForget' emits nothing and takes on any type")
  func publisherFireAndForget() {
    var seen: [Int] = []
    let effect: Effect<String, Never> =
      [1, 2].publisher
      .handleEvents(receiveOutput: { seen.append($0) })
      .setFailureType(to: Failure.self)
      .fireAndForget()
    let emissions = Emissions(of: effect)
    #expect(seen == [1, 2])
    #expect(emissions.values == [])
    #expect(emissions.isComplete)
  }

  @Test("a 'run' effect drops values that are sent after its completion")
  func run() {
    let effect = Effect<Int, Never>.run { subscriber in
      subscriber.send(1)
      subscriber.send(2)
      subscriber.send(completion: .finished)
      subscriber.send(3)
      return AnyCancellable {}
    }
    let emissions = Emissions(of: effect)
    #expect(emissions.values == [1, 2])
    #expect(emissions.isComplete)
  }

  @Test("a 'run' effect's cancellable is cancelled on completion as well")
  func runCancellation() {
    var cancelled = 0
    var subscriber: Effect<Int, Never>.Subscriber?
    let effect = Effect<Int, Never>.run {
      subscriber = $0
      return AnyCancellable { cancelled += 1 }
    }
    var values: [Int] = []
    let first = effect.sink { values.append($0) }
    subscriber?.send(1)
    first.cancel()
    #expect(cancelled == 1)
    subscriber?.send(2)
    #expect(values == [1])
    let second = effect.sink { values.append($0) }
    subscriber?.send(completion: .finished)
    #expect(cancelled == 2)
    second.cancel()
    #expect(cancelled == 2)
  }

  @Test("a 'run' effect buffers values in order until there is demand")
  func demand() {
    final class Slow: CombineSubscriber {
      typealias Input = Int
      typealias Failure = Never
      var subscription: (any Subscription)?
      var values: [Int] = []
      var isComplete = false
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { isComplete = true }
    }
    let slow = Slow()
    Effect<Int, Never>.run { subscriber in
      for value in 1...3 { subscriber.send(value) }
      subscriber.send(completion: .finished)
      return AnyCancellable {}
    }
    .subscribe(slow)
    #expect(slow.values == [])
    slow.subscription?.request(.max(2))
    #expect(slow.values == [1, 2])
    #expect(!slow.isComplete)
    slow.subscription?.request(.max(1))
    #expect(slow.values == [1, 2, 3])
    #expect(slow.isComplete)
  }

  @Test("'concatenate' starts each effect after the previous one completes")
  func concatenate() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = Effect.concatenate(
      Effect(value: 1), .none, subject.eraseToEffect(), Effect(value: 3)
    )
    .sink { values.append($0) }
    #expect(values == [1])
    subject.send(2)
    #expect(values == [1, 2])
    subject.send(completion: .finished)
    #expect(values == [1, 2, 3])
    cancellable.cancel()
    #expect(Emissions(of: Effect<Int, Never>.concatenate([])).isComplete)
  }

  @Test("'merge' runs effects at the same time, subscribed to in order")
  func merge() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var isComplete = false
    let cancellable = Effect.merge(
      Effect(value: 1), subject.eraseToEffect(), .none, Effect(value: 2)
    )
    .sink(receiveCompletion: { _ in isComplete = true }, receiveValue: { values.append($0) })
    #expect(values == [1, 2])
    subject.send(3)
    #expect(values == [1, 2, 3])
    #expect(!isComplete)
    subject.send(completion: .finished)
    #expect(isComplete)
    cancellable.cancel()
    #expect(Emissions(of: Effect<Int, Never>.merge([])).isComplete)
  }

  @Test("a failing effect reports an issue when it runs, not when created")
  func failing() {
    let effect = Effect<Int, Never>.failing("RhymeClient.fetch")
    expectIssues(
      """
      RhymeClient.fetch: an effect that is not expected in this test was run.

      To fix this, give the environment an effect for the test, or correct the reducer if the \
      effect should not run.
      """
    ) {
      #expect(Emissions(of: effect).isComplete)
    }
    expectIssues(
      """
      An effect that is not expected in this test was run.

      To fix this, give the environment an effect for the test, or correct the reducer if the \
      effect should not run.
      """
    ) {
      #expect(Emissions(of: Effect<Int, Never>.unimplemented("")).isComplete)
    }
  }

  @Test("a task becomes an effect that emits the task's result")
  func task() async {
    let values = await withCheckedContinuation { continuation in
      var values: [Int] = []
      var keep: AnyCancellable?
      keep = Effect<Int, Never>.task { 7 }
        .sink(
          receiveCompletion: { _ in
            withExtendedLifetime(keep) {}
            continuation.resume(returning: values)
          }, receiveValue: { values.append($0) })
    }
    #expect(values == [7])
  }

  @Test("a task that throws becomes an effect that fails")
  func throwingTask() async {
    let result = await withCheckedContinuation {
      (continuation: CheckedContinuation<Int, Never>) in
      var keep: AnyCancellable?
      keep = Effect<Int, any Error>.task { throw Failure() }
        .catchToEffect { (try? $0.get()) ?? -1 }
        .sink {
          withExtendedLifetime(keep) {}
          continuation.resume(returning: $0)
        }
    }
    #expect(result == -1)
  }

  @Test("a 'fireAndForget' task emits nothing and completes its effect")
  func asynchronousFireAndForget() async {
    let count = LockIsolated(0)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      var keep: AnyCancellable?
      keep = Effect<Int, Never>.fireAndForget(priority: nil) { count.withValue { $0 += 1 } }
        .sink(
          receiveCompletion: { _ in
            withExtendedLifetime(keep) {}
            continuation.resume()
          }, receiveValue: { _ in })
    }
    #expect(count.value == 1)
  }
}
