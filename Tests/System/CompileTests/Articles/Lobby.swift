#if Macros
import ComposableArchitecture
import Testing

// The code of the article "Without views".

// quoted: feature
@Reducer
struct Lobby: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var players: [String] = []
    var isOpen: Bool { players.count < 4 }
  }

  enum Action: Sendable {
    case joined(String)
    case left(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .joined(let player):
        guard state.isOpen else { return .none }
        state.players.append(player)
        return .none

      case .left(let player):
        state.players.removeAll { $0 == player }
        return .none
      }
    }
  }
}
// end

@Suite("Without views")
struct LobbyTests {
  // quoted: store
  @Test func joining() async {
    let lobby = StoreActor(initialState: Lobby.State()) {
      Lobby()
    }
    var players = await lobby.changes(of: \.players).makeAsyncIterator()
    #expect(await players.next() == [])

    await lobby.send(.joined("Ada")).finish()
    #expect(await players.next() == ["Ada"])
    #expect(await lobby.isOpen)
  }
  // end
}
#endif
