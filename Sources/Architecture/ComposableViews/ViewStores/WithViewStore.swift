import ComposableCore
import ComposableUI

/// A view that is evaluated again when the observed part of a store's state changes.
///
/// ```swift
/// WithViewStore(counter, observe: { $0 }) { viewStore in
///   Text("\(viewStore.count)")
/// }
/// ```
@MainActor @preconcurrency
public struct WithViewStore<ViewState, ViewAction, Content> {
  @ObservedObject var viewStore: ViewStore<ViewState, ViewAction>
  let content: (ViewStore<ViewState, ViewAction>) -> Content
  var printer: ViewStatePrinter<ViewState>?

  init(
    viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }
}

extension WithViewStore: View where Content: View {
  /// The content.
  public var body: Content {
    #if DEBUG
    viewStore.logLine("body", of: "With")
    #endif
    printer?.evaluated(viewStore.state)
    return content(viewStore)
  }
}

extension WithViewStore where Content: View {
  /// Observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - isDuplicate: Whether to ignore a new value, given the last one.
  ///   - content: Makes the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Observes a part of a store's state, and sends view actions, mapped to the store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - fromViewAction: Makes an action of the store from an action of the view.
  ///   - isDuplicate: Whether to ignore a new value, given the last one.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
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

extension WithViewStore where ViewState: Equatable, Content: View {
  /// Observes a part of a store's state.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(viewStore: ViewStore(store, observe: toViewState), content: content)
  }

  /// Observes a part of a store's state, and sends view actions, mapped to the store's.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }
}
