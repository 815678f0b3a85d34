/// A publisher of a store's state: as it is, and then as it is after every action.
///
/// ```swift
/// store.publisher.isSearching
///   .sink { [label] in label.isHidden = !$0 }
///   .store(in: &cancellables)
/// ```
///
/// The whole state is published after every action, whether it has changed or not. What a member
/// finds in it is published when it has changed. A subscription keeps the store alive.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The state.
  public typealias Output = State

  /// It never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(_ upstream: some Publisher<State, Never>) {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Lets a subscriber have the state.
  public func receive(subscriber: some Subscriber<State, Never>) {
    upstream.subscribe(subscriber)
  }

  /// Returns a publisher of a part of the state, which publishes it when it has changed.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream.map(keyPath).removeDuplicates())
  }
}

// Safe: a subscription gets onto the main actor by itself.
extension StorePublisher: @unchecked Sendable where State: Sendable {}
