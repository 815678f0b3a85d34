import Foundation

extension Publisher where Failure == Never {
  /// Wraps the publisher in an effect that ends when the next one with the same id starts.
  ///
  /// - Parameter id: The id of effects that replace each other, shared by the whole process.
  public func cancellable<ID: Hashable>(id: ID) -> Effect<Output> {
    Deferred { () -> AnyPublisher<Output, Never> in
      let cancellation = PassthroughSubject<Void, Never>()
      CancellationSubjects.shared.replace(AnyHashable(id), by: cancellation)
      return prefix(untilOutputFrom: cancellation)
        .handleEvents(
          receiveCompletion: { _ in
            CancellationSubjects.shared.remove(cancellation, id: AnyHashable(id))
          },
          receiveCancel: { CancellationSubjects.shared.remove(cancellation, id: AnyHashable(id)) }
        )
        .eraseToAnyPublisher()
    }
    .eraseToEffect()
  }
}

/// The subjects that end cancellable effects, keyed by cancellation id.
private final class CancellationSubjects: @unchecked Sendable {
  // Safe: mutable state is only accessed while `lock` is held.
  static let shared = CancellationSubjects()

  private let lock = NSLock()
  private var subjects: [AnyHashable: PassthroughSubject<Void, Never>] = [:]

  func replace(_ id: AnyHashable, by subject: PassthroughSubject<Void, Never>) {
    let old = lock.withLock { subjects.updateValue(subject, forKey: id) }
    old?.send(())
  }

  func remove(_ subject: PassthroughSubject<Void, Never>, id: AnyHashable) {
    // Released outside of the lock: an id's release may run any code.
    let removed = lock.withLock {
      subjects.index(forKey: id).flatMap {
        subjects.values[$0] === subject ? subjects.remove(at: $0) : nil
      }
    }
    withExtendedLifetime(removed) {}
  }
}
