import ComposableArchitecture

struct WindowsillView: View {
  let store: StoreOf<Windowsill>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.herbs) { herb in
          Text(herb.name)
        }
      }
      .navigationTitle("Windowsill")
    }
  }
}
