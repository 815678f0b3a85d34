import PrimesModel
import SwiftUI

/// All that happened, the latest first.
public struct ActivityList: View {
  let activity: Activity
  let clear: @MainActor () -> Void

  /// Creates the screen.
  public init(activity: Activity, clear: @escaping @MainActor () -> Void) {
    self.activity = activity
    self.clear = clear
  }

  public var body: some View {
    List {
      ForEach(activity.entries) { entry in
        ActivityRow(event: entry.event)
      }
      if activity.entries.isEmpty {
        ContentUnavailableView(
          "No activity", systemImage: "clock",
          description: Text("Whatever you do on the other screens is listed here."))
      }
    }
    .navigationTitle("Activity")
    .toolbar {
      Button("Clear", action: clear)
        .disabled(activity.entries.isEmpty)
    }
  }
}

/// The last that happened on any screen.
struct LatestActivity: View {
  let activity: Activity

  var body: some View {
    VStack(alignment: .leading) {
      if let latest = activity.latest {
        ActivityRow(event: latest.event)
      } else {
        Text("Nothing yet")
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier("latest")
  }
}

private struct ActivityRow: View {
  let event: Activity.Event

  var body: some View {
    Label {
      Text(event.sentence)
    } icon: {
      Image(systemName: event.symbol)
        .foregroundStyle(event.color)
    }
  }
}

extension Activity.Event {
  fileprivate var symbol: String {
    switch self {
    case .answered: "number"
    case .checked: "questionmark.circle"
    case .favourited: "star.fill"
    case .unfavourited: "star.slash"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .answered: .blue
    case .checked: .green
    case .favourited: .yellow
    case .unfavourited: .secondary
    }
  }
}
