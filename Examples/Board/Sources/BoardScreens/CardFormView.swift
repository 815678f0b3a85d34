import BoardService
import ComposableArchitecture
import SwiftUI

/// The sheet of a card.
struct CardFormView: View {
  @Bindable var store: StoreOf<CardForm>

  var body: some View {
    NavigationStack {
      Form {
        if store.isGone || !store.readers.isEmpty {
          Section {
            if store.isGone {
              Text("Somebody removed this card. Saving puts it back.")
                .foregroundStyle(.red)
            }
            ReadersText(readers: store.readers)
          }
        }
        Section {
          TextField("Title", text: $store.card.title)
          TextField("Notes", text: $store.card.notes, axis: .vertical)
            .lineLimit(3...8)
        }
        if !store.isNew && !store.isGone {
          Section {
            Button("Remove", role: .destructive) { store.send(.removeButtonTapped) }
          }
        }
      }
      .navigationTitle(store.isNew ? "New card" : "Card")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveButtonTapped) }
            .disabled(!store.canSave)
        }
      }
      .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
    }
    // The Escape key and a drag downwards would lose what was typed.
    .interactiveDismissDisabled(store.hasChanges)
  }
}
