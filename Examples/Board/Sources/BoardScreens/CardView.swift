import BoardService
import ComposableArchitecture
import SwiftUI

/// A card, which can be opened, dragged, and moved with a menu.
struct CardView: View {
  let card: Card
  let column: Column.ID
  let store: StoreOf<BoardFeature>
  let places: CardPlaces

  @GestureState private var translation = CGSize.zero

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
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named(CardPlaces.space))
    } action: {
      places.cards[card.id] = $0
    }
    .offset(translation)
    .zIndex(translation == .zero ? 0 : 1)
    .gesture(
      DragGesture(minimumDistance: 8, coordinateSpace: .named(CardPlaces.space))
        .updating($translation) { value, translation, _ in translation = value.translation }
        .onEnded { drop(at: $0.location) }
    )
    .onDisappear { places.cards[card.id] = nil }
  }

  private func drop(at point: CGPoint) {
    guard let column = places.column(at: point) else { return }
    let others = store.columns[id: column]?.cards.ids.filter { $0 != card.id } ?? []
    let next = others.first { places.cards[$0].map { point.y < $0.midY } ?? false }
    store.send(.cardDropped(card.id, on: column, before: next))
  }
}

/// The frames of columns and cards, for dropping: no view is drawn anew when they change.
@MainActor
final class CardPlaces {
  nonisolated static let space = "board"

  var columns: [Column.ID: CGRect] = [:]
  var cards: [Card.ID: CGRect] = [:]

  /// Returns the column at a point, of whatever height it is.
  func column(at point: CGPoint) -> Column.ID? {
    columns.first { $0.value.minX...$0.value.maxX ~= point.x }?.key
  }
}
