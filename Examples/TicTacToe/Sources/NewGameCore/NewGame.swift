import ComposableArchitecture
import GameCore

/// The names of the players, and the game between them.
@Reducer
public struct NewGame: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var game: Game.State?
    public var xPlayerName = ""
    public var oPlayerName = ""

    public init() {}

    /// Whether both players have names.
    public var isReady: Bool { !xPlayerName.isEmpty && !oPlayerName.isEmpty }
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case game(PresentationAction<Game.Action>)
    case letsPlayButtonTapped
    /// Handled by the parent, which knows what comes before.
    case logoutButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .letsPlayButtonTapped:
        guard state.isReady else { return .none }
        state.game = Game.State(xPlayerName: state.xPlayerName, oPlayerName: state.oPlayerName)
        return .none

      case .binding, .game, .logoutButtonTapped:
        return .none
      }
    }
    .ifLet(\.$game, action: \.game) {
      Game()
    }
  }
}
