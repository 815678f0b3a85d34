public import CasePaths
import ComposableCore
import ComposableUI

/// The first half of a binding to a property of the state: `$store.text.sending(\.textChanged)`.
///
/// Underscored because it is only ever an intermediate value.
@MainActor
@dynamicMemberLookup
public struct _StoreBindable<State, Action, Value> {
  fileprivate let store: Store<State, Action>
  fileprivate let keyPath: KeyPath<State, Value>

  /// Goes on to a property of the value, before `sending(_:)` makes a binding of it.
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

  /// Refuses a case that the actions do not have, or one of another type.
  @available(
    *, unavailable, message: "The actions have no case of this name with a payload of this type"
  )
  @_disfavoredOverload
  public func sending(_ action: KeyPath<_UnknownCase, _UnknownCase>) -> Binding<Value> {
    preconditionFailure("'sending' was called with an unknown case")
  }
}

// Underscored too. The original has separate types for these four; code may name them.

/// The intermediate value of a binding to a property of a bindable store's state.
public typealias _StoreBindable_SwiftUI<State, Action, Value> = _StoreBindable<State, Action, Value>

/// The intermediate value of a binding to a property of a bindable store's state.
public typealias _StoreBindable_Perception<State, Action, Value> = _StoreBindable<
  State, Action, Value
>

/// The intermediate value of a binding to a property of a bound store's state.
public typealias _StoreBinding<State, Action, Value> = _StoreBindable<State, Action, Value>

/// The intermediate value of a binding to a property of an observed store's state.
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
