import ComposableArchitecture
import NoughtsClients
import NoughtsRules

/// A match: one game after another, with a score that is kept in a file.
@Reducer
public struct Board: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var isConfirmingLeave = false
    public var match: Match
    public var refusal: Refusal?
    public var scoreProblem: ScoreError?

    public init(match: Match) {
      self.match = match
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case leaveButtonTapped
    case leaveConfirmed
    case rematchButtonTapped
    case squareTapped(Square)
    case tallied(Result<Tally, ScoreError>)
    case task

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case left
    }
  }

  private enum Work {
    case score
  }

  @Dependency(\.scores) private var scores

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .leaveButtonTapped:
        guard !state.match.isUnderway else {
          state.isConfirmingLeave = true
          return .none
        }
        return leave()

      case .leaveConfirmed:
        state.isConfirmingLeave = false
        return leave()

      case .rematchButtonTapped:
        guard state.match.outcome != nil else { return .none }
        state.match.rematch()
        state.refusal = nil
        return .none

      case .squareTapped(let square):
        do throws(Refusal) {
          try state.match.play(square)
          state.refusal = nil
        } catch {
          state.refusal = error
          return .none
        }
        guard let outcome = state.match.outcome else { return .none }
        return .run { [players = state.match.players] send in
          let tally = await Result { try await scores.record(outcome, players) }
          await send(.tallied(tally.mapError(ScoreError.init)))
        }
        .cancellable(id: Work.score)

      case .tallied(.success(let tally)):
        state.match.tally = tally
        state.scoreProblem = nil
        return .none

      case .tallied(.failure(let error)):
        state.scoreProblem = error
        return .none

      case .task:
        return .run { [players = state.match.players] send in
          let tally = await Result { try await scores.tally(players) }
          await send(.tallied(tally.mapError(ScoreError.init)))
        }
        .cancellable(id: Work.score)
      }
    }
  }

  /// Ends the match; the file still takes a game that is on its way there.
  private func leave() -> Effect<Action> {
    .merge(.cancel(id: Work.score), .send(.delegate(.left)))
  }
}
