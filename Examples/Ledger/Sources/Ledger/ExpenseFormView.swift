import ComposableArchitecture
import LedgerStorage
import SwiftUI

/// The sheet that adds or changes an expense.
struct ExpenseFormView: View {
  @Bindable var store: StoreOf<ExpenseForm>

  var body: some View {
    NavigationStack {
      Form {
        Section("Amount in euros") {
          TextField("Amount", text: $store.amount, prompt: Text("12.50"))
            .keyboardType(.decimalPad)
        }
        Section {
          DatePicker("Date", selection: $store.date, displayedComponents: .date)
          Picker("Category", selection: $store.category) {
            ForEach(LedgerStorage.Category.allCases, id: \.self) { category in
              Text(category.title).tag(category)
            }
          }
        }
        Section {
          TextField("Note", text: $store.note, axis: .vertical)
        }
        if store.expenseID != nil {
          Section {
            Button("Delete expense", role: .destructive) { store.send(.deleteButtonTapped) }
          }
        }
      }
      .navigationTitle(store.expenseID == nil ? "New expense" : "Expense")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveButtonTapped) }
            .disabled(store.isSaving)
            .keyboardShortcut(.defaultAction)
        }
        // The bar stays in sight however long the note is.
        ToolbarItem(placement: .bottomBar) {
          Problems(sentences: sentences)
            .padding(.horizontal, 8)
        }
      }
    }
  }

  private var sentences: [LocalizedStringKey] {
    store.problems.map(\.sentence) + (store.failure.map { [$0.sentence] } ?? [])
  }
}

/// Sentences about what is wrong, and what to do.
struct Problems: View {
  let sentences: [LocalizedStringKey]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(sentences.indices, id: \.self) { index in
        Text(sentences[index])
          .font(.callout)
          .foregroundStyle(.red)
          .accessibilityAddTraits(.updatesFrequently)
      }
    }
  }
}
