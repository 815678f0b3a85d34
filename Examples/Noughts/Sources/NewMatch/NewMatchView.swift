import ComposableArchitecture
import NoughtsViews
import SwiftUI

/// The screen to start a match.
public struct NewMatchView: View {
  @Bindable var store: StoreOf<NewMatch>

  public init(store: StoreOf<NewMatch>) {
    self.store = store
  }

  public var body: some View {
    NewMatchForm(
      names: $store.names, beginner: $store.beginner, account: store.account.email,
      showsProblems: store.showsProblems,
      start: { store.send(.startButtonTapped) },
      signOut: { store.send(.signOutButtonTapped) })
  }
}
