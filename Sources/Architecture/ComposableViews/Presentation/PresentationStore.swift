import ComposableCore
import ComposableUI

/// A presented feature, identified by the presented state.
struct PresentedItem<State, Action>: Identifiable {
  let id: PresentationIdentity
  let store: Store<State, Action>
}

/// A view that presents a feature, from a store of `PresentationState`.
///
/// The view is evaluated again when another feature, or none, is presented.
struct PresentationStore<State, Action, Child, ChildAction, Content: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let toChildState: (State) -> Child?
  let fromChildAction: (ChildAction) -> Action
  let content: (Binding<PresentedItem<Child, ChildAction>?>) -> Content

  @ComposableUI.State private var childStore = RebindableScope<
    PresentationState<State>, PresentationAction<Action>, Child?, ChildAction
  >()

  var body: some View {
    WithViewStore(store, observe: identity) { viewStore in
      content(item(presented: viewStore.state))
    }
  }

  private func identity(of state: PresentationState<State>) -> PresentationIdentity? {
    guard let value = state.wrappedValue, toChildState(value) != nil else { return nil }
    return PresentationIdentity(value)
  }

  private func item(
    presented identity: PresentationIdentity?
  ) -> Binding<PresentedItem<Child, ChildAction>?> {
    let childStore = childStore.store(
      of: store, id: identity,
      state: { $0.wrappedValue.flatMap(toChildState) },
      action: { .presented(fromChildAction($0)) }
    ).unwrapped()
    let item = identity.flatMap { id in childStore.map { PresentedItem(id: id, store: $0) } }
    let sendable = UncheckedSendable((item: item, self))
    return Binding(
      get: { sendable.value.item },
      set: { @MainActor newItem in
        // A write is ignored once another feature is presented.
        let (item, presentation) = sendable.value
        let store = presentation.store
        guard newItem == nil, !store.isInvalid, store.withState(presentation.identity) == item?.id
        else { return }
        store.send(.dismiss)
      })
  }
}
