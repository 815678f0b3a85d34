import ComposableCore
import ComposableUI

extension WithViewStore where ViewAction: BindableAction, Content: View {
  /// Observes view state with bindings.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public init(
    _ store: Store<ViewAction.State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Observes view state with bindings, and sends view actions, mapped to the store's.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public init<Action>(
    _ store: Store<ViewAction.State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      viewStore: ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }
}

extension WithViewStore
where ViewAction: BindableAction, ViewState: Equatable, Content: View {
  /// Observes view state with bindings.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public init(
    _ store: Store<ViewAction.State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(viewStore: ViewStore(store, observe: toViewState), content: content)
  }

  /// Observes view state with bindings, and sends view actions, mapped to the store's.
  @available(*, deprecated, message: "Use '@ObservableState', and observe the store itself")
  @_disfavoredOverload
  public init<Action>(
    _ store: Store<ViewAction.State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }
}
