import ComposableArchitectureClassic
import NoughtsViews
import SwiftUI

/// The screen to enter a code, on a view store.
public struct ClassicCodeEntryView: View {
  let store: Store<CodeEntryState, CodeEntryAction>

  public init(store: Store<CodeEntryState, CodeEntryAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store) { viewStore in
      CodeForm(
        code: viewStore.binding(get: \.digits, send: CodeEntryAction.digitsTyped),
        challenge: viewStore.challenge, problem: viewStore.problem, isBusy: viewStore.isBusy,
        isSentAgain: viewStore.isSentAgain, secondsUntilResend: viewStore.secondsUntilResend,
        confirm: { viewStore.send(.confirmButtonTapped) },
        sendAgain: { viewStore.send(.sendAgainButtonTapped) },
        goBack: { viewStore.send(.backButtonTapped) }
      )
      .onAppear { viewStore.send(.appeared) }
    }
  }
}
