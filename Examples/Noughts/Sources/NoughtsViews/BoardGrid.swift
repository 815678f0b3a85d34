import NoughtsRules
import SwiftUI

/// The nine squares, for which the keys 1 to 9 stand, from the top left to the bottom right.
public struct BoardGrid: View {
  let match: Match
  let play: @MainActor (Square) -> Void

  /// Creates the squares of a match.
  public init(match: Match, play: @escaping @MainActor (Square) -> Void) {
    self.match = match
    self.play = play
  }

  public var body: some View {
    let winning = match.outcome?.winningSquares ?? []
    VStack(spacing: 8) {
      ForEach(1...3, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(Square.all.filter { $0.row == row }) { square in
            SquareButton(
              square: square, mark: match.position[square], isWinning: winning.contains(square)
            ) {
              play(square)
            }
          }
        }
      }
    }
  }
}

/// One square, which stays a button under its mark, so that the keyboard's focus stays there.
private struct SquareButton: View {
  let square: Square
  let mark: Mark?
  let isWinning: Bool
  let play: @MainActor () -> Void

  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Button(action: play) {
      MarkTile(mark: mark, isWinning: isWinning, width: sizeClass == .compact ? 96 : 120)
    }
    .buttonStyle(.plain)
    .keyboardShortcut(KeyEquivalent(Character("\(square.number)")), modifiers: [])
    .accessibilityLabel(Text(square.name) + Text(verbatim: ", ") + Text(Mark.name(mark)))
    .accessibilityIdentifier("square-\(square.number)")
  }
}
