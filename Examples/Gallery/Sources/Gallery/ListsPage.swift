import ComposableUI

/// Lists that are searched, edited, moved and loaded anew.
struct ListsPage: View {
  @State private var fruits = ["Apple", "Banana", "Cherry", "Date"].map(Fruit.init)
  @State private var search = ""
  @State private var loads = 0

  var body: some View {
    List {
      Section {
        ForEach($fruits) { $fruit in
          if search.isEmpty || fruit.name.localizedCaseInsensitiveContains(search) {
            Toggle(fruit.name, isOn: $fruit.isRipe)
          }
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("Fruits")
      } footer: {
        Text("\(fruits.filter(\.isRipe).count) ripe, loaded \(loads) times")
      }
      Section("Screens") {
        NavigationLink {
          Text("The end of the road").navigationTitle("Detail")
        } label: {
          Label("Detail", systemImage: "doc.text")
        }
        Text("Swipe")
          .swipeActions {
            Button("Archive", systemImage: "archivebox") { loads += 10 }
          }
      }
    }
    .navigationTitle("Lists")
    .searchable(text: $search, prompt: "Search fruits")
    .refreshable { loads += 1 }
    .toolbar { EditButton() }
  }
}

struct Fruit: Identifiable {
  var name: String
  var isRipe = false
  var id: String { name }

  init(name: String) {
    self.name = name
  }
}
