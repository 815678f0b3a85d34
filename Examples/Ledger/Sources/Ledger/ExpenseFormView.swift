import ComposableArchitecture
import LedgerStorage
import SwiftUI

/// The sheet that adds or changes an expense.
struct ExpenseFormView: View {
  @Bindable var store: StoreOf<ExpenseForm>

  var body: some View {
    NavigationStack {
      Form {
        if let failure = store.failure {
          Section { Problems(sentences: [failure.sentence]) }
        }
        Section {
          TextField("Amount", text: $store.amount, prompt: Text("12.50"))
            .keyboardType(.decimalPad)
        } header: {
          Text("Amount in euros")
        } footer: {
          problems(in: .amount)
        }
        Section {
          DatePicker("Date", selection: $store.date, displayedComponents: .date)
          Picker("Category", selection: $store.category) {
            ForEach(LedgerStorage.Category.allCases, id: \.self) { category in
              Text(category.title).tag(category)
            }
          }
        } footer: {
          problems(in: .day)
        }
        Section {
          TextField("Note", text: $store.note, axis: .vertical)
            .lineLimit(1...6)
        } footer: {
          problems(in: .note)
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
      }
      .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
    }
    // The Escape key and a drag downwards would lose what was typed.
    .interactiveDismissDisabled(store.hasChanges)
  }

  private func problems(in field: ExpenseForm.Field) -> some View {
    Problems(sentences: store.problems.filter { $0.field == field }.map(\.sentence))
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
