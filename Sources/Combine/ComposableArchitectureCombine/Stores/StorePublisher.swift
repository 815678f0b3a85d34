/// A publisher of a store's current state, and of its state after every action.
///
/// ```swift
/// store.publisher.isSearching
///   .sink { [label] in label.isHidden = !$0 }
///   .store(in: &cancellables)
/// ```
///
/// The whole state is published after every action, even if it has not changed. A member of it is
/// published only when it has changed. A subscription keeps the store alive.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The store's state.
  public typealias Output = State

  /// The publisher never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(_ upstream: some Publisher<State, Never>) {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Sends a subscriber the current state, and the state after every action.
  public func receive(subscriber: some Subscriber<State, Never>) {
    upstream.subscribe(subscriber)
  }

  /// Returns a publisher of a member of the state, which emits it only when it has changed.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream.map(keyPath).removeDuplicates())
  }
}

// Safe: subscribing switches to the main actor.
extension StorePublisher: @unchecked Sendable where State: Sendable {}
