import ClassicBoard
import ClassicCodeEntry
import ClassicNewMatch
import ClassicSignIn
import ComposableArchitectureClassic
import NoughtsClients
import SceneKeeping
import SwiftUI

/// The screen of the current step, by a switch over the store.
public struct ClassicNoughtsView: View {
  let store: Store<NoughtsState, NoughtsAction>

  public init(store: Store<NoughtsState, NoughtsAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store.scope(state: \.visit)) { viewStore in
      steps.kept("visit-2021") {
        viewStore.state
      } restore: {
        viewStore.send(.restored($0))
      }
    }
  }

  private var steps: some View {
    SwitchStore(store) {
      CaseLet(
        state: /NoughtsState.signIn, action: NoughtsAction.signIn,
        then: ClassicSignInView.init(store:))
      CaseLet(
        state: /NoughtsState.codeEntry, action: NoughtsAction.codeEntry,
        then: ClassicCodeEntryView.init(store:))
      CaseLet(
        state: /NoughtsState.lobby, action: NoughtsAction.lobby,
        then: LobbyView.init(store:))
    }
  }
}

/// The match, or the start of one.
private struct LobbyView: View {
  let store: Store<LobbyState, LobbyAction>

  var body: some View {
    IfLetStore(
      store.scope(state: \.board, action: LobbyAction.board),
      then: ClassicBoardView.init(store:),
      else: ClassicNewMatchView(
        store: store.scope(state: \.newMatch, action: LobbyAction.newMatch)))
  }
}
