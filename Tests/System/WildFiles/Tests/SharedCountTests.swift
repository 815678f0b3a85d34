import ComposableArchitecture
import DependenciesTestSupport
import Testing

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var sharedTotal: Self { Self[.appStorage("sharedTotal"), default: 0] }
}

@Reducer
struct SharedCountTab {
  @ObservableState
  struct State: Equatable {
    @Shared var stats: SharedStats
    @Shared(.sharedTotal) var total
  }
  enum Action { case increment, reset, observe, totalChanged(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$stats.withLock {
          $0.count += 1
          $0.largest = max($0.largest, $0.count)
        }
        state.$total.withLock { $0 += 1 }
        return .none
      case .reset:
        state.$stats.withLock { $0 = SharedStats() }
        return .none
      case .observe:
        return .run { [total = state.$total] send in
          for await value in total.publisher.values.dropFirst().prefix(1) {
            await send(.totalChanged(value))
          }
        }
      case .totalChanged:
        return .none
      }
    }
  }
}

struct SharedStats: Equatable {
  var count = 0
  var largest = 0
}

@Suite(.dependencies { $0.defaultFileStorage = .inMemory })
@MainActor
struct SharedCountTests {
  @Test func incrementing() async {
    let store = TestStore(initialState: SharedCountTab.State(stats: Shared(value: SharedStats()))) {
      SharedCountTab()
    }
    await store.send(.increment) {
      $0.$stats.withLock { $0 = SharedStats(count: 1, largest: 1) }
      $0.$total.withLock { $0 = 1 }
    }
  }

  @Test func sharing() {
    @Shared(.inMemory("stats")) var stats = SharedStats()
    let first = Store(initialState: SharedCountTab.State(stats: $stats)) { SharedCountTab() }
    let second = Store(initialState: SharedCountTab.State(stats: $stats)) { SharedCountTab() }

    first.send(.increment)
    second.send(.increment)
    #expect(stats.count == 2)
    #expect(first.stats == second.stats)

    $stats.withLock { $0.largest = 100 }
    #expect(second.stats.largest == 100)
    second.send(.reset)
    #expect(first.stats.count == 0)
  }

  @Test(.dependency(\.defaultAppStorage, UserDefaults(suiteName: "shared-count-tests")!))
  func persistence() throws {
    @Shared(.sharedTotal) var total
    $total.withLock { $0 = 42 }

    @Dependency(\.defaultAppStorage) var defaults
    #expect(defaults.integer(forKey: "sharedTotal") == 42)

    @SharedReader(.sharedTotal) var reader
    #expect(reader == 42)
  }

  @Test func derived() {
    @Shared(value: ["a": 1]) var values: [String: Int]
    let a = Shared($values["a"])
    a?.withLock { $0 += 1 }
    #expect(values == ["a": 2])

    @Shared(.inMemory("rows")) var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    for row in Array($rows) {
      row.withLock { $0.isOn = true }
    }
    #expect(rows.allSatisfy { $0.isOn })
  }

  struct Row: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }
}
