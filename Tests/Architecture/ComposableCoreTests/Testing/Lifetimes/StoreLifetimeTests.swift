import ComposableCore
import Testing

/// Stores that are older than the task of the test that sends actions to them, or that tests share.
@MainActor
struct StoreLifetimeTests {
  static let staticClock = TestClock()
  static let staticStore = Metronome.makeStore(staticClock)

  let clock = TestClock()
  let property: TestStoreOf<Metronome>
  let fromInit: TestStoreOf<Metronome>

  init() async {
    property = Metronome.makeStore(clock)
    fromInit = Metronome.makeStore(clock)
    await fromInit.send(.stopButtonTapped)
  }

  @Test("a store in a property of the suite receives its effects' actions")
  func inProperty() async {
    await Metronome.run(property, clock)
  }

  @Test("a store used in an async initializer receives its effects' actions")
  func initializer() async {
    await Metronome.run(fromInit, clock)
  }

  @Test("a store used off the main actor receives its effects' actions")
  nonisolated func offMainActor() async {
    let clock = TestClock()
    await Metronome.run(await Metronome.makeStore(clock), clock)
  }

  /// Two tests must not use one store at a time.
  @MainActor
  @Suite("shared", .serialized)
  struct Shared {
    @Test("a static store receives its effects' actions", arguments: 1...2)
    func `static`(number: Int) async {
      await Metronome.run(staticStore, staticClock)
    }

    @Test("stores of all lifetimes receive actions while used concurrently")
    func all() async {
      let clock = TestClock()
      let stores = [
        (Metronome.makeStore(clock), clock), (staticStore, staticClock),
        (globalStore, globalClock),
      ]
      await withTaskGroup(of: Void.self) { group in
        for (store, clock) in stores {
          group.addTask { await Metronome.run(store, clock) }
        }
      }
    }
  }
}
