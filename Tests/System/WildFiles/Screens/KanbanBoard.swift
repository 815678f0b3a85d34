import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    static let kanbanCard = UTType(exportedAs: "com.example.kanban.card")
}

struct KanbanCard: Codable, Identifiable, Hashable, Transferable {
    var id = UUID()
    var title: String
    var estimate: Int

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .kanbanCard)
        ProxyRepresentation(exporting: \.title)
    }
}

struct KanbanColumn: Identifiable {
    let id: String
    var cards: [KanbanCard]
}

@Observable
final class KanbanModel {
    var columns: [KanbanColumn] = [
        KanbanColumn(id: "To do", cards: [.init(title: "Paint fence", estimate: 3), .init(title: "Call Bo", estimate: 1)]),
        KanbanColumn(id: "Doing", cards: []),
        KanbanColumn(id: "Done", cards: []),
    ]

    func move(_ cards: [KanbanCard], to column: KanbanColumn.ID) {
        let ids = Set(cards.map(\.id))
        for index in columns.indices {
            columns[index].cards.removeAll { ids.contains($0.id) }
        }
        guard let target = columns.firstIndex(where: { $0.id == column }) else { return }
        columns[target].cards += cards
    }
}

struct KanbanBoard: View {
    @State private var model = KanbanModel()

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(model.columns) { column in
                    ColumnView(column: column) { cards in
                        withAnimation(.snappy) { model.move(cards, to: column.id) }
                    }
                    .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 16)
                }
            }
            .scrollTargetLayout()
            .padding()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollClipDisabled()
    }
}

private struct ColumnView: View {
    let column: KanbanColumn
    let onDrop: ([KanbanCard]) -> Void
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(column.id).font(.headline)
                Spacer()
                Text(column.cards.map(\.estimate).reduce(0, +), format: .number)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
            ForEach(column.cards) { card in
                Text(card.title)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(10)
                    .background(.background, in: RoundedRectangle(cornerRadius: 8))
                    .draggable(card) {
                        Text(card.title).padding().background(.thickMaterial)
                    }
            }
            Spacer(minLength: 40)
        }
        .padding(10)
        .background(isTargeted ? Color.blue.opacity(0.15) : Color.gray.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .dropDestination(for: KanbanCard.self) { items, _ in
            onDrop(items)
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }
}

#Preview("Board") {
    KanbanBoard()
}
