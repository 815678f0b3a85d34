import Board
import CodeEntry
import ComposableArchitecture
import NewMatch
import SceneKeeping
import SignIn
import SwiftUI

/// The screen of the current phase.
public struct NoughtsView: View {
  let store: StoreOf<Noughts>

  public init(store: StoreOf<Noughts>) {
    self.store = store
  }

  public var body: some View {
    phase.kept("visit-today") {
      store.visit
    } restore: {
      store.send(.restored($0))
    }
  }

  @ViewBuilder private var phase: some View {
    switch store.scope(state: \.phase, action: \.phase).case {
    case .board(let store): BoardView(store: store)
    case .codeEntry(let store): CodeEntryView(store: store)
    case .newMatch(let store): NewMatchView(store: store)
    case .signIn(let store): SignInView(store: store)
    }
  }
}
