import ComposableArchitecture
import GameCore

/// Asks for the names of the players.
public struct NewGameView: View {
  @Bindable var store: StoreOf<NewGame>

  public init(store: StoreOf<NewGame>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        Text("X player name").font(.headline)
        TextField("Ada", text: $store.xPlayerName)
          .textFieldStyle(.roundedBorder)
          .accessibilityLabel("X player name")
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("O player name").font(.headline)
        TextField("Grace", text: $store.oPlayerName)
          .textFieldStyle(.roundedBorder)
          .accessibilityLabel("O player name")
      }
      Button("Let's play!") { store.send(.letsPlayButtonTapped) }
        .buttonStyle(.borderedProminent)
        .disabled(!store.isReady)
      Spacer()
    }
    .padding()
    .navigationTitle("New game")
    .toolbar {
      Button("Log out") { store.send(.logoutButtonTapped) }
    }
    .navigationDestination(item: $store.scope(state: \.game, action: \.game)) { store in
      GameView(store: store)
    }
  }
}
