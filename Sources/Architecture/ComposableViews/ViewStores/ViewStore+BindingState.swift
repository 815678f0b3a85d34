import ComposableCore
import ComposableUI

extension ViewStore where ViewAction: BindableAction {
  /// Observes view state with bindings, and sends the store's actions.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public convenience init(
    _ store: Store<ViewAction.State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes view state with bindings, and sends view actions, mapped to the store's.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public convenience init<Action>(
    _ store: Store<ViewAction.State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(
      store,
      observe: { (state: ViewAction.State) in
        toViewState(
          BindingViewStore(
            state: state, read: { store.withState { $0 } },
            send: { store.send(fromViewAction(.binding($0))) },
            action: { store.isInvalid ? nil : ViewAction.self }))
      },
      send: fromViewAction, removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewState: Equatable {
  /// Observes view state with bindings, and sends the store's actions.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public convenience init(
    _ store: Store<ViewAction.State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Observes view state with bindings, and sends view actions, mapped to the store's.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public convenience init<Action>(
    _ store: Store<ViewAction.State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

extension ViewStore where ViewAction: BindableAction, ViewState == ViewAction.State {
  /// A binding to a property that is marked as bindable.
  @available(*, deprecated, message: "Use '@ObservableState', and bind to the store itself")
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    let keyPath = UncheckedSendable(keyPath)
    return Binding(
      get: { @MainActor in self.state[keyPath: keyPath.value].wrappedValue },
      set: { @MainActor in
        guard !self.isInvalid() else { return }
        self.send(.binding(.set(keyPath.value, $0, in: self.state, by: ViewAction.self)))
      })
  }
}
