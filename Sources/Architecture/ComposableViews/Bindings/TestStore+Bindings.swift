import ComposableCore

extension TestStore where Action: BindableAction, Action.State == State {
  /// A source of view state with bindings, for tests: `ViewState(store: store.bindings)`.
  @available(*, deprecated, message: "Use '@ObservableState', and assert the state itself")
  public var bindings: BindingViewStore<State> { viewState }
}

extension TestStore {
  /// Returns a source of view state, for a feature whose binding actions are in a case.
  @available(*, deprecated, message: "Use '@ObservableState', and assert the state itself")
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    viewState
  }

  /// Returns a source of view state, for a feature whose binding actions are in a case.
  ///
  /// - Parameter toViewAction: The path to the case that carries the actions with bindings.
  @available(*, deprecated, message: "Use '@ObservableState', and assert the state itself")
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    viewState
  }

  @available(*, deprecated)
  private var viewState: BindingViewStore<State> {
    let state = UncheckedSendable(state)
    return BindingViewStore(state: state.value, read: { state.value }, send: { _ in })
  }
}
