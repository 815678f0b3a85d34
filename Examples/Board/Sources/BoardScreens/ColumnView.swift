import BoardService
import ComposableArchitecture
import SwiftUI

/// A column with its cards.
struct ColumnView: View {
  let column: Column
  let store: StoreOf<BoardFeature>

  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(column.title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Text("\(column.cards.count)")
          .foregroundStyle(.secondary)
      }
      ForEach(column.cards) { card in
        CardView(card: card, column: column.id, store: store)
      }
      Button {
        store.send(.addButtonTapped(column.id))
      } label: {
        Label("Add a card", systemImage: "plus")
      }
      .accessibilityHint(Text(column.title))
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(
      .secondary.opacity(isTargeted ? 0.24 : 0.12), in: RoundedRectangle(cornerRadius: 12)
    )
    .dropDestination(for: DraggedCard.self) { cards, _ in
      for card in cards { store.send(.cardDropped(card.id, on: column.id, before: nil)) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

/// The others who have a card open.
struct ReadersText: View {
  let readers: [Visitor]

  var body: some View {
    ForEach(readers) { reader in
      Label {
        Text("\(Text(reader.label)) has it open")
      } icon: {
        Image(systemName: "eye")
      }
      .font(.caption)
      .foregroundStyle(reader.color)
    }
  }
}
