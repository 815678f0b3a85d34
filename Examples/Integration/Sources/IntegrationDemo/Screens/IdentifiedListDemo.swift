import ComposableArchitecture

/// A list of counters, of which the parent shows the first one's count.
@Reducer
struct IdentifiedListDemo {
  @ObservableState
  struct State: Equatable {
    var nextID = 1
    var rows: IdentifiedArrayOf<Basics.State> = []
  }

  enum Action {
    case addButtonTapped
    case removeButtonTapped(id: Int)
    case rows(IdentifiedActionOf<Basics>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.rows.append(Basics.State(id: state.nextID))
        state.nextID += 1
      case .removeButtonTapped(let id):
        state.rows.remove(id: id)
      case .rows:
        break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Basics() }
  }
}

struct IdentifiedListView: View {
  let store: StoreOf<IdentifiedListDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Button("Add") { store.send(.addButtonTapped) }
        Text("First count: \(store.rows.first.map { "\($0.count)" } ?? "none")")
      }
      ForEach(store.scope(state: \.rows, action: \.rows), id: \.state.id) { rowStore in
        let _ = logEvaluation(of: Self.self, "body.ForEach")
        let id = rowStore.state.id
        Section("Row \(id)") {
          BasicsView(store: rowStore)
          Button("Remove row \(id)", role: .destructive) {
            store.send(.removeButtonTapped(id: id))
          }
        }
      }
    }
    .navigationTitle("Identified list")
  }
}
