import NoughtsClients
import NoughtsRules
import SwiftUI

/// The screen of a match, whichever architecture is behind it.
public struct BoardScreen: View {
  @Binding var isConfirmingLeave: Bool
  let match: Match
  let refusal: Refusal?
  let scoreProblem: ScoreError?
  let play: @MainActor (Square) -> Void
  let rematch: @MainActor () -> Void
  let leave: @MainActor () -> Void
  let confirmLeave: @MainActor () -> Void

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - match: The match.
  ///   - refusal: The reason why the last mark was not placed.
  ///   - scoreProblem: The reason why the score is not kept.
  ///   - isConfirmingLeave: Whether to ask before an unfinished game is left.
  ///   - play: Places a mark.
  ///   - rematch: Starts another game.
  ///   - leave: Ends the match, or asks first.
  ///   - confirmLeave: Ends the match.
  public init(
    match: Match, refusal: Refusal?, scoreProblem: ScoreError?, isConfirmingLeave: Binding<Bool>,
    play: @escaping @MainActor (Square) -> Void, rematch: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void, confirmLeave: @escaping @MainActor () -> Void
  ) {
    _isConfirmingLeave = isConfirmingLeave
    self.match = match
    self.refusal = refusal
    self.scoreProblem = scoreProblem
    self.play = play
    self.rematch = rematch
    self.leave = leave
    self.confirmLeave = confirmLeave
  }

  public var body: some View {
    VStack(spacing: 16) {
      ScoreLine(match: match)
      Text(match.announcement)
        .font(.headline)
        .multilineTextAlignment(.center)
        // Two lines, so that a longer sentence does not push the squares down.
        .frame(minHeight: 48)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityIdentifier("announcement")
      BoardGrid(match: match, play: play)
      ProblemText(message: refusal?.message)
        .frame(minHeight: 24)
      HStack {
        Button("Rematch", action: rematch)
          .buttonStyle(.borderedProminent)
          .disabled(match.outcome == nil)
        Button("Leave the match", action: leave)
          .buttonStyle(.bordered)
      }
      if match.outcome != nil {
        Text("\(match.players[match.beginner.opponent]) begins the rematch.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      ProblemText(message: scoreProblem?.message)
    }
    .padding()
    // From the top: what a game's end adds below does not move the squares.
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .navigationTitle("Match")
    .confirmationDialog(
      "Leave this game?", isPresented: $isConfirmingLeave, titleVisibility: .visible
    ) {
      Button("Leave the game", role: .destructive, action: confirmLeave)
      Button("Keep playing", role: .cancel) {}
    } message: {
      Text("It is not finished and will not count.")
    }
  }
}

/// The games that each player has won, and the draws between them.
private struct ScoreLine: View {
  let match: Match

  var body: some View {
    HStack(spacing: 24) {
      score(Text(match.players.crosses), match.tally.crosses, Mark.cross.symbol, Mark.cross.color)
      score(Text("Draws"), match.tally.draws, "equal", .secondary)
      score(
        Text(match.players.noughts), match.tally.noughts, Mark.nought.symbol, Mark.nought.color)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Score")
  }

  private func score(_ name: Text, _ games: Int, _ symbol: String, _ color: Color) -> some View {
    VStack(spacing: 2) {
      Image(systemName: symbol)
        .foregroundStyle(color)
        .accessibilityHidden(true)
      Text("\(games)")
        .font(.title2)
        .monospacedDigit()
      name
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .frame(width: 96)
  }
}
