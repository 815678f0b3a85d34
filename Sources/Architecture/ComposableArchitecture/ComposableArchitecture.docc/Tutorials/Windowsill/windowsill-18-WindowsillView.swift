import ComposableArchitecture

struct WindowsillView: View {
  @Bindable var store: StoreOf<Windowsill>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.herbs) { herb in
          NavigationLink(herb.name, state: HerbDetail.State(herb: herb))
        }
        Button("Add a herb") { store.send(.newHerbButtonTapped) }
      }
      .navigationTitle("Windowsill")
    } destination: { detailStore in
      HerbDetailView(store: detailStore)
    }
    .sheet(item: $store.scope(state: \.newHerb, action: \.newHerb)) { newHerbStore in
      NewHerbView(store: newHerbStore)
    }
  }
}
