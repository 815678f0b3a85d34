import ComposableArchitecture
import NoughtsViews
import SwiftUI

/// The screen to enter a code.
public struct CodeEntryView: View {
  @Bindable var store: StoreOf<CodeEntry>

  public init(store: StoreOf<CodeEntry>) {
    self.store = store
  }

  public var body: some View {
    CodeForm(
      code: $store.digits.sending(\.digitsTyped), challenge: store.challenge,
      problem: store.problem, isBusy: store.isBusy, isSentAgain: store.isSentAgain,
      secondsUntilResend: store.secondsUntilResend,
      confirm: { store.send(.confirmButtonTapped) },
      sendAgain: { store.send(.sendAgainButtonTapped) },
      goBack: { store.send(.backButtonTapped) }
    )
    .task { await store.send(.task).finish() }
  }
}
