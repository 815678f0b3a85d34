#if Macros
import DependenciesTestSupport
import Testing

@testable import ComposableCore

/// A feature whose effects share a number, and are cancelled and throttled from everywhere.
@Reducer
private struct Worker {
  struct State: Equatable {
    @Shared(.inMemory("stress")) var total = 0
    var received = 0
  }

  enum Action {
    case work(Int)
    case cancel(Int)
    case cancelInEffect(Int)
    case throttle(Int)
    case received
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .work(let id):
        return .run { [total = state.$total] send in
          total.withLock { $0 += 1 }
          await withTaskCancellation(id: id, cancelInFlight: true) { await Task.yield() }
          await send(.received)
          await send.directly(.received)
        }
        .cancellable(id: id, cancelInFlight: id == 0)
      case .cancel(let id):
        return .cancel(id: id)
      case .cancelInEffect(let id):
        return .run { _ in Task.cancel(id: id) }
      case .throttle(let id):
        return Effect.send(.received).throttle(
          id: id, for: .nanoseconds(id), clock: ContinuousClock(), latest: id.isMultiple(of: 2))
      case .received:
        state.received += 1
        return .none
      }
    }
  }

  /// The actions of one round, of which `work` is the first.
  static func script(_ round: Int) -> [Action] {
    let id = round % 3
    return [
      .work(id), .throttle(id), round.isMultiple(of: 5) ? .cancel(id) : .cancelInEffect(id),
      .throttle(round),
    ]
  }
}

/// Tests for the thread sanitizer: `Scripts/measure/test-threads` runs them, too.
@Suite("Stores on all cores", .dependencies)
struct StressTests {
  private let rounds = 40

  @Test("concurrent cancelling, sharing and throttling lose and leak nothing")
  func storeActors() async {
    @Shared(.inMemory("stress")) var total = 0
    let stores = (0..<4).map { _ in
      StoreActor(initialState: Worker.State()) { Worker() }
    }
    await withTaskGroup(of: Void.self) { group in
      for store in stores {
        for _ in 0..<2 {
          group.addTask { [rounds] in
            var tasks: [StoreTask] = []
            for round in 0..<rounds {
              for action in Worker.script(round) { tasks.append(await store.send(action)) }
              if round.isMultiple(of: 7) { tasks.randomElement()?.cancel() }
            }
            for task in tasks { await task.finish() }
          }
        }
      }
    }
    #expect(total == 4 * 2 * rounds)
    for store in stores {
      #expect(await store.received > 0)
      #expect(store.core.cancellations?.count == 0)
      #expect(store.core.cancellations?.features.isEmpty == true)
    }
  }

  @MainActor
  @Test("a main actor store shares state with concurrent tasks without loss")
  func mainStore() async {
    @Shared(.inMemory("stress")) var total = 0
    let store = Store(initialState: Worker.State()) { Worker() }
    let rounds = rounds
    let others = Task.detached { [total = $total] in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<rounds {
              total.withLock { $0 += 1 }
              await Task.yield()
            }
          }
        }
      }
    }
    var tasks: [StoreTask] = []
    for round in 0..<rounds {
      for action in Worker.script(round) { tasks.append(store.send(action)) }
      if round.isMultiple(of: 7) { tasks.randomElement()?.cancel() }
      await Task.yield()
    }
    for task in tasks { await task.finish() }
    await others.value
    #expect(total == 5 * rounds)
    #expect(store.withState(\.received) > 0)
    #expect(store.core.cancellations?.count == 0)
  }
}
#endif
