import ComposableArchitecture

@Reducer
struct HerbDetail {
  @ObservableState
  struct State: Equatable {
    var herb: Herb
  }

  enum Action {
    case removeButtonTapped
    case waterButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removeButtonTapped:
        return .none

      case .waterButtonTapped:
        state.herb.waterings += 1
        return .none
      }
    }
  }
}

struct HerbDetailView: View {
  let store: StoreOf<HerbDetail>

  var body: some View {
    Form {
      Text("Waterings: \(store.herb.waterings)")
      Button("Water") { store.send(.waterButtonTapped) }
      Button("Remove", role: .destructive) { store.send(.removeButtonTapped) }
    }
    .navigationTitle(store.herb.name)
  }
}
