import PrimesModel
import SwiftUI

/// The label of a link on a style's first screen.
public struct HomeRow: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color
  let count: Int

  /// The way to the counter, with its number.
  public static func counter(_ count: Int) -> HomeRow {
    HomeRow(title: "Counter", symbol: "plusminus", color: .blue, count: count)
  }

  /// The way to the favourites, with their number.
  public static func favourites(_ favourites: Favourites) -> HomeRow {
    HomeRow(
      title: "Favourites", symbol: "star.fill", color: .yellow, count: favourites.numbers.count)
  }

  /// The way to the activity, with the number of entries.
  public static func activity(_ activity: Activity) -> HomeRow {
    HomeRow(title: "Activity", symbol: "clock", color: .gray, count: activity.entries.count)
  }

  public var body: some View {
    HStack(spacing: 12) {
      SymbolTile(symbol: symbol, color: color)
      Text(title)
      Spacer()
      Text("\(count)")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

/// The last rows of a style's first screen: what happened, and what is wrong with the file.
public struct HomeNews: View {
  let activity: Activity
  let problem: FileProblem?

  /// Creates the rows.
  public init(activity: Activity, problem: FileProblem?) {
    self.activity = activity
    self.problem = problem
  }

  public var body: some View {
    Section {
      LatestActivity(activity: activity)
    } header: {
      Text("Latest activity")
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        ProblemLabel(problem: problem)
        FileNote()
      }
    }
  }
}

/// A sentence about the file, which visitors share.
struct FileNote: View {
  var body: some View {
    Text(
      "Favourites are kept in one file on the server. All four styles and all visitors share it.")
  }
}

/// A sentence about a file that cannot be read or written.
struct ProblemLabel: View {
  let problem: FileProblem?

  var body: some View {
    VStack(alignment: .leading) {
      if let problem {
        Label(problem.sentence, systemImage: "exclamationmark.triangle")
          .font(.subheadline)
          .foregroundStyle(.red)
      }
    }
    .accessibilityAddTraits(.updatesFrequently)
  }
}

/// A symbol on a square of a colour.
struct SymbolTile: View {
  let symbol: String
  let color: Color

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(color.opacity(0.18))
        .frame(width: 34, height: 34)
      Image(systemName: symbol)
        .foregroundStyle(color)
    }
    .accessibilityHidden(true)
  }
}

extension View {
  /// The title of a style's first screen, and the way to the other styles.
  public func home(_ style: Style, leave: @escaping @MainActor () -> Void) -> some View {
    navigationTitle(Text(style.title))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Styles", action: leave)
        }
      }
  }
}
