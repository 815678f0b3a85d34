import ComposableArchitecture
import LedgerStorage
import SceneKeeping
import SwiftUI

/// The screen of the ledger.
public struct LedgerView: View {
  @Bindable var store: StoreOf<LedgerFeature>

  public init(store: StoreOf<LedgerFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      List {
        if let failure = store.failure {
          FailureSection(failure: failure) { store.send(.retryButtonTapped) }
        }
        if let overview = store.overview, !overview.months.isEmpty {
          MonthChart(months: overview.months, store: store)
        }
        ExpenseSections(store: store.scope(state: \.list, action: \.list))
      }
      .searchable(
        text: $store.list.search.sending(\.list.searchChanged), prompt: "Search notes"
      )
      .navigationTitle("Ledger")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Files") { store.send(.filesButtonTapped) }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
            store.send(.addButtonTapped)
          } label: {
            Label("Add expense", systemImage: "plus")
          }
          .labelStyle(.iconOnly)
          .accessibilityLabel("Add expense")
        }
        ToolbarItem(placement: .bottomBar) {
          if let change = store.overview?.lastChange {
            UndoBar(change: change) { store.send(.undoButtonTapped) }
          }
        }
      }
    }
    .sheet(item: $store.scope(state: \.destination?.form, action: \.destination.form)) { store in
      ExpenseFormView(store: store)
    }
    .sheet(item: $store.scope(state: \.destination?.files, action: \.destination.files)) { store in
      FilesView(store: store)
    }
    .kept("expense") {
      store.state.keptForm
    } restore: {
      store.send(.restored($0))
    }
    .task { await store.send(.task).finish() }
  }
}

/// The last change, and the button that undoes it.
private struct UndoBar: View {
  let change: LedgerChange
  let undo: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(change.sentence)
        .font(.callout)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Button("Undo", action: undo)
        .accessibilityHint(change.sentence)
    }
  }
}

/// The reason why something went wrong, and the button that tries again.
private struct FailureSection: View {
  let failure: LedgerError
  let retry: @MainActor () -> Void

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 8) {
        Label("The ledger cannot be used right now.", systemImage: "info.circle")
          .font(.headline)
        Text(failure.sentence)
        Button("Try again", action: retry)
          .buttonStyle(.bordered)
      }
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
