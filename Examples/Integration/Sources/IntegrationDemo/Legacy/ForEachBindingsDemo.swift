import ComposableArchitecture

/// Texts that are edited through bindings of a view store, and rows with bindings of their own.
@available(*, deprecated)
@Reducer
struct ForEachBindingsDemo {
  struct State: Equatable {
    var values = ["A", "B", "C"]
    var rows: IdentifiedArrayOf<EditableRow.State> = [
      EditableRow.State(id: 1, text: "One"), EditableRow.State(id: 2, text: "Two"),
    ]
  }

  enum Action {
    case removeLastButtonTapped
    case rows(IdentifiedActionOf<EditableRow>)
    case valueChanged(offset: Int, value: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removeLastButtonTapped:
        _ = state.values.popLast()
        if let last = state.rows.last { state.rows.remove(id: last.id) }
      case .rows:
        break
      case .valueChanged(let offset, let value):
        state.values[offset] = value
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { EditableRow() }
  }
}

/// A text with a binding to it.
@available(*, deprecated)
@Reducer
struct EditableRow {
  struct State: Equatable, Identifiable {
    let id: Int
    @BindingState var text: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@available(*, deprecated)
struct ForEachBindingsView: View {
  let store: StoreOf<ForEachBindingsDemo>

  var body: some View {
    WithViewStore(store, observe: \.values) { viewStore in
      let _ = logEvaluation(of: Self.self)
      Form {
        Section("Bindings of the list's view store") {
          ForEach(Array(viewStore.state.enumerated()), id: \.offset) { offset, value in
            HStack {
              TextField(
                "Value \(offset)",
                text: viewStore.binding(
                  get: { $0.indices.contains(offset) ? $0[offset] : "" },
                  send: { .valueChanged(offset: offset, value: $0) }))
              Text(value)
            }
          }
        }
        Section("Bindings of each row") {
          ForEachStore(store.scope(state: \.rows, action: \.rows)) { EditableRowView(store: $0) }
        }
        Section {
          Button("Remove last", role: .destructive) { viewStore.send(.removeLastButtonTapped) }
        }
      }
    }
    .navigationTitle("ForEach bindings")
  }
}

@available(*, deprecated)
struct EditableRowView: View {
  let store: StoreOf<EditableRow>

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      let _ = logEvaluation(of: Self.self)
      HStack {
        TextField("Row \(viewStore.id)", text: viewStore.$text)
        Text(viewStore.text)
      }
    }
  }
}
