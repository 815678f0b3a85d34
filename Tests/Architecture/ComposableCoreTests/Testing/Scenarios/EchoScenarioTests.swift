import ComposableCore
import Testing

/// Ways in which an effect can get from one value to the next, none of which waits for the outside.
enum Route: CaseIterable, CustomTestStringConvertible {
  case direct, yields, manyYields, child, group, unstructured, detached, nested
  case actor, globalActor, mainActor, mainTask, stream, throwingStream, continuation
  case immediateClock, manyHops, detachedHops, priorities
  case nestedDetached, mainTaskLeaving, mainTaskToActor, mainTaskStarting, detachedMainTask
  case detachedGroup, detachedChild, mainRunStarting
  case detachedYieldOnActor, unstructuredYieldsOnGlobalActor, mainTaskYieldOnActor

  /// The routes on which no two effects meet.
  ///
  /// While a thread is on an actor, it also runs what others bring to that actor, so effects on
  /// threads must not visit the global one that the stores of other tests are on.
  static let apart = allCases.filter {
    ![.globalActor, .mainTaskToActor, .unstructuredYieldsOnGlobalActor].contains($0)
  }

  var testDescription: String { "\(self)" }

  /// Takes the route.
  @Sendable func take() async {
    switch self {
    case .direct: break
    case .yields: await Task.yield()
    case .manyYields: for _ in 1...50 { await Task.yield() }
    case .child:
      async let child: Void = Task.yield()
      await child
    case .group:
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...5 { group.addTask { await Task.yield() } }
      }
    case .unstructured: await Task { await Task.yield() }.value
    case .detached: await Task.detached { await Task.yield() }.value
    case .nested: await Task { await Task.detached { await Task {}.value }.value }.value
    case .actor: await Bystander().visit()
    case .globalActor: await Elsewhere.visit()
    case .mainActor: await MainActor.run {}
    case .mainTask: await Task { @MainActor in }.value
    case .stream:
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task {
        for number in 1...3 {
          continuation.yield(number)
          await Task.yield()
        }
        continuation.finish()
      }
      for await _ in stream {}
    case .throwingStream:
      let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
      continuation.yield(1)
      continuation.finish(throwing: CancellationError())
      do { for try await _ in stream {} } catch {}
    case .continuation:
      await withCheckedContinuation { continuation in Task { continuation.resume() } }
    case .immediateClock:
      try? await ImmediateClock().sleep(for: .seconds(60))
    case .manyHops:
      for _ in 1...10 {
        await MainActor.run {}
        await Bystander().visit()
      }
    case .detachedHops:
      await Task.detached {
        await Bystander().visitAndLeave()
        await MainActor.run {}
        await Task.yield()
      }.value
    case .priorities:
      let low = Task(priority: .low) { await Task.yield() }
      let high = Task(priority: .high) { await Task.yield() }
      await low.value
      await high.value
    case .nestedDetached:
      await Task.detached {
        await Task.detached { await Task.detached { await Bystander().visitAndLeave() }.value }
          .value
      }.value
    case .mainTaskLeaving:
      await Task { @MainActor in
        for _ in 1...3 { await away() }
      }.value
    case .mainTaskToActor:
      await Task { @MainActor in
        let bystander = Bystander()
        for _ in 1...3 { await bystander.visitAndLeave() }
        await Elsewhere.visitAndLeave()
      }.value
    case .mainTaskStarting:
      await Task { @MainActor in
        await Task { await away() }.value
        await Task.detached { await away() }.value
      }.value
    case .detachedMainTask:
      await Task.detached {
        await Task { @MainActor in
          await away()
          await Bystander().visitAndLeave()
        }.value
      }.value
    case .detachedGroup:
      await Task.detached {
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...5 { group.addTask { await away() } }
        }
      }.value
    case .detachedChild:
      await Task.detached {
        async let child: Void = Bystander().visitAndLeave()
        await child
      }.value
    case .detachedYieldOnActor:
      await Task.detached { await Bystander().visit() }.value
    case .unstructuredYieldsOnGlobalActor:
      await Task { for _ in 1...50 { await Elsewhere.visit() } }.value
    case .mainTaskYieldOnActor:
      await Task { @MainActor in
        let bystander = Bystander()
        for _ in 1...3 { await bystander.visit() }
      }.value
    case .mainRunStarting:
      let task = await MainActor.run { Task { @MainActor in await away() } }
      await task.value
    }
  }
}

/// Leaves whatever actor the caller is on.
@concurrent
private func away() async {
  await Task.yield()
}

actor Bystander {
  private var visits = 0

  /// Leaves the actor on the way, for the main actor.
  func visitAndLeave() async {
    visits += 1
    await MainActor.run {}
    visits += 1
  }

  /// Yields on the actor.
  func visit() async {
    visits += 1
    await Task.yield()
  }
}

