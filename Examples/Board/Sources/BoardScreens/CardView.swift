import BoardService
import ComposableArchitecture
import SwiftUI
import UniformTypeIdentifiers

/// A card, which can be opened, dragged, and moved with a menu.
struct CardView: View {
  let card: Card
  let column: Column.ID
  let store: StoreOf<BoardFeature>

  @State private var isTargeted = false

  var body: some View {
    HStack(alignment: .top) {
      Button {
        store.send(.cardTapped(card.id))
      } label: {
        VStack(alignment: .leading, spacing: 4) {
          Text(card.title)
          if !card.notes.isEmpty {
            Text(card.notes)
              .font(.caption)
              .foregroundStyle(.secondary)
              .lineLimit(2)
          }
          ReadersText(readers: store.state.readers(of: card.id))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      Menu {
        ForEach(store.columns.elements.filter { $0.id != column }) { other in
          Button {
            store.send(.cardDropped(card.id, on: other.id, before: nil))
          } label: {
            Text(other.title)
          }
        }
      } label: {
        Label("Move", systemImage: "arrow.left.arrow.right")
          .labelStyle(.iconOnly)
      }
      .accessibilityLabel(Text("Move \(card.title)"))
    }
    .padding(10)
    .background(.background, in: RoundedRectangle(cornerRadius: 8))
    .overlay(alignment: .top) {
      if isTargeted {
        Capsule().fill(.tint).frame(height: 3)
      }
    }
    .draggable(DraggedCard(id: card.id))
    .dropDestination(for: DraggedCard.self) { cards, _ in
      for dropped in cards { store.send(.cardDropped(dropped.id, on: column, before: card.id)) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

/// The card that a drag carries.
struct DraggedCard: Codable, Transferable {
  let id: Card.ID

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .boardCard)
  }
}

extension UTType {
  /// A card of a board.
  static let boardCard = UTType(exportedAs: "com.example.board.card")
}
