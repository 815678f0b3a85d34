import ComposableArchitectureClassic
import NoughtsViews
import SwiftUI

/// The screen to start a match, on a view store.
public struct ClassicNewMatchView: View {
  let store: Store<NewMatchState, NewMatchAction>

  public init(store: Store<NewMatchState, NewMatchAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store) { viewStore in
      NewMatchForm(
        names: viewStore.binding(keyPath: \.names, send: NewMatchAction.binding),
        beginner: viewStore.binding(keyPath: \.beginner, send: NewMatchAction.binding),
        account: viewStore.account.email, showsProblems: viewStore.showsProblems,
        start: { viewStore.send(.startButtonTapped) },
        signOut: { viewStore.send(.signOutButtonTapped) })
    }
  }
}
