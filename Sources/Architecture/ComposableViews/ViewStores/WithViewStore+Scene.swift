import ComposableCore
import ComposableUI

extension WithViewStore: Scene where Content: Scene {
  /// The content.
  public var body: Content {
    printer?.evaluated(viewStore.state)
    return content(viewStore)
  }

  #if PortableViews
  /// The root view of the scene; evaluated again when the observed state changes.
  public var _rootView: AnyView {
    AnyView(
      WithViewStore<ViewState, ViewAction, AnyView>(
        viewStore: viewStore, content: { [content] in content($0)._rootView }))
  }
  #endif
}

extension WithViewStore where Content: Scene {
  /// Observes a part of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - isDuplicate: Whether to ignore a new value, given the last one.
  ///   - content: Makes the scene.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @SceneBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Observes a part of a store's state, compared with `==`.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @SceneBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewState: Equatable {
    self.init(
      store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content, file: file,
      line: line)
  }
}

extension WithViewStore: DynamicViewContent
where ViewState: Collection, Content: DynamicViewContent {
  /// The observed collection.
  public var data: ViewState { viewStore.state }
}
