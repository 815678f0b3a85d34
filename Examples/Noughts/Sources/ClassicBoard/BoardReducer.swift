import ComposableArchitectureClassic
import Foundation
import NoughtsClients
import NoughtsRules

public struct BoardState: Equatable {
  public var isConfirmingLeave = false
  public var match: Match
  public var refusal: Refusal?
  public var scoreProblem: ScoreError?

  public init(match: Match) {
    self.match = match
  }
}

public enum BoardAction: Equatable {
  case appeared
  case leaveButtonTapped
  case leaveConfirmationChanged(isPresented: Bool)
  case leaveConfirmed
  case rematchButtonTapped
  case squareTapped(Square)
  case tallied(Result<Tally, ScoreError>)
}

public struct BoardEnvironment {
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var record: (Outcome, Players) -> Effect<Tally, ScoreError>
  public var tally: (Players) -> Effect<Tally, ScoreError>

  public init(
    mainQueue: AnySchedulerOf<DispatchQueue>,
    record: @escaping (Outcome, Players) -> Effect<Tally, ScoreError>,
    tally: @escaping (Players) -> Effect<Tally, ScoreError>
  ) {
    self.mainQueue = mainQueue
    self.record = record
    self.tally = tally
  }
}

private struct ScoreWork: Hashable {}

/// A match: one game after another, with a score that is kept in a file.
public let boardReducer = Reducer<BoardState, BoardAction, BoardEnvironment> {
  state, action, environment in
  switch action {
  case .appeared:
    return environment.tally(state.match.players)
      .receive(on: environment.mainQueue)
      .catchToEffect(BoardAction.tallied)
      .cancellable(id: ScoreWork())

  case .leaveButtonTapped:
    guard !state.match.isUnderway else {
      state.isConfirmingLeave = true
      return .none
    }
    return .cancel(id: ScoreWork())

  case .leaveConfirmationChanged(let isPresented):
    state.isConfirmingLeave = isPresented
    return .none

  case .leaveConfirmed:
    state.isConfirmingLeave = false
    return .cancel(id: ScoreWork())

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
    return environment.record(outcome, state.match.players)
      .receive(on: environment.mainQueue)
      .catchToEffect(BoardAction.tallied)
      .cancellable(id: ScoreWork())

  case .tallied(.success(let tally)):
    state.match.tally = tally
    state.scoreProblem = nil
    return .none

  case .tallied(.failure(let error)):
    state.scoreProblem = error
    return .none
  }
}
