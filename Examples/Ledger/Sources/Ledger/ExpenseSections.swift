import ComposableArchitecture
import LedgerStorage
import SwiftUI

/// The window on the expenses, with the buttons that move it.
struct ExpenseSections: View {
  let store: StoreOf<ExpenseList>

  @Environment(\.locale) private var locale

  var body: some View {
    if let page = store.page {
      if page.hasNewer {
        Section {
          HStack {
            Button("Newer expenses") { store.send(.newerButtonTapped) }
            Spacer()
            Button("Newest") { store.send(.newestButtonTapped) }
          }
        }
      }
      if page.expenses.isEmpty, !page.hasNewer {
        NoExpenses(search: store.pageSearch)
      }
      ForEach(store.sections) { section in
        Section(header: Text(verbatim: title(section))) {
          ForEach(section.expenses) { expense in
            ExpenseRow(expense: expense, store: store)
          }
        }
      }
      if page.hasOlder {
        Section {
          Button("Older expenses") { store.send(.olderButtonTapped) }
        }
      }
    } else {
      ProgressView("Opening the ledger")
    }
  }

  private func title(_ section: MonthSection) -> String {
    let month = section.month.title(locale)
    return section.total.map { "\(month) · \($0.formatted(locale: locale))" } ?? month
  }
}

/// The row of an expense, which opens its form.
///
/// It holds the store, and no closure, so that a key that finds the same expense does not draw it again.
private struct ExpenseRow: View {
  let expense: Expense
  let store: StoreOf<ExpenseList>

  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      store.send(.expenseTapped(expense))
    } label: {
      HStack(spacing: 12) {
        Image(systemName: expense.category.symbol)
          .foregroundStyle(expense.category.color)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          if expense.note.isEmpty {
            Text(expense.category.title)
          } else {
            Text(verbatim: expense.note)
          }
          Text(verbatim: expense.day.title(locale))
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text(verbatim: expense.amount.formatted(locale: locale))
          .monospacedDigit()
          .fixedSize()
      }
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .swipeActions {
      Button("Delete", role: .destructive) { store.send(.deleteButtonTapped(expense.id)) }
    }
  }
}

/// The reason why the list is empty.
private struct NoExpenses: View {
  let search: String

  var body: some View {
    if search.isEmpty {
      ContentUnavailableView(
        "No expenses", systemImage: "tray",
        description: Text("Add the first one, or import a CSV file."))
    } else {
      ContentUnavailableView(
        "No note has these words", systemImage: "magnifyingglass",
        description: Text("Words are found by their beginning. Try a shorter one."))
    }
  }
}
