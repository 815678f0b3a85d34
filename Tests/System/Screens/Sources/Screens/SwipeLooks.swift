import ComposableUI

/// Rows with actions at both ends, and rows that one moves and deletes.
struct SwipeLooks: View {
  @State private var done = "nothing"
  @State private var messages = ["Hello", "Again"]
  @State private var names = ["First", "Second", "Third"]

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(messages, id: \.self) { message in
            Button(message) { done = "opened \(message)" }
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Pin", systemImage: "pin") { done = "pinned \(message)" }.tint(.orange)
                Button("Unread") { done = "unread \(message)" }.tint(.blue)
              }
              .swipeActions {
                Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
                Button("Archive", systemImage: "archivebox") { done = "archived \(message)" }
              }
          }
        } footer: {
          Text(done).accessibilityIdentifier("done")
        }
        Section("Names") {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("Swipes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { EditButton() }
    }
  }
}
