import ComposableArchitecture
import LoginCore

/// Lets the user choose how the root view is written; each way has a game of its own.
public struct ChoiceView: View {
  enum Way: String, Hashable, Sendable {
    case `switch`
    case switchStore
  }

  @State private var way: Way?
  @State private var store = Store(initialState: TicTacToe.State.login(Login.State())) {
    TicTacToe.application
  }

  public init() {}

  public var body: some View {
    switch way {
    case nil:
      NavigationStack {
        List {
          Button("With a plain switch") { way = .switch }
          Button("With a SwitchStore") { way = .switchStore }
        }
        .navigationTitle("Tic-tac-toe")
      }
    case .switch: TicTacToeView(store: store)
    case .switchStore: TicTacToeSwitchStoreView(store: store)
    }
  }
}
