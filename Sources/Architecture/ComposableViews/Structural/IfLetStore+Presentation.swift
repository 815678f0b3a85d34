import ComposableCore
import ComposableUI

extension IfLetStore {
  /// Shows a view while a feature is presented, and another view while none is.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - ifContent: Makes the view of the presented feature.
  ///   - elseContent: Makes the view for `nil`.
  @available(
    *, deprecated,
    message: "Use 'store.scope(state: \\.child, action: \\.child.presented)'"
  )
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.scope(state: \.wrappedValue, action: \.presented), then: ifContent, else: elseContent)
  }

  /// Shows a view while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - ifContent: Makes the view of the presented feature.
  @available(
    *, deprecated,
    message: "Use 'store.scope(state: \\.child, action: \\.child.presented)'"
  )
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
  }

  /// Shows a view while a feature of one case is presented, and another view otherwise.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toState: Extracts the feature's state from the presented enum.
  ///   - fromAction: Embeds an action of the feature in an action of the enum.
  ///   - ifContent: Makes the view of the presented feature.
  ///   - elseContent: Makes the view for any other case, and for `nil`.
  @available(
    *, deprecated,
    message: "Use 'store.scope(state: \\.destination?.child, action: \\.destination.child)'"
  )
  public init<DestinationState, DestinationAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.presented(state: toState, action: fromAction), then: ifContent, else: elseContent)
  }

  /// Shows a view while a feature of one case is presented.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toState: Extracts the feature's state from the presented enum.
  ///   - fromAction: Embeds an action of the feature in an action of the enum.
  ///   - ifContent: Makes the view of the presented feature.
  @available(
    *, deprecated,
    message: "Use 'store.scope(state: \\.destination?.child, action: \\.destination.child)'"
  )
  public init<DestinationState, DestinationAction, IfContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.presented(state: toState, action: fromAction), then: ifContent)
  }
}

extension Store {
  /// Returns the store of one case of a presented enum.
  fileprivate func presented<Presented, PresentedAction, Child, ChildAction>(
    state toState: @escaping (Presented) -> Child?,
    action fromAction: @escaping (ChildAction) -> PresentedAction
  ) -> Store<Child?, ChildAction>
  where State == PresentationState<Presented>, Action == PresentationAction<PresentedAction> {
    mapped(
      state: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) })
  }
}