@globalActor
actor Elsewhere {
  static let shared = Elsewhere()
  @Elsewhere static func visit() async { await Task.yield() }
  @Elsewhere static func visitAndLeave() async { await MainActor.run {} }
}

/// A feature whose effect sends numbers, and takes a route before each.
private struct Echo: Reducer {
  struct State: Equatable { var received: [Int] = [] }

  enum Action: Equatable, Sendable {
    case start(Int)
    case merge
    case concatenate
    case relay(Int)
    case received(Int)
  }

  let route: Route

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let route = route
    func echo(_ number: Int) -> Effect<Action> {
      .run { send in
        await route.take()
        await send(.received(number))
      }
    }
    switch action {
    case .start(let count):
      return .run { send in
        for number in 0..<count {
          await route.take()
          await send(.received(number))
        }
      }
    case .merge:
      return .merge(echo(1), echo(2), echo(3))
    case .concatenate:
      return .concatenate(echo(1), echo(2), echo(3))
    case .relay(let number):
      return number == 0
        ? echo(0)
        : .run { send in
          await route.take()
          await send(.relay(number - 1))
        }
    case .received(let number):
      state.received.append(number)
      return .none
    }
  }
}

/// TestStore scenarios: routes through the concurrency runtime.
@MainActor
struct EchoScenarioTests {
  private func makeStore(_ route: Route) -> TestStoreOf<Echo> {
    TestStore(initialState: Echo.State()) { Echo(route: route) }
  }

  @Test(
    "send returns after the effect has sent all that it can",
    .enabled(if: GlobalEnqueueHook.isAvailable && RuntimeHook.areAllEnabled),
    arguments: Route.allCases)
  func sendRunsToRest(route: Route) async {
    let issues = await recordingIssues {
      let store = makeStore(route)
      await store.send(.start(2))
      // Whatever had not come by now would not be counted.
      await store.skipReceivedActions()
      #expect(store.state.received == [0, 1])
    }
    #expect(issues.failures == [])
  }

  @Test("an effect's actions are received in order", arguments: Route.allCases)
  func order(route: Route) async {
    let store = makeStore(route)
    await store.send(.start(3))
    await store.receive(.received(0)) { $0.received = [0] }
    await store.receive(.received(1)) { $0.received = [0, 1] }
    await store.receive(.received(2)) { $0.received = [0, 1, 2] }
    await store.finish()
  }

  @Test("concatenated effects are received in order", arguments: Route.allCases)
  func concatenate(route: Route) async {
    let store = makeStore(route)
    await store.send(.concatenate)
    for number in 1...3 {
      await store.receive(.received(number)) { $0.received.append(number) }
    }
  }

  @Test(
    "merged effects are received in the same order in each run", arguments: Route.allCases)
  func merge(route: Route) async {
    func run() async -> [Int] {
      let store = makeStore(route)
      store.exhaustivity = .off
      await store.send(.merge)
      // Without the hooks, what starts tasks of its own leaves the store's executor.
      if !RuntimeHook.areAllEnabled { await store.finish() }
      await store.skipReceivedActions(strict: RuntimeHook.areAllEnabled)
      return store.state.received
    }
    let first = await run()
    #expect(first.sorted() == [1, 2, 3])
    for _ in 1...5 {
      let next = await run()
      #expect(RuntimeHook.areAllEnabled ? next == first : next.sorted() == [1, 2, 3])
    }
  }

  @Test("an action received from an effect starts the next effect", arguments: Route.allCases)
  func relay(route: Route) async {
    let store = makeStore(route)
    await store.send(.relay(3))
    await store.receive(.relay(2))
    await store.receive(.relay(1))
    await store.receive(.relay(0))
    await store.receive(.received(0)) { $0.received = [0] }
  }

  @Test("several test stores can run concurrently in one test", arguments: Route.allCases)
  func severalStores(route: Route) async {
    let stores = [makeStore(route), makeStore(route), makeStore(route)]
    for store in stores { await store.send(.start(1)) }
    for store in stores.reversed() {
      await store.receive(.received(0)) { $0.received = [0] }
    }
  }

  @Test("a test store works in a test off the main actor", arguments: Route.allCases)
  nonisolated func offMainActor(route: Route) async {
    let store = await makeStore(route)
    await store.send(.start(1))
    await store.receive(.received(0)) { $0.received = [0] }
    await store.finish()
  }

  @Test(
    "a test can run effects on threads, and receive waits for them", arguments: Route.apart)
  func threads(route: Route) async {
    let store = makeStore(route)
    store.useMainSerialExecutor = false
    await store.send(.start(1))
    await store.receive(.received(0), timeout: .seconds(20)) { $0.received = [0] }
    await store.finish(timeout: .seconds(20))
  }
}
