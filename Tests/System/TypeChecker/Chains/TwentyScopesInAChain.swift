import ComposableArchitecture

@Reducer
struct Node {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  indirect enum Action { case child(Action) }
}

@MainActor
func descend(from store: StoreOf<Node>) -> StoreOf<Node> {
  store
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
    .scope(state: \.self, action: \.child)
}

@MainActor
func descendWithoutLabels(from store: StoreOf<Node>) -> StoreOf<Node> {
  store
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
    .scope(\.self, action: \.child)
}
