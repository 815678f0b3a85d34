#if Macros
@_spi(Internals) import ComposableCore
import Testing

@Reducer
private struct Upload {
  struct State: Equatable { var steps: [String] = [] }
  enum Action: Equatable {
    case start
    case step(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in await Self.steps(send) }
      case .step(let step):
        state.steps.append(step)
        return .none
      }
    }
  }

  /// Work that lives outside of the reducer names the type of what it sends by.
  static func steps(_ send: SendOf<Self>) async {
    await send(.step("first"))
    await send(.step("last"))
  }
}

@MainActor
struct SendTests {
  @Test("a function outside of a feature sends the feature's actions")
  func alias() async {
    let store = TestStore(initialState: Upload.State()) { Upload() }
    await store.send(.start)
    await store.receive(.step("first")) { $0.steps = ["first"] }
    await store.receive(.step("last")) { $0.steps = ["first", "last"] }
  }

  @Test("a closure can stand in for Send, to test work without a store")
  func function() async {
    let actions = LockIsolated<[Upload.Action]>([])
    await Upload.steps(Send { action in actions.withValue { $0.append(action) } })
    #expect(actions.value == [.step("first"), .step("last")])
    Send<Upload.Action>(send: { action in actions.setValue([action]) })(.start)
    #expect(actions.value == [.start])
  }

  @Test("a cancelled task sends no actions")
  func cancellation() async {
    let actions = LockIsolated<[Upload.Action]>([])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await Upload.steps(Send { action in actions.withValue { $0.append(action) } })
    }
    await task.value
    #expect(actions.value == [])
  }
}

/// A feature whose effect sends from the pool of threads, straight to the actor of its store.
@Reducer
private struct Speaker {
  struct State: Equatable {
    var processed: [Action] = []
  }

  enum Action: Equatable {
    case start
    case cancel
    case spoken
  }

  enum ID { case speech }

  let begun: AsyncStream<Void>.Continuation
  let maySpeak: LockIsolated<Bool>
  let isAboutToSpeak: LockIsolated<Bool>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [begun, maySpeak, isAboutToSpeak] send in
          await withTaskCancellation(id: ID.speech) {
            begun.finish()
            wait(for: maySpeak)
            isAboutToSpeak.setValue(true)
            await send.directly(.spoken)
          }
        }
        .cancellable(id: ID.speech)
      case .cancel:
        state.processed.append(action)
        return .cancel(id: ID.speech)
      case .spoken:
        state.processed.append(action)
        return .none
      }
    }
  }
}

/// Waits on the thread for a flag, but not for ever: the other side may need this thread.
private func wait(for flag: LockIsolated<Bool>) {
  var attempts = 0
  while !flag.value, attempts < 20_000 { attempts += 1 }
}

/// Actions in transit to a store.
struct ActionInTransitTests {
  private let maySpeak = LockIsolated(false)
  private let isAboutToSpeak = LockIsolated(false)

  /// Lets the effect get as far as it can while the actor of its store is busy.
  private func waitForSpeech() {
    maySpeak.setValue(true)
    wait(for: isAboutToSpeak)
    for _ in 0..<2_000 { _ = isAboutToSpeak.value }
  }

  @MainActor
  @Test("a store drops an action in transit if its effect is cancelled")
  func store() async {
    for _ in 0..<30 {
      for flag in [maySpeak, isAboutToSpeak] { flag.setValue(false) }
      let (beginning, begun) = AsyncStream<Void>.makeStream()
      let store = Store(initialState: Speaker.State()) {
        Speaker(begun: begun, maySpeak: maySpeak, isAboutToSpeak: isAboutToSpeak)
      }
      let task = store.send(.start)
      for await _ in beginning {}
      waitForSpeech()
      store.send(.cancel)
      await task.finish()
      #expect(store.currentState.processed.last == .cancel)
    }
  }

  private actor Owner {
    func run(_ body: @Sendable (isolated Owner) -> Void) { body(self) }
  }

  @Test("a store actor drops an action in transit if its effect is cancelled")
  func storeActor() async {
    let owner = Owner()
    for _ in 0..<30 {
      for flag in [maySpeak, isAboutToSpeak] { flag.setValue(false) }
      let (beginning, begun) = AsyncStream<Void>.makeStream()
      let store = StoreActor(initialState: Speaker.State(), on: owner) {
        [maySpeak, isAboutToSpeak] in
        Speaker(begun: begun, maySpeak: maySpeak, isAboutToSpeak: isAboutToSpeak)
      }
      let task = await store.send(.start)
      for await _ in beginning {}
      await owner.run { _ in
        waitForSpeech()
        store.assumeIsolated { _ = $0.send(.cancel) }
      }
      await task.finish()
      #expect(await store.withState { $0.processed.last } == .cancel)
    }
  }
}

@MainActor
struct StoreTaskTests {
  @Test("store tasks of different sends are unequal; copies are equal")
  func hashing() async {
    let store = Store(initialState: Upload.State()) { Upload() }
    let (first, second) = (store.send(.start), store.send(.start))
    #expect(first != second)
    #expect(Set<StoreTask>([first, second, first]).count == 2)
    await first.finish()
    await second.finish()
    #expect(store.currentState.steps.count == 4)
  }
}
#endif
