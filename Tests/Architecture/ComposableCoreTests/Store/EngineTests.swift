import ConcurrencyExtras
import Dependencies
import Testing

@testable import ComposableCore

struct EngineTests {
  enum Action: Equatable, Sendable {
    case start
    case received(Int)
  }

  /// An actor that owns an engine: nothing of it runs on the main actor.
  private actor Owner {
    private var engine: Engine<[Int], Action>?
    private(set) var didRunOutside = false

    func start() -> StoreTask {
      let reducer = Reduce<[Int], Action> { [weak self] state, action in
        self?.preconditionIsolated()
        switch action {
        case .start:
          return .merge(
            .send(.received(1)),
            .run { send in
              await send(.received(2))
              await send(.received(3))
            })
        case .received(let number):
          state.append(number)
          return .none
        }
      }
      let engine = Engine<[Int], Action>(
        initialState: [], dependencies: DependencyValues(), owner: EngineOwner(self),
        reducer: CachedReducer(reducer))
      self.engine = engine
      return StoreTask(group: engine.send(.start))
    }

    var state: [Int] { engine?.state ?? [] }
  }

  @Test("an actor can own an engine, which runs reducers and actions there")
  func actorOwner() async {
    let owner = Owner()
    let task = await owner.start()
    #expect(await owner.state == [1])
    await task.finish()
    // Actions sent from the main actor's side arrive in order, before the effect's end.
    while await owner.state.count < 3 { await Task.yield() }
    #expect(await owner.state == [1, 2, 3])
  }
}
