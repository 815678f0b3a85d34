import ComposableCore

extension Curve {
  /// Test stores.
  @MainActor
  static let tests = [
    Curve("test-store", "effects", sizes: [1, 10, 100, 1_000, 10_000]) { count in
      let store = TestStore(initialState: Queue.State()) { Queue() }
      // The effects still run at the end.
      store.exhaustivity = .off
      var total = 0
      return .async {
        if total == 0 { await store.send(.wait(count)) }
        for _ in 0..<$0 {
          total += 1
          await store.send(.tick) { $0.count = total }
        }
      }
    },
    Curve("test-store", "rows") { count in
      let store = TestStore(initialState: List.State(rows: count)) { List() }
      return .async {
        for _ in 0..<$0 {
          await store.send(.rows(.element(id: count / 2, action: .increment))) {
            $0.rows[id: count / 2]?.count += 1
          }
        }
      }
    },
    Curve("test-store", "queued-receives", sizes: [10, 100, 1_000, 10_000]) { count in
      let store = TestStore(initialState: Queue.State()) { Queue() }
      return .async(per: count) {
        for _ in 0..<$0 {
          await store.send(.emit(count))
          for _ in 0..<count { await store.receive(\.tick) { $0.count += 1 } }
        }
      }
    },
  ]
}

/// A feature with effects that wait, or send many actions.
@Reducer
struct Queue {
  struct State: Equatable, Sendable {
    var count = 0
  }

  @CasePathable
  enum Action: Sendable {
    case emit(Int)
    case tick
    case wait(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .emit(let count):
        return .run { send in for _ in 0..<count { await send(.tick) } }
      case .tick:
        state.count += 1
        return .none
      case .wait(let count):
        return .merge(
          (0..<count).map { _ in .run { _ in try await Task.sleep(for: .seconds(100_000)) } })
      }
    }
  }
}
