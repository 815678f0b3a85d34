import NoughtsRules
import SwiftUI

/// A square with a cross, a nought, or nothing.
struct MarkTile: View {
  let mark: Mark?
  let isWinning: Bool
  let width: Double

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: width / 6)
        .fill(isWinning ? Color.green.opacity(0.25) : Color(.secondarySystemBackground))
        .frame(width: width, height: width)
      if let mark {
        Image(systemName: mark.symbol)
          .font(.system(size: width / 2, weight: .bold))
          .foregroundStyle(mark.color)
          .accessibilityHidden(true)
      }
    }
  }
}

extension Mark {
  /// The name of the symbol that draws the mark.
  var symbol: String { self == .cross ? "xmark" : "circle" }

  /// The colour of the mark.
  var color: Color { self == .cross ? .indigo : .orange }
}
