import NoughtsRules
import SwiftUI

/// The first screen: the choice between the two ways in which the game is written.
public struct StyleChoice<Today: View, Classic: View>: View {
  let today: Today
  let classic: Classic

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - today: The game in today's style.
  ///   - classic: The game in the style of 2021.
  public init(@ViewBuilder today: () -> Today, @ViewBuilder classic: () -> Classic) {
    self.today = today()
    self.classic = classic()
  }

  public var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            Spacer()
            Sample()
            Spacer()
          }
        } footer: {
          Text("One game, written twice. Both keep the score in the same file.")
        }
        Section("Choose a style") {
          NavigationLink(value: Style.today) {
            Choice(
              title: "Today's style",
              caption: "Reducers with macros, dependencies, views that observe the store")
          }
          NavigationLink(value: Style.of2021) {
            Choice(
              title: "The style of 2021",
              caption: "Reducer values, environments, publishers, view stores")
          }
        }
      }
      .navigationTitle("Noughts and crosses")
      .navigationDestination(for: Style.self) { style in
        switch style {
        case .today: today
        case .of2021: classic
        }
      }
    }
  }
}

/// A style in which the game is written; its raw value is the address of its screen.
private enum Style: String {
  case today
  case of2021 = "2021"
}

/// A style and the parts that it is made of.
private struct Choice: View {
  let title: LocalizedStringKey
  let caption: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
      Text(caption)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// A small board that noughts have won, to look at.
private struct Sample: View {
  private let marks: [Mark?] = [
    .cross, nil, .nought,
    .cross, .nought, .cross,
    .nought, nil, nil,
  ]

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(0..<3, id: \.self) { column in
            MarkTile(
              mark: marks[row * 3 + column], isWinning: row + column == 2, width: 48)
          }
        }
      }
    }
    .padding(.vertical, 8)
    .accessibilityHidden(true)
  }
}
