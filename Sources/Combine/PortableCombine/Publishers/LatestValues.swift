#if !canImport(Combine)
import Foundation

/// A publisher of the latest values of several publishers, once each has emitted one.
struct LatestValues<Failure: Error>: Publisher {
  typealias Output = [Any]

  let upstreams: [AnyPublisher<Any, Failure>]

  func receive(subscriber: some Subscriber<[Any], Failure>) {
    let combination = LatestCombination(subscriber, count: upstreams.count)
    subscriber.receive(subscription: combination)
    for (index, upstream) in upstreams.enumerated() {
      guard !combination.isOver else { return }
      combination.keep(
        upstream.sink {
          combination.receive($0, at: index)
        } receiveValue: {
          combination.receive($0, at: index)
        })
    }
  }
}

/// Hides the type of a publisher's values.
func erase<Upstream: Publisher>(_ upstream: Upstream) -> AnyPublisher<Any, Upstream.Failure> {
  upstream.map { $0 as Any }.eraseToAnyPublisher()
}

/// A subscription to the latest values of several publishers.
private final class LatestCombination<Downstream: Subscriber<[Any], Failure>, Failure: Error>:
  Subscription, @unchecked Sendable
{
  // Safe: touched only while `lock` is held.
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var latest: [Any?]
  /// The values not published yet.
  private var pending: [[Any]] = []
  private var finished: Set<Int> = []
  private var failure: Failure?
  private var isDelivering = false
  private var upstreams: [AnyCancellable] = []
  private let lock = NSLock()

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    latest = Array(repeating: nil, count: count)
  }

  var isOver: Bool { lock.withLock { downstream == nil } }

  func keep(_ upstream: AnyCancellable) {
    let isOver = lock.withLock {
      if downstream != nil { upstreams.append(upstream) }
      return downstream == nil
    }
    if isOver { upstream.cancel() }
  }

  func receive(_ value: Any, at index: Int) {
    let replaced = lock.withLock { () -> (Any?, [[Any]]) in
      guard downstream != nil else { return (nil, []) }
      let old = latest[index]
      latest[index] = value
      let values = latest.compactMap { $0 }
      guard values.count == latest.count else { return (old, []) }
      // Without demand, outdated combinations are dropped.
      let outdated = !isDelivering && demand == .none ? pending : []
      if !outdated.isEmpty { pending = [] }
      pending.append(values)
      return (old, outdated)
    }
    // Released outside of the lock: the release may run any code.
    withExtendedLifetime(replaced) {}
    deliver()
  }

  func receive(_ completion: Subscribers.Completion<Failure>, at index: Int) {
    lock.withLock {
      switch completion {
      case .finished: _ = finished.insert(index)
      case .failure(let error): failure = failure ?? error
      }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let released = lock.withLock {
      defer {
        downstream = nil
        upstreams = []
        latest = []
      }
      return (downstream, upstreams, latest)
    }
    for upstream in released.1 { upstream.cancel() }
  }

  private enum Step {
    case values([Any])
    case completion(Subscribers.Completion<Failure>)
  }

  private func nextStep() -> (Downstream, Step)? {
    lock.withLock {
      guard let downstream, !isDelivering else { return nil }
      if let failure { return (downstream, .completion(.failure(failure))) }
      if !pending.isEmpty {
        guard demand > .none else { return nil }
        demand -= 1
        isDelivering = true
        return (downstream, .values(pending.removeFirst()))
      }
      // A publisher that finished without a value rules out any further combination.
      let canGoOn = latest.indices.allSatisfy { latest[$0] != nil || !finished.contains($0) }
      guard finished.count == latest.count || !canGoOn else { return nil }
      return (downstream, .completion(.finished))
    }
  }

  private func deliver() {
    while let (downstream, step) = nextStep() {
      switch step {
      case .values(let values):
        let more = downstream.receive(values)
        lock.withLock {
          demand += more
          isDelivering = false
        }
      case .completion(let completion):
        cancel()
        return downstream.receive(completion: completion)
      }
    }
  }
}
#endif
