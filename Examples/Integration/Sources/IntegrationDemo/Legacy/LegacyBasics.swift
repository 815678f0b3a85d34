import ComposableArchitecture

/// A counter whose state cannot be observed: a view store does it instead.
@Reducer
struct LegacyBasics {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0

    init(id: Int = 0, count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  enum Action: Equatable {
    case countLaterButtonTapped
    case decrementButtonTapped
    case dismissButtonTapped
    case incrementButtonTapped
    case resetButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countLaterButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.incrementButtonTapped)
        }
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .dismissButtonTapped:
        return .run { _ in await dismiss() }
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .resetButtonTapped:
        state = State(id: state.id)
        return .none
      }
    }
  }
}

struct LegacyBasicsView: View {
  let store: StoreOf<LegacyBasics>
  var canDismiss = false

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      let _ = logEvaluation(of: Self.self)
      CountRow(count: viewStore.count) {
        viewStore.send(.decrementButtonTapped)
      } increment: {
        viewStore.send(.incrementButtonTapped)
      }
      if canDismiss {
        Button("Count in a second") { viewStore.send(.countLaterButtonTapped) }
        Button("Dismiss") { viewStore.send(.dismissButtonTapped) }
      }
    }
  }
}
