import ComposableArchitecture
import GameCore
import Testing

@MainActor
@Suite struct GameTests {
  private func makeStore() -> TestStoreOf<Game> {
    TestStore(initialState: Game.State(xPlayerName: "Ada", oPlayerName: "Grace")) { Game() }
  }

  @Test("players take turns, and three in a line win")
  func win() async {
    let store = makeStore()
    #expect(store.state.title == "Ada, place your ✕")
    await store.send(.cellTapped(row: 0, column: 0)) {
      $0.board[0, 0] = .x
      $0.currentPlayer = .o
    }
    #expect(store.state.title == "Grace, place your ◯")
    await store.send(.cellTapped(row: 2, column: 1)) {
      $0.board[2, 1] = .o
      $0.currentPlayer = .x
    }
    await store.send(.cellTapped(row: 0, column: 1)) {
      $0.board[0, 1] = .x
      $0.currentPlayer = .o
    }
    await store.send(.cellTapped(row: 1, column: 2)) {
      $0.board[1, 2] = .o
      $0.currentPlayer = .x
    }
    await store.send(.cellTapped(row: 0, column: 2)) { $0.board[0, 2] = .x }
    #expect(store.state.outcome == .won(.x))
    #expect(store.state.title == "Winner! Congrats Ada!")
    await store.send(.cellTapped(row: 2, column: 2))
    await store.send(.playAgainButtonTapped) {
      $0.board = Board()
      $0.currentPlayer = .x
    }
  }

  @Test("a cell with a mark is left alone")
  func occupied() async {
    let store = makeStore()
    await store.send(.cellTapped(row: 1, column: 1)) {
      $0.board[1, 1] = .x
      $0.currentPlayer = .o
    }
    await store.send(.cellTapped(row: 1, column: 1))
  }

  @Test("a full board without a line is a tie")
  func tie() async {
    let store = makeStore()
    store.exhaustivity = .off
    for (row, column) in [
      (0, 0), (2, 2), (1, 0), (2, 0), (2, 1), (1, 2), (0, 2), (0, 1), (1, 1),
    ] {
      await store.send(.cellTapped(row: row, column: column))
    }
    #expect(store.state.outcome == .tied)
    #expect(store.state.title == "Tied game!")
  }

  @Test("each row, column and diagonal wins, for either player", arguments: [Player.x, .o])
  func lines(player: Player) {
    let rows = (0..<3).map { row in (0..<3).map { (row, $0) } }
    let columns = (0..<3).map { column in (0..<3).map { ($0, column) } }
    let diagonals = [(0..<3).map { ($0, $0) }, (0..<3).map { ($0, 2 - $0) }]
    for line in rows + columns + diagonals {
      var board = Board()
      for (row, column) in line.dropLast() { board[row, column] = player }
      #expect(!board.hasWon(player))
      board[line[2].0, line[2].1] = player
      #expect(board.hasWon(player))
      #expect(!board.hasWon(player.opponent))
    }
  }

  @Test("quitting dismisses the game")
  func quit() async {
    let store = makeStore()
    await store.send(.quitButtonTapped)
    #expect(store.isDismissed)
  }
}
