import ComposableArchitecture

/// Two counters that share a count, and have one of their own each.
@Reducer
struct SharedStateDemo {
  @ObservableState
  struct State: Equatable {
    var child1: SharedCounter.State
    var child2: SharedCounter.State
    @Shared var count: Int
    var isObservingCount = false

    init() {
      let count = Shared(value: 0)
      _count = count
      child1 = SharedCounter.State(count: count)
      child2 = SharedCounter.State(count: count)
    }
  }

  enum Action {
    case child1(SharedCounter.Action)
    case child2(SharedCounter.Action)
    case observationToggled(Bool)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { SharedCounter() }
    Scope(state: \.child2, action: \.child2) { SharedCounter() }
    Reduce { state, action in
      switch action {
      case .child1, .child2:
        break
      case .observationToggled(let isObserving):
        state.isObservingCount = isObserving
      case .resetButtonTapped:
        state.$count.withLock { $0 = 0 }
      }
      return .none
    }
  }
}

/// A counter with a count that is shared, and one that is not.
@Reducer
struct SharedCounter {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    var ownCount = 0

    init(count: Shared<Int>) {
      _count = count
    }
  }

  enum Action {
    case incrementButtonTapped
    case incrementOwnButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.$count.withLock { $0 += 1 }
      case .incrementOwnButtonTapped:
        state.ownCount += 1
      }
      return .none
    }
  }
}

struct SharedStateView: View {
  @Bindable var store: StoreOf<SharedStateDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Toggle(
          "Observe shared count", isOn: $store.isObservingCount.sending(\.observationToggled))
        if store.isObservingCount {
          Text("Shared count: \(store.count)")
        }
        Button("Reset shared count") { store.send(.resetButtonTapped) }
      }
      Section("Child 1") {
        SharedCounterView(store: store.scope(state: \.child1, action: \.child1))
      }
      Section("Child 2") {
        SharedCounterView(store: store.scope(state: \.child2, action: \.child2))
      }
    }
    .navigationTitle("Shared state")
  }
}

struct SharedCounterView: View {
  let store: StoreOf<SharedCounter>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    HStack {
      Text("Shared: \(store.count)")
      Spacer()
      Button("Increment shared") { store.send(.incrementButtonTapped) }
    }
    HStack {
      Text("Own: \(store.ownCount)")
      Spacer()
      Button("Increment own") { store.send(.incrementOwnButtonTapped) }
    }
  }
}
