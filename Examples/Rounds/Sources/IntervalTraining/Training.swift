import Foundation

/// The lengths of a training.
public struct Plan: Codable, Equatable, Sendable {
  public var rounds: Int
  /// Seconds of work in a round.
  public var work: Int
  /// Seconds of rest after a round but the last.
  public var rest: Int

  /// Creates a plan.
  public init(rounds: Int = 5, work: Int = 40, rest: Int = 20) {
    self.rounds = rounds
    self.work = work
    self.rest = rest
  }

  /// The seconds of the whole training.
  public var duration: Int { rounds * work + max(rounds - 1, 0) * rest }
}

/// A part of a training, with its round from one on.
public enum Phase: Codable, Equatable, Sendable {
  case ready
  case work(round: Int)
  case rest(round: Int)
  case done

  /// The phase that follows in a plan.
  func next(in plan: Plan) -> Phase {
    switch self {
    case .ready: .work(round: 1)
    case .work(let round) where round >= plan.rounds: .done
    case .work(let round) where plan.rest == 0: .work(round: round + 1)
    case .work(let round): .rest(round: round)
    case .rest(let round): .work(round: round + 1)
    case .done: .done
    }
  }

  /// The seconds that the phase takes; zero for those that last until somebody acts.
  func duration(in plan: Plan) -> Int {
    switch self {
    case .work: plan.work
    case .rest: plan.rest
    case .ready, .done: 0
    }
  }
}
