import ComposableCore
import ComposableUI

/// A link to the screen of a feature, from a store of its presentation.
///
/// With `@ObservableState`, use a button and
/// `navigationDestination(item: $store.scope(state: \.child, action: \.child))`.
public struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let isShown: (State) -> Bool
  private let onTap: @MainActor () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Creates a link to the feature of one case.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the feature's state from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the feature in an action of the enum.
  ///   - onTap: Asks the feature to present the screen, usually by an action.
  ///   - destination: Makes the screen.
  ///   - label: Makes the label.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping (
        _ store: Store<DestinationState, DestinationAction>
      ) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      store, state: toDestinationState, action: fromDestinationAction, isShown: { _ in true },
      onTap: onTap, destination: destination, label: label())
  }

  /// Creates a link to the feature of one case; its screen shows while the feature has the id.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the feature's state from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the feature in an action of the enum.
  ///   - id: The id of the feature of the link.
  ///   - onTap: Asks the feature to present the screen, usually by an action.
  ///   - destination: Makes the screen.
  ///   - label: Makes the label.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping (
        _ store: Store<DestinationState, DestinationAction>
      ) -> Destination,
    @ViewBuilder label: () -> Label
  ) where DestinationState: Identifiable {
    self.init(
      store, state: toDestinationState, action: fromDestinationAction,
      isShown: { toDestinationState($0)?.id == id }, onTap: onTap, destination: destination,
      label: label())
  }

  private init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (State) -> DestinationState?,
    action fromDestinationAction: @escaping (DestinationAction) -> Action,
    isShown: @escaping (State) -> Bool,
    onTap: @escaping @MainActor () -> Void,
    destination: @escaping (Store<DestinationState, DestinationAction>) -> Destination,
    label: Label
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.isShown = isShown
    self.onTap = onTap
    self.destination = destination
    self.label = label
  }

  /// The link.
  public var body: some View {
    PresentationStore(
      store: store, toChildState: { isShown($0) ? toDestinationState($0) : nil },
      fromChildAction: fromDestinationAction,
      content: { item in
        Button(action: onTap, label: { label })
          .navigationDestination(item: item, id: \.id) { destination($0.store) }
      })
  }

  /// Has no effect: every link pushes a screen.
  public func isDetailLink(_ isDetailLink: Bool) -> Self {
    self
  }
}

extension NavigationLinkStore
where State == DestinationState, Action == DestinationAction {
  /// Creates a link to a feature.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - onTap: Asks the feature to present the screen, usually by an action.
  ///   - destination: Makes the screen.
  ///   - label: Makes the label.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }

  /// Creates a link to a feature; its screen shows while the feature has the id.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - id: The id of the feature of the link.
  ///   - onTap: Asks the feature to present the screen, usually by an action.
  ///   - destination: Makes the screen.
  ///   - label: Makes the label.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State: Identifiable {
    self.init(
      store, state: { $0 }, action: { $0 }, id: id, onTap: onTap, destination: destination,
      label: label)
  }
}
