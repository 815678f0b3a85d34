import ComposableCore
import ComposableUI

/// A property of a store's state on its way to a binding: `$store.text.sending(\.textChanged)`.
///
/// Underscored because it is only ever an intermediate value.
@MainActor
@dynamicMemberLookup
public struct _StoreBindable<State, Action, Value> {
  fileprivate let store: Store<State, Action>
  fileprivate let keyPath: KeyPath<State, Value>

  /// Goes on to a property of the property.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBindable<State, Action, Member> {
    _StoreBindable<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// Returns a binding that reads the property and sends an action in place of writing it.
  ///
  /// - Parameter action: The case that carries the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value>
  where State: ObservableState {
    let casePath = AnyCasePath(action)
    return Binding(
      get: { store.state[keyPath: keyPath] },
      set: { store.send(casePath.embed($0)) })
  }
}

// Underscored too: the original has a type of its own for each way to get there.

/// What a property of a bindable store is on its way to a binding.
public typealias _StoreBindable_SwiftUI<State, Action, Value> = _StoreBindable<State, Action, Value>

/// What a property of a bindable store is on its way to a binding.
public typealias _StoreBindable_Perception<State, Action, Value> = _StoreBindable<
  State, Action, Value
>

/// What a property of a store is on its way from one binding to another.
public typealias _StoreBinding<State, Action, Value> = _StoreBindable<State, Action, Value>

/// What a property of an observed store is on its way to a binding.
public typealias _StoreObservedObject<State, Action, Value> = _StoreBindable<State, Action, Value>

extension Bindable {
  /// Begins a binding to a property of the store's state.
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// Begins a binding to a property of the store's state.
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member> where Value == Store<State, Action> {
    _StoreBinding(store: wrappedValue, keyPath: keyPath)
  }
}

extension ObservedObject.Wrapper {
  /// Begins a binding to a property of the store's state.
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreObservedObject<State, Action, Member> where ObjectType == Store<State, Action> {
    _StoreObservedObject(store: store(), keyPath: keyPath)
  }
}
