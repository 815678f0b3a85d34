import SwiftUI

// A list with rows that can be swiped, and everything that one presents over it.
struct ListScreen: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isDone = false
  }
  @State private var items: [Item] = []
  @State private var query = ""
  @State private var edited: Item?
  @State private var deleted: Item?
  @State private var failure: String?

  var body: some View {
    List {
      ForEach($items) { $item in
        HStack {
          Toggle(item.name, isOn: $item.isDone).labelsHidden()
          VStack(alignment: .leading) {
            Text(item.name).font(.headline).strikethrough(item.isDone)
            Text("Number \(item.id)").font(.caption).foregroundStyle(.secondary)
          }
        }
        .swipeActions(edge: .trailing) {
          Button("Delete", role: .destructive) { deleted = item }
          Button {
            edited = item
          } label: {
            Label("Edit", systemImage: "pencil")
          }.tint(.blue)
        }
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {
            items.append(Item(id: items.count, name: item.name))
          }
        }
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .searchable(text: $query, prompt: "Find")
    // mistake: .refreshable { items.sort -> .refreshable { item.sort
    // makes: cannot find 'item' in scope
    .refreshable { items.sort { $0.name < $1.name } }
    .confirmationDialog(
      "Delete \(deleted?.name ?? "")?",
      isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } }),
      titleVisibility: .visible, presenting: deleted
    ) { item in
      Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
    } message: { item in
      Text("\(item.name) is deleted for good.")
    }
    .alert("Failed", isPresented: Binding(get: { failure != nil }, set: { _ in failure = nil })) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(failure ?? "")
    }
    .sheet(item: $edited) { item in
      NavigationStack { Text(item.name).navigationTitle("Edit") }
    }
    .overlay {
      if items.filter({ $0.isDone }).isEmpty { ContentUnavailableView.search(text: query) }
    }
    .toolbar {
      EditButton()
      Button("Add", systemImage: "plus") { items.append(Item(id: items.count + 1, name: "New")) }
    }
  }
}
