import ComposableCore
import ComposableUI

extension View {
  /// Presents a feature as a sheet, from a store of its presentation.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the view of the presented feature.
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    sheet(
      store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Presents a feature of one case as a sheet.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the feature's state from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the feature in an action of the enum.
  ///   - onDismiss: Called when the sheet has closed.
  ///   - content: Makes the view of the presented feature.
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    PresentationStore(
      store: store, toChildState: toDestinationState, fromChildAction: fromDestinationAction
    ) { item in
      sheet(item: item, onDismiss: onDismiss) { content($0.store) }
    }
  }

  #if PortableViews || !os(macOS)
  /// Presents a feature over the whole screen, from a store of its presentation.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - onDismiss: Called when the view has closed.
  ///   - content: Makes the view of the presented feature.
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(
      store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Presents a feature of one case over the whole screen.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the feature's state from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the feature in an action of the enum.
  ///   - onDismiss: Called when the view has closed.
  ///   - content: Makes the view of the presented feature.
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    PresentationStore(
      store: store, toChildState: toDestinationState, fromChildAction: fromDestinationAction
    ) { item in
      fullScreenCover(item: item, onDismiss: onDismiss) { content($0.store) }
    }
  }
  #endif

  #if PortableViews || !(os(tvOS) || os(watchOS))
  /// Presents a feature as a popover, from a store of its presentation.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - content: Makes the view of the presented feature.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    popover(store: store, state: { $0 }, action: { $0 }, content: content)
  }

  /// Presents a feature of one case as a popover.
  ///
  /// - Parameters:
  ///   - store: A store of the `@Presents` property and its actions.
  ///   - toDestinationState: Extracts the feature's state from the presented enum.
  ///   - fromDestinationAction: Embeds an action of the feature in an action of the enum.
  ///   - content: Makes the view of the presented feature.
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    PresentationStore(
      store: store, toChildState: toDestinationState, fromChildAction: fromDestinationAction
    ) { item in
      popover(item: item) { content($0.store) }
    }
  }
  #endif
}
