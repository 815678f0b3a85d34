public import CasePaths
public import SwiftNavigation

/// A property of a store's state, to make a binding of: `$store.text.sending(\.textChanged)`.
///
/// Underscored because it is only ever an intermediate value.
@MainActor
@dynamicMemberLookup
public struct _StoreUIBinding<State: ObservableState, Action, Value> {
  let property: StoreProperty<State, Action, Value>

  /// Returns a property of the property.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreUIBinding<State, Action, Member> {
    _StoreUIBinding<State, Action, Member>(property: property.appending(keyPath))
  }

  /// Returns a binding that reads the property and sends an action in place of writing it.
  ///
  /// - Parameter action: The case that carries the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> UIBinding<Value> {
    property.sending(action)
  }

  /// Refuses a case that the actions do not have, or one of another type.
  @available(
    *, unavailable, message: "The actions have no case of this name with a payload of this type"
  )
  @_disfavoredOverload
  public func sending(_ action: KeyPath<_UnknownCase, _UnknownCase>) -> UIBinding<Value> {
    preconditionFailure("'sending' was called with an unknown case")
  }
}

extension UIBinding {
  /// Begins a binding to a property of the store's state.
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreUIBinding<State, Action, Member> where Value == Store<State, Action> {
    _StoreUIBinding(property: StoreProperty(store: wrappedValue, keyPath: keyPath))
  }
}
