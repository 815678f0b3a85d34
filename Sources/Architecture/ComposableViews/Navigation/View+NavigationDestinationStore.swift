import ComposableCore
import ComposableUI

extension View {
  /// Pushes the screen of a feature on the enclosing stack, from a store of its presentation.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - destination: Makes the screen of the presented feature.
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(
      store: store, state: { $0 }, action: { $0 }, destination: destination)
  }

  /// Pushes the screen of a feature of one case on the enclosing stack.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the feature's state from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the feature in an action of the enum.
  ///   - destination: Makes the screen of the presented feature.
  public func navigationDestination<
    State, Action, DestinationState, DestinationAction, Destination: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (
        _ store: Store<DestinationState, DestinationAction>
      ) -> Destination
  ) -> some View {
    PresentationStore(
      store: store, toChildState: toDestinationState, fromChildAction: fromDestinationAction
    ) { item in
      navigationDestination(item: item, id: \.id) { destination($0.store) }
    }
  }
}
