public import SwiftNavigation

extension UIBindable {
  /// Returns a binding to the store of a stack, for a view that shows it.
  ///
  /// Send actions to the store to change the stack; writes to the binding are ignored.
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stackBinding(state: state, action: action)
  }

  /// Returns a binding to the store of a stack, for a view that shows it.
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    _ state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension UIBinding {
  /// Returns a binding to the store of a stack, for a view that shows it.
  ///
  /// Send actions to the store to change the stack; writes to the binding are ignored.
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stackBinding(state: state, action: action)
  }

  /// Returns a binding to the store of a stack, for a view that shows it.
  ///
  /// - Parameters:
  ///   - state: The property that holds the stack.
  ///   - action: The case that carries the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    _ state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension Store where State: ObservableState {
  fileprivate func stackBinding<Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>> {
    UIBinding(
      id: StackBindingID(store: self, id: ScopeID<State, Action>(state: state, action: action)),
      get: { self.scope(state: state, action: action) },
      set: { _, _ in })
  }
}

private struct StackBindingID<State, Action>: Hashable {
  let store: Store<State, Action>
  let id: ScopeID<State, Action>
}
