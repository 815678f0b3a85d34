#if Macros
import ComposableArchitecture

/// The kept numbers, each with a way to its screen and one to delete it.
struct KeptNumbersView: View {
  let store: StoreOf<KeptNumbers>

  var body: some View {
    List {
      if store.kept.isEmpty {
        ContentUnavailableView(
          "No kept numbers", systemImage: "star",
          description: Text("A star on the screen of a number keeps it here."))
      }
      ForEach(store.kept, id: \.self) { number in
        NavigationLink(state: PrimeTime.Path.State(number: number)) {
          FactorsText(number: number)
        }
      }
      .onDelete { store.send(.rowsDeleted($0)) }
    }
    .navigationTitle("Kept numbers")
  }
}
#endif
