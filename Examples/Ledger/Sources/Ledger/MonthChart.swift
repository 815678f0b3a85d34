import ComposableArchitecture
import LedgerStorage
import SwiftUI

/// A bar for each of the latest months, which shows the month in the list when it is tapped.
struct MonthChart: View {
  /// The sums of months, newest first; a month without expenses may be missing.
  let months: [MonthSummary]
  // No closure, so that a key in the search field does not draw the bars again.
  let store: StoreOf<LedgerFeature>

  @Environment(\.locale) private var locale

  private static let height = 120.0

  var body: some View {
    Section("By month") {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(bars) { bar in
          Button {
            store.send(.list(.monthTapped(bar.month)))
          } label: {
            label(bar)
          }
          .buttonStyle(.plain)
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits(isMarked(bar) ? .isSelected : [])
          .accessibilityLabel(
            Text(verbatim: "\(bar.month.title(locale)): \(bar.total.formatted(locale: locale)), ")
              + Text("\(bar.count) expenses"))
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity)
    }
  }

  private func label(_ bar: MonthSummary) -> some View {
    VStack(spacing: 4) {
      Text(bar.total.short(locale))
        .font(.caption2)
        .monospacedDigit()
        .foregroundStyle(.secondary)
      RoundedRectangle(cornerRadius: 6)
        .fill(isMarked(bar) ? Color.accentColor : Color.accentColor.opacity(0.45))
        .frame(width: 32, height: height(bar))
      Text(bar.month.abbreviation(locale))
        .font(.caption)
        .fontWeight(isMarked(bar) ? .bold : .regular)
    }
  }

  private func isMarked(_ bar: MonthSummary) -> Bool { bar.month == store.list.shownMonth }

  private func height(_ bar: MonthSummary) -> Double {
    let largest = months.map(\.total.cents).max() ?? 0
    guard largest > 0, bar.total.cents > 0 else { return 2 }
    return max(4, Self.height * Double(bar.total.cents) / Double(largest))
  }

  /// The latest months without gaps, oldest first.
  private var bars: [MonthSummary] {
    guard let newest = months.first?.month.number else { return [] }
    return (newest - LedgerOverview.monthLimit + 1...newest).map { number in
      let month = Month(number: number)
      return months.first { $0.month == month }
        ?? MonthSummary(month: month, count: 0, total: Money(cents: 0))
    }
  }
}
