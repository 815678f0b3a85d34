import ComposableArchitecture

struct LapCounterView: View {
  let store: StoreOf<LapCounter>

  var body: some View {
    VStack {
      Text("Laps: \(store.laps)")
        .font(.largeTitle)
    }
  }
}
