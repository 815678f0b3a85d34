import CasePaths
import SwiftNavigation

/// A property of a store's state that actions can change.
@MainActor
struct StoreProperty<State: ObservableState, Action, Value> {
  private struct ID: Hashable {
    let store: Store<State, Action>
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  func appending<Member>(_ keyPath: KeyPath<Value, Member>) -> StoreProperty<State, Action, Member>
  {
    StoreProperty<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  func sending(_ action: CaseKeyPath<Action, Value>) -> UIBinding<Value> {
    let casePath = AnyCasePath(action)
    return UIBinding(
      id: ID(store: store, state: keyPath, action: action),
      get: { store.state[keyPath: keyPath] },
      set: { newValue, _ in
        // A control may still write after its feature was removed.
        guard !store.core.isInvalid else { return }
        store.send(casePath.embed(newValue))
      })
  }
}
