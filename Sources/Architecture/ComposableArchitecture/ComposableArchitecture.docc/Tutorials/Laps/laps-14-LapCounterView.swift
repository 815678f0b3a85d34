import ComposableArchitecture

struct LapCounterView: View {
  let store: StoreOf<LapCounter>

  var body: some View {
    VStack {
      Text("Laps: \(store.laps)")
        .font(.largeTitle)
      HStack {
        Button("Undo") { store.send(.undoButtonTapped) }
          .disabled(store.laps == 0)
        Button("Lap") { store.send(.lapButtonTapped) }
      }
      if let seconds = store.secondsOfRest {
        Text("Rest: \(seconds) s")
      } else {
        Button("Rest") { store.send(.restButtonTapped) }
      }
    }
  }
}
