// Support for the views of stores whose state is not observable.

/// The observation of a store's root; it ends when this is released.
package final class StateSubscription: Sendable {
  private let observers: StateObservers?
  private let id: Int

  fileprivate init(_ observers: StateObservers?, body: @escaping @Sendable () -> Void) {
    self.observers = observers
    id = observers?.add(body) ?? 0
  }

  deinit {
    observers?.remove(id)
  }
}

extension Store {
  /// Calls a function after every turn of the root, with the state assigned.
  package func onStateChange(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> StateSubscription {
    StateSubscription(core.stateObservers) {
      // A store's engine is owned by the main actor.
      MainActor.assumeIsolated(body)
    }
  }

  /// Returns a store whose state and actions are mapped by functions.
  package func mapped<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    makeChild(ClosureCore(parent: core, state: toChildState, action: fromChildAction))
  }

  /// Returns a store over the value of optional state, or `nil` while there is none.
  package func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    let id = UnwrappedScopeID()
    guard let state = core.state else {
      children.remove(id)
      return nil
    }
    return child(id) {
      PartialCore(parent: core, initialState: state, state: { $0.state }, action: { $0 })
    }
  }

  /// Returns a store over an element.
  ///
  /// Without an element of that id, reading the store traps.
  package func element<ID: Hashable, Element, ElementAction>(
    id: ID, action toAction: @escaping (ID, ElementAction) -> Action
  ) -> Store<Element, ElementAction> where State == IdentifiedArray<ID, Element> {
    guard let element = core.state[id: id] else {
      return Store<Element, ElementAction>(core: InvalidCore())
    }
    return child(ContainedScopeID(id: id)) {
      PartialCore(
        parent: core, initialState: element, isElement: true, state: { $0.state[id: id] },
        action: { toAction(id, $0) })
    }
  }
}

extension Store {
  /// Whether the state of the store was removed.
  package var isInvalid: Bool { core.isInvalid }

  /// Whether the state was removed because a feature on the way to it was dismissed.
  package var isDismissed: Bool { core.isDismissed }

  /// The state; reading it is observed.
  package var trackedState: State { observedState }

  /// Returns a store over an element of a stack, which keeps the last known element after its
  /// removal.
  ///
  /// Reading an element that is observable state does not observe the stack.
  package func element<Element, ElementAction>(
    _ component: StackState<Element>.Component
  ) -> Store<Element, ElementAction>
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    guard core.canCacheChildren else {
      let id = component.id
      return makeChild(
        PartialCore(
          parent: core, initialState: component.element, isElement: true,
          state: { $0.state[id: id] },
          action: { .element(id: id, action: $0) }))
    }
    typealias Group = ElementGroup<State, Action, State, ElementAction>
    let group = children.child(StackScopeID(), as: Group.self) ?? makeStackGroup()
    return group.store(component.id, initialState: component.element, of: self)
  }

  private func makeStackGroup<Element, ElementAction>()
    -> ElementGroup<State, Action, State, ElementAction>
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let group = ElementGroup<State, Action, State, ElementAction>(parent: core, state: \.self) {
      { id, action in .element(id: id, action: action) }
    }
    children.insert(group, for: StackScopeID())
    return group
  }
}

extension StackState {
  /// Makes an element with a new id, to be pushed on a stack.
  package static func nextComponent(_ element: Element) -> Component {
    Component(id: DependencyValues._current.stackElementID.next(), element: element)
  }
}

private struct UnwrappedScopeID: Hashable {}

private struct StackScopeID: Hashable {}

private struct ContainedScopeID<ID: Hashable>: Hashable {
  let id: ID
}
