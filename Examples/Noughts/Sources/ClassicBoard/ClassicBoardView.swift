import ComposableArchitectureClassic
import NoughtsViews
import SwiftUI

/// The screen of a match, on a view store.
public struct ClassicBoardView: View {
  let store: Store<BoardState, BoardAction>

  public init(store: Store<BoardState, BoardAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store) { viewStore in
      BoardScreen(
        match: viewStore.match, refusal: viewStore.refusal,
        scoreProblem: viewStore.scoreProblem,
        isConfirmingLeave: viewStore.binding(
          get: \.isConfirmingLeave, send: BoardAction.leaveConfirmationChanged(isPresented:)),
        play: { viewStore.send(.squareTapped($0)) },
        rematch: { viewStore.send(.rematchButtonTapped) },
        leave: { viewStore.send(.leaveButtonTapped) },
        confirmLeave: { viewStore.send(.leaveConfirmed) }
      )
      .onAppear { viewStore.send(.appeared) }
    }
  }
}
