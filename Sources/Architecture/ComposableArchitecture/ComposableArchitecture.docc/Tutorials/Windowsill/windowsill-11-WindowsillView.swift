import ComposableArchitecture

struct WindowsillView: View {
  @Bindable var store: StoreOf<Windowsill>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.herbs) { herb in
          Text(herb.name)
        }
        Button("Add a herb") { store.send(.newHerbButtonTapped) }
      }
      .navigationTitle("Windowsill")
    }
    .sheet(item: $store.scope(state: \.newHerb, action: \.newHerb)) { newHerbStore in
      NewHerbView(store: newHerbStore)
    }
  }
}
