import ComposableArchitecture
import LoginCore
import NewGameCore

/// The screens of the application, by a plain `switch`.
public struct TicTacToeView: View {
  let store: StoreOf<TicTacToe>

  public init(store: StoreOf<TicTacToe>) {
    self.store = store
  }

  public var body: some View {
    switch store.case {
    case .login(let store):
      NavigationStack {
        LoginView(store: store)
      }
    case .newGame(let store):
      NavigationStack {
        NewGameView(store: store)
      }
    }
  }
}

/// The same screens by a `SwitchStore`, as they were written before states could be observed.
public struct TicTacToeSwitchStoreView: View {
  let store: StoreOf<TicTacToe>

  public init(store: StoreOf<TicTacToe>) {
    self.store = store
  }

  public var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .login:
        CaseLet(/TicTacToe.State.login, action: TicTacToe.Action.login) { store in
          NavigationStack {
            LoginView(store: store)
          }
        }
      case .newGame:
        CaseLet(/TicTacToe.State.newGame, action: TicTacToe.Action.newGame) { store in
          NavigationStack {
            NewGameView(store: store)
          }
        }
      }
    }
  }
}
