#if Macros
import ComposableArchitecture
import Testing

#if canImport(Foundation)
import Foundation
#endif

/// State that several features share, in memory and in storage.
@Reducer
struct Scores {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("scores.total")) var total = 0
    @Shared(.best) var best
    @Shared var rounds: IdentifiedArrayOf<Round>
    @SharedReader(.inMemory("scores.total")) var shown = 0
    var child: Bonus.State?
  }

  struct Round: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var points = 0
  }

  enum Action {
    case bonus(Bonus.Action)
    case bonusButtonTapped
    case doubled(id: Int)
    case played(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bonus:
        return .none

      case .bonusButtonTapped:
        state.child = Bonus.State(total: state.$total)
        return .none

      case .doubled(let id):
        state.$rounds.withLock { $0[id: id]?.points *= 2 }
        return .none

      case .played(let points):
        state.$total.withLock { $0 += points }
        state.$best.withLock { $0 = max($0, points) }
        let round = Round(id: state.rounds.count, points: points)
        state.$rounds.withLock { _ = $0.append(round) }
        return .none
      }
    }
    .ifLet(\.child, action: \.bonus) { Bonus() }
  }
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var best: Self { Self[.appStorage("scores-best"), default: 0] }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Scores.Round>>.Default {
  static var rounds: Self {
    Self[.fileStorage(.temporaryDirectory.appending(component: "rounds.json")), default: []]
  }
}

@Reducer
struct Bonus {
  @ObservableState
  struct State: Equatable { @Shared var total: Int }

  enum Action { case granted }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .granted:
        state.$total.withLock { $0 += 100 }
        return .none
      }
    }
  }
}

@MainActor
@Suite struct ScoresTests {
  @Test("shared state is asserted with the action that changes it, in any child")
  func sharing() async {
    let store = TestStore(initialState: Scores.State(rounds: Shared(value: []))) { Scores() }
    await store.send(.played(3)) {
      $0.$total.withLock { $0 = 3 }
      $0.$best.withLock { $0 = 3 }
      $0.$rounds.withLock { $0 = [Scores.Round(id: 0, points: 3)] }
    }
    #expect(store.state.shown == 3)
    await store.send(.doubled(id: 0)) { $0.$rounds.withLock { $0[id: 0]?.points = 6 } }
    await store.send(.bonusButtonTapped) { [total = store.state.$total] in
      $0.child = Bonus.State(total: total)
    }
    await store.send(\.bonus.granted) { $0.$total.withLock { $0 = 103 } }
  }

  @Test("two values shared through one file key stay equal")
  func file() {
    @Shared(.rounds) var rounds
    $rounds.withLock { $0 = [Scores.Round(id: 1)] }
    @Shared(.rounds) var again
    #expect(again == [Scores.Round(id: 1)])
    #expect(Shared($again[id: 1])?.id == 1)
    for round in Array($rounds) {
      round.points.withLock { $0 = 5 }
    }
    #expect(again[id: 1]?.points == 5)
  }
}
#endif
