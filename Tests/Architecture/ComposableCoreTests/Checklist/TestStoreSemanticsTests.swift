#if Macros
import ComposableCore
import DependenciesTestSupport
import Testing

// Semantics that are easy to get wrong, each named by its number in the list of them.

@Reducer
private struct Entry {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Ledger {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Entry.State?
    var path = StackState<Entry.State>()
    @Shared(.inMemory("semantics")) var total = 0
    var count = 0
    var other = 0
  }

  enum Action: Equatable {
    case child(PresentationAction<Entry.Action>)
    case path(StackActionOf<Entry>)
    case load
    case loaded(Int)
    case push
    case totalTapped
  }

  /// The child that a dismissal is to lead to.
  var successor: Entry.State?

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.dismiss):
        if let successor { state.child = successor }
      case .child, .path:
        break
      case .load:
        return .run { send in
          await send(.loaded(1))
          await send(.loaded(2))
        }
      case .loaded(let number):
        state.count += number
        state.other += 1
      case .push:
        state.path.append(Entry.State(id: 7))
      case .totalTapped:
        state.$total.withLock { $0 += 1 }
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Entry() }
    .forEach(\.path, action: \.path) { Entry() }
  }
}

@MainActor
@Suite("Semantics of test stores and reducers", .dependencies)
struct TestStoreSemanticsTests {
  private func makeStore(
    _ state: Ledger.State = Ledger.State(), successor: Entry.State? = nil
  ) -> TestStoreOf<Ledger> {
    TestStore(initialState: state) { Ledger(successor: successor) }
  }

  @Test("a dismissal removes only the child that it was for")
  func dismissalOfAnother() async {
    let state = Ledger.State(child: Entry.State(id: 1))
    await makeStore(state).send(.child(.dismiss)) { $0.child = nil }
    // The same identity with another value goes away; another identity stays.
    await makeStore(state, successor: Entry.State(id: 1, count: 9)).send(.child(.dismiss)) {
      $0.child = nil
    }
    await makeStore(state, successor: Entry.State(id: 2)).send(.child(.dismiss)) {
      $0.child = Entry.State(id: 2)
    }
  }

  @Test("the state lags behind received actions that are not yet asserted")
  func lag() async {
    let store = makeStore()
    await store.send(.load)
    #expect(store.state.count == 0)
    await store.receive(.loaded(1)) {
      $0.count = 1
      $0.other = 1
    }
    #expect(store.state.count == 1)
    await store.receive(.loaded(2)) {
      $0.count = 3
      $0.other = 2
    }
  }

  @Test("an unexpected action fails \"receive\" and keeps its state change")
  func mismatch() async {
    let store = makeStore()
    await store.send(.load)
    await withKnownIssue {
      await store.receive(.loaded(5)) { $0.count = 100 }
    } matching: {
      $0.description.contains("(Expected: −, Received: +)")
    }
    #expect(store.state.count == 1)
    await store.receive(.loaded(2)) {
      $0.count = 3
      $0.other = 2
    }
  }

  @Test("skipped effects continue, and their actions must still be asserted")
  func skippedEffects() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .run { send in
          for await _ in gate { await send(false) }
        }
      }
    }
    await store.send(true)
    await store.skipInFlightEffects()
    opener.yield()
    opener.finish()
    await store.receive(false) { $0 = 1 }
  }

  @Test("an assertion starts at the old state if exhaustive, else at the new one")
  func startingPoint() async {
    let exhaustive = makeStore()
    await exhaustive.send(.load)
    await exhaustive.receive(.loaded(1)) {
      #expect($0.count == 0)
      $0.count = 1
      $0.other = 1
    }
    await exhaustive.receive(.loaded(2)) {
      $0.count = 3
      $0.other = 2
    }
    let lenient = makeStore()
    lenient.exhaustivity = .off
    await lenient.send(.load)
    await lenient.receive(.loaded(1)) {
      #expect($0.count == 1)
      $0.other = 1
    }
  }

  @Test("assertions generate stack ids independently of the feature")
  func stackIDs() async {
    let store = makeStore()
    await store.send(.push) { $0.path.append(Entry.State(id: 7)) }
    await store.send(.push) {
      $0.path.append(Entry.State(id: 7))
      #expect($0.path.ids.map(String.init(describing:)) == ["#0", "#1"])
    }
    await store.send(.path(.element(id: 1, action: .increment))) { $0.path[id: 1]?.count = 1 }
    await store.send(.push) { $0.path[id: 2] = Entry.State(id: 7) }
  }

  @Test("shared values compare by value, in assertions by old and new value")
  func sharedEquality() async {
    let store = makeStore()
    let before = store.state
    await store.send(.totalTapped) { $0.$total.withLock { $0 = 1 } }
    // Outside of an assertion both show the one value that there is.
    #expect(before == store.state)
    await withKnownIssue {
      await store.send(.totalTapped) { $0.$total.withLock { $0 = 7 } }
    } matching: {
      $0.description.contains("(Expected: −, Actual: +)")
    }
  }
}
#endif
