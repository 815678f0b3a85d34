import NoughtsClients
import NoughtsRules
import SwiftUI

extension NameProblem {
  /// The problem in words, with the way to solve it.
  public var message: LocalizedStringKey {
    switch self {
    case .missing: "Enter a name."
    case .repeated: "Both players have this name. Change one of the two."
    case .tooLong(let count): "This name has \(count) characters. Shorten it to 24 or fewer."
    }
  }
}

extension Refusal {
  /// The refusal in words, with the way on.
  public var message: LocalizedStringKey {
    switch self {
    case .over: "This game is over. Start a rematch to play on."
    case .taken: "This square is taken. Choose an empty one."
    }
  }
}

extension ScoreError {
  /// The problem in words, with the way to solve it.
  public var message: LocalizedStringKey {
    switch self {
    case .unreadable:
      "The saved score cannot be read, and is left as it is. You can play on without it."
    case .unwritable:
      "The score cannot be saved. The next game tries again."
    }
  }
}

extension Match {
  /// The turn, or the outcome.
  public var announcement: LocalizedStringKey {
    switch outcome {
    case nil:
      switch turn {
      case .nought?: "\(players.noughts) to place a nought"
      default: "\(players.crosses) to place a cross"
      }
    case .draw?: "A draw: all nine squares are taken"
    case .win(let mark, let lines)?:
      switch lines.first {
      case _ where lines.count > 1: "\(players[mark]) wins with two lines at once"
      case .row(let row)?: "\(players[mark]) wins with row \(row)"
      case .column(let column)?: "\(players[mark]) wins with column \(column)"
      default: "\(players[mark]) wins with a diagonal"
      }
    }
  }
}

extension Square {
  /// The place of the square on the board.
  var name: LocalizedStringKey {
    switch (row, column) {
    case (1, 1): "Top left"
    case (1, 2): "Top middle"
    case (1, 3): "Top right"
    case (2, 1): "Middle left"
    case (2, 2): "Centre"
    case (2, 3): "Middle right"
    case (3, 1): "Bottom left"
    case (3, 2): "Bottom middle"
    default: "Bottom right"
    }
  }
}

extension Mark {
  /// The mark as a screen reader says it.
  static func name(_ mark: Mark?) -> LocalizedStringKey {
    switch mark {
    case .cross?: "cross"
    case .nought?: "nought"
    case nil: "empty"
    }
  }
}
