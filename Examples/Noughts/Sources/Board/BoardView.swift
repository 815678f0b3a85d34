import ComposableArchitecture
import NoughtsViews
import SwiftUI

/// The screen of a match.
public struct BoardView: View {
  @Bindable var store: StoreOf<Board>

  public init(store: StoreOf<Board>) {
    self.store = store
  }

  public var body: some View {
    BoardScreen(
      match: store.match, refusal: store.refusal, scoreProblem: store.scoreProblem,
      isConfirmingLeave: $store.isConfirmingLeave,
      play: { store.send(.squareTapped($0)) },
      rematch: { store.send(.rematchButtonTapped) },
      leave: { store.send(.leaveButtonTapped) },
      confirmLeave: { store.send(.leaveConfirmed) }
    )
    .task { await store.send(.task).finish() }
  }
}
