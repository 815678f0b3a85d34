import ConcurrencyExtras
import Sharing
import Testing

/// Subscriptions of shared values.
struct SubscriptionTests {
  let source = TestKey<Int>.Source()
  var key: TestKey<Int> { TestKey(source) }

  @Test("a subscription yields values, errors and the initial value")
  func yielding() throws {
    let count = Shared(wrappedValue: 1, key)
    let subscriber = try #require(source.subscriber.value)
    subscriber.yield(2)
    #expect(count.wrappedValue == 2)
    let messages = issues { subscriber.yield(throwing: Failure()) }
    #expect(messages == [])
    #expect(count.wrappedValue == 2)
    #expect(count.loadError is Failure)
    subscriber.yield(with: .success(3))
    #expect(count.wrappedValue == 3)
    #expect(count.loadError == nil)
    subscriber.yieldReturningInitialValue()
    #expect(count.wrappedValue == 1)
  }

  @Test("a subscription notifies of new values, not of equal ones")
  func observation() {
    let count = Shared(wrappedValue: 1, key)
    let observer = Observer { _ = count.wrappedValue }
    source.yield(1)
    #expect(observer.count == 0)
    source.yield(2)
    #expect(observer.count == 1)
  }

  @Test("a subscription can set isLoading")
  func loading() throws {
    let count = Shared(wrappedValue: 1, key)
    let observer = Observer { _ = count.isLoading }
    let subscriber = try #require(source.subscriber.value)
    subscriber.yieldLoading()
    #expect(count.isLoading)
    subscriber.yieldLoading(false)
    #expect(!count.isLoading)
    #expect(observer.count == 2)
  }

  @Test("a yielded value or error ends a subscription's loading")
  func endOfLoading() throws {
    let count = Shared(wrappedValue: 1, key)
    let subscriber = try #require(source.subscriber.value)
    for result: Result<Int?, any Error> in [.success(2), .success(nil), .failure(Failure())] {
      subscriber.yieldLoading()
      #expect(count.isLoading)
      subscriber.yield(with: result)
      #expect(!count.isLoading)
    }
  }

  @Test("a subscriber without a loading callback ignores yieldLoading")
  func withoutLoading() {
    let values = LockIsolated<[Int?]>([])
    let subscriber = SharedSubscriber<Int>(
      callback: { result in values.withValue { $0.append(try? result.get()) } }, onLoading: nil)
    subscriber.yieldLoading()
    subscriber.yield(1)
    #expect(values.value == [1])
  }

  @Test("a value yielded while a change is being saved is ignored")
  func echo() {
    let count = Shared(wrappedValue: 1, key)
    source.onSave.setValue { [source] _, continuation in
      source.yield(100)
      continuation.resume()
    }
    count.withLock { $0 = 2 }
    #expect(count.wrappedValue == 2)
    source.yield(100)
    #expect(count.wrappedValue == 100)
  }

  @Test("a subscriber does not keep its shared value alive")
  func lifetime() throws {
    _ = Shared(wrappedValue: 1, key)
    let subscriber = try #require(source.subscriber.value)
    #expect(source.cancellations.value == 1)
    subscriber.yield(2)
    subscriber.yieldLoading()
    @Shared(key) var count = 3
    #expect(count == 3)
  }

  @Test("a subscription is cancelled once, explicitly or on release")
  func cancellation() {
    let cancellations = LockIsolated(0)
    do {
      let subscription = SharedSubscription { cancellations.withValue { $0 += 1 } }
      let copy = subscription
      #expect(cancellations.value == 0)
      copy.cancel()
      subscription.cancel()
      #expect(cancellations.value == 1)
    }
    #expect(cancellations.value == 1)
    _ = SharedSubscription { cancellations.withValue { $0 += 1 } }
    #expect(cancellations.value == 2)
  }
}
