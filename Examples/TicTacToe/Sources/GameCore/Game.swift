import ComposableArchitecture

/// A game of two on one board.
@Reducer
public struct Game: Sendable {
  @ObservableState
  public struct State: Equatable {
    public let xPlayerName: String
    public let oPlayerName: String
    public var board = Board()
    public var currentPlayer = Player.x

    public init(xPlayerName: String, oPlayerName: String) {
      self.xPlayerName = xPlayerName
      self.oPlayerName = oPlayerName
    }

    /// How the game has ended, if it has.
    public var outcome: Outcome? {
      if board.hasWon(.x) { return .won(.x) }
      if board.hasWon(.o) { return .won(.o) }
      return board.isFull ? .tied : nil
    }

    /// Whose turn it is, or how the game has ended.
    public var title: String {
      switch outcome {
      case nil: "\(name(of: currentPlayer)), place your \(currentPlayer.mark)"
      case .won(let player): "Winner! Congrats \(name(of: player))!"
      case .tied: "Tied game!"
      }
    }

    private func name(of player: Player) -> String {
      switch player {
      case .x: xPlayerName
      case .o: oPlayerName
      }
    }
  }

  /// How a game can end.
  public enum Outcome: Equatable, Sendable {
    case won(Player)
    case tied
  }

  public enum Action: Sendable {
    case cellTapped(row: Int, column: Int)
    case playAgainButtonTapped
    case quitButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cellTapped(let row, let column):
        guard state.outcome == nil, state.board[row, column] == nil else { return .none }
        state.board[row, column] = state.currentPlayer
        if state.outcome == nil { state.currentPlayer = state.currentPlayer.opponent }
        return .none

      case .playAgainButtonTapped:
        state = State(xPlayerName: state.xPlayerName, oPlayerName: state.oPlayerName)
        return .none

      case .quitButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
