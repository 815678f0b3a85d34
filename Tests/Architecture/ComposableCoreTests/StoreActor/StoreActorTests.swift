#if Macros
import ComposableCore
import Dispatch
import Foundation
import Testing

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable, Sendable {
    var count = 0
    var log: [Int] = []
    var name = ""
    @Presents var presented: Leaf.State?
    var leaf = Leaf.State()
  }

  enum Action: Sendable {
    case append(Int)
    case increment
    case rename(String)
    case leaf(Leaf.Action)
    case present
    case presented(PresentationAction<Leaf.Action>)
    case start([Int])
    case wait
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.leaf, action: \.leaf) { Leaf() }
    Reduce { state, action in
      switch action {
      case .append(let number): state.log.append(number)
      case .increment: state.count += 1
      case .rename(let name): state.name = name
      case .present: state.presented = Leaf.State()
      case .start(let numbers):
        return .run { send in
          for number in numbers { await send.directly(.append(number)) }
        }
      case .wait: return .run { _ in try await Task.never() }
      case .leaf, .presented: break
      }
      return .none
    }
    .ifLet(\.$presented, action: \.presented) { Leaf() }
  }
}

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable, Sendable { var count = 0 }

  enum Action: Sendable { case increment }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct StoreActorTests {
  private func makeStore(on isolation: (any Actor)? = nil) -> StoreActorOf<Tally> {
    StoreActor(initialState: Tally.State(), on: isolation) { Tally() }
  }

  @Test("a store actor's state is updated when send returns")
  func send() async {
    let store = makeStore()
    let task = await store.send(.increment)
    #expect(task.isCancelled, "there is nothing to wait for")
    #expect(await store.state == Tally.State(count: 1))
    #expect(await store.count == 1)
    #expect(await store.withState { $0.count + 1 } == 2)
  }

  @Test("effects' actions arrive in order, before their task ends")
  func order() async {
    let store = StoreActor<[Int], Int>(initialState: [Int]()) {
      Reduce { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .concatenate(
          .run { send in
            for number in 1...50 {
              if number.isMultiple(of: 3) {
                await send(number)
              } else {
                await send.directly(number)
              }
            }
          },
          .send(51))
      }
    }
    await store.send(0).finish()
    #expect(await store.state == Array(0...51))
  }

  @Test("no action is lost when eight tasks send at once, each in order")
  func parallelSends() async {
    let store = makeStore()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<500 {
            await store.send(.append(task * 1000 + index))
            await store.send(.increment)
          }
        }
      }
    }
    #expect(await store.count == 4000)
    let log = await store.log
    for task in 0..<8 {
      #expect(log.filter { $0 / 1000 == task } == (0..<500).map { task * 1000 + $0 })
    }
  }

  @Test("cancelling a task or releasing the store actor cancels effects")
  func cancellation() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    var store: StoreActor<Int, Int>? = StoreActor(initialState: 0) {
      Reduce { _, action in
        .run { _ in
          do { try await Task.never() } catch  where action == 1 { end.finish() }
        }
      }
    }
    let task = await store?.send(0)
    task?.cancel()
    await task?.finish()
    #expect(task?.isCancelled == true)
    await store?.send(1)
    store = nil
    for await _ in ended {}
  }

  @Test("a scoped store actor uses its parent's state, and is cached while held")
  func scope() async {
    let store = makeStore()
    let leaf = await store.scope(state: \.leaf, action: \.leaf)
    await leaf.send(.increment)
    #expect(await leaf.count == 1)
    #expect(await store.leaf.count == 1)
    #expect(await store.scope(state: \.leaf, action: \.leaf) === leaf)
  }

  @Test("an optional child's store is nil without state, or keeps the last one")
  func optional() async {
    let store = makeStore()
    var presented: StoreActorOf<Leaf>? =
      await store.scope(state: \.presented, action: \.presented.presented)
    #expect(presented == nil)
    await store.send(.present)
    presented = await store.scope(state: \.presented, action: \.presented.presented)
    await presented?.send(.increment)
    #expect(await presented?.count == 1)
    await store.send(.presented(.dismiss))
    #expect(await presented?.count == 1)
    await withKnownIssue {
      _ = await presented?.send(.increment)
    } matching: { issue in
      issue.description.contains("whose state is gone")
    }
  }

  @Test("a store's dependencies apply to its state, reducer and effects")
  func dependencies() async {
    @Sendable func now() -> Date {
      @Dependency(\.date.now) var now
      return now
    }
    let store = StoreActor<[Date], Date?>(initialState: [now()]) {
      Reduce { state, action in
        state.append(action ?? now())
        return action == nil ? .run { await $0.directly(now()) } : .none
      }
    } withDependencies: {
      $0.date.now = .distantPast
    }
    await store.send(nil).finish()
    #expect(await store.state == [.distantPast, .distantPast, .distantPast])
  }

  @Test("a store actor runs on the actor passed to its initializer")
  func givenActor() async {
    actor Host {
      func count(after action: Tally.Action, in store: StoreActorOf<Tally>) -> Int {
        store.assumeIsolated { store in
          store.send(action)
          return store.count
        }
      }
    }
    let host = Host()
    let store = makeStore(on: host)
    #expect(await host.count(after: .increment, in: store) == 1)
    let main = makeStore(on: MainActor.shared)
    await MainActor.run {
      main.assumeIsolated { _ = $0.send(.increment) }
    }
    #expect(await main.count == 1)
  }

  @Test("a store actor and its effects never use the main actor")
  func blockedMainActor() async {
    let (blocked, block) = AsyncStream<Void>.makeStream()
    let release = DispatchSemaphore(value: 0)
    let wasReleased = LockIsolated(false)
    let blocker = Task { @MainActor in
      block.finish()
      // The limit is there so that a failure is one, and not a hang.
      wasReleased.setValue(release.wait(timeout: .now() + 300) == .success)
    }
    for await _ in blocked {}
    let store = makeStore()
    let leaf = await store.scope(state: \.leaf, action: \.leaf)
    await leaf.send(.increment)
    await store.send(.start(Array(1...100))).finish()
    let task = await store.send(.wait)
    task.cancel()
    await task.finish()
    #expect(await store.log == Array(1...100))
    release.signal()
    await blocker.value
    #expect(wasReleased.value)
  }

  @Test("two thousand store actors run concurrently")
  func manyStores() async {
    let total = await withTaskGroup(of: Int.self) { group in
      for index in 0..<2000 {
        group.addTask {
          let store = makeStore()
          for _ in 0..<10 { await store.send(.increment) }
          await store.send(.start([index])).finish()
          return await store.count + (store.log == [index] ? 1 : 0)
        }
      }
      return await group.reduce(0, +)
    }
    #expect(total == 22_000)
  }
}
#endif
