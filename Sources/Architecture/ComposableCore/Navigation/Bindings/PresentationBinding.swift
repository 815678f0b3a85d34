import SwiftNavigation

/// Makes a binding to the store of a presented feature.
///
/// Writing `nil` dismisses the feature.
@MainActor
final class PresentationBinding<
  State: ObservableState, Action, Container: _ScopableState, ChildAction
> {
  private struct ID: Hashable {
    let store: Store<State, Action>
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  private let store: Store<State, Action>
  private let container: KeyPath<State, Container>
  private let child: KeyPath<State, Container.Child?>
  private let action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  private let location: CodeLocation
  // The feature that was read last: only that one is dismissed.
  private var shownID: PresentationIdentity?

  init(
    store: Store<State, Action>, state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>, location: CodeLocation
  ) {
    self.store = store
    self.container = state
    self.child = Container._scopeKeyPath(state)
    self.action = action
    self.location = location
    shownID = presentedID
  }

  private var presentedID: PresentationIdentity? {
    store.withState { $0[keyPath: child].map { PresentationIdentity($0) } }
  }

  var binding: UIBinding<Store<Container.Child, ChildAction>?> {
    UIBinding(
      id: ID(store: store, state: container, action: action),
      get: { self.presentedStore() },
      set: { newValue, _ in if newValue == nil { self.dismiss() } })
  }

  private func presentedStore() -> Store<Container.Child, ChildAction>? {
    shownID = presentedID
    return store.scope(
      state: child, action: action.appending(path: \.presented),
      fileID: location.fileID, filePath: location.filePath,
      line: location.line, column: location.column)
  }

  private func dismiss() {
    guard !store.core.isInvalid, let shownID, presentedID == shownID else { return }
    store.send(AnyCasePath(action).embed(.dismiss))
    if presentedID == shownID {
      let name = store.withState { propertyName(of: child, in: $0) }
      reportIssue(Issues.bindingStillPresented(name, at: location), at: location)
    }
  }
}
