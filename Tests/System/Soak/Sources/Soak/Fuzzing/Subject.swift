@_spi(Internals) import ComposableCore
import Foundation
import IssueReporting

/// A store of one kind, which is driven like the others and like the model.
@MainActor
protocol Subject: AnyObject {
  var name: String { get }
  var probe: Probe { get }
  /// Whether effects begin in an order that is known.
  var isOrdered: Bool { get }

  /// Sends an action as the step with an index.
  func send(_ action: Root.Action, step: Int) async

  /// Opens a gate, and sends an action before the effect can.
  func race(_ gate: Int, _ action: Root.Action, step: Int) async

  /// Cancels what a step has started.
  func cancel(step: Int) async

  func state() async -> Root.State
}

extension Subject {
  /// The dependencies of a store, which shares nothing with another one.
  nonisolated static func prepare(_ dependencies: inout DependencyValues, probe: Probe) {
    dependencies.probe = probe
    dependencies.stackElementID = .incrementing()
    dependencies.defaultInMemoryStorage = InMemoryStorage()
  }

  func reporting<R>(_ body: () async -> R) async -> R {
    await withIssueReporters([ProbeReporter(probe: probe)]) { await body() }
  }
}

/// A store on the main actor.
final class StoreSubject: Subject {
  let name = "Store"
  let isOrdered = false
  let probe = Probe()
  private let store: StoreOf<Root>
  private var tasks: [Int: StoreTask] = [:]

  init() {
    store = Store(initialState: Root.State()) {
      Root()
    } withDependencies: { [probe] in
      Self.prepare(&$0, probe: probe)
    }
    probe.onReenter { [weak store] action in
      MainActor.assumeIsolated { _ = store?.send(action) }
    }
  }

  func send(_ action: Root.Action, step: Int) async {
    withIssueReporters([ProbeReporter(probe: probe)]) {
      tasks[step] = probe.inTurn { store.send(action) }
    }
  }

  func race(_ gate: Int, _ action: Root.Action, step: Int) async {
    probe.open(gate)
    await send(action, step: step)
  }

  func cancel(step: Int) async { tasks[step]?.cancel() }
  func state() async -> Root.State { store.withState { $0 } }
}

/// A store on an actor that has a thread of its own.
final class ActorSubject: Subject {
  let name = "StoreActor"
  let isOrdered = false
  let probe = Probe()
  private let store: StoreActorOf<Root>
  private var tasks: [Int: StoreTask] = [:]

  init() {
    let probe = probe
    store = StoreActor(initialState: Root.State(), on: Stage.shared) {
      Root()
    } withDependencies: {
      Self.prepare(&$0, probe: probe)
    }
    probe.onReenter { [weak store] action in
      store?.assumeIsolated { _ = $0.send(action) }
    }
  }

  func send(_ action: Root.Action, step: Int) async {
    let (store, probe) = (store, probe)
    tasks[step] = await reporting {
      await Stage.shared.run { probe.inTurn { store.assumeIsolated { $0.send(action) } } }
    }
  }

  func race(_ gate: Int, _ action: Root.Action, step: Int) async {
    let (store, probe) = (store, probe)
    tasks[step] = await reporting {
      await Stage.shared.run {
        let executor = Stage.shared.executor
        let count = executor.jobCount
        probe.open(gate)
        // The effect's job must be enqueued first, so that its action follows this one.
        executor.waitForJob(after: count, until: Date(timeIntervalSinceNow: 0.2))
        return probe.inTurn { store.assumeIsolated { $0.send(action) } }
      }
    }
  }

  func cancel(step: Int) async { tasks[step]?.cancel() }
  func state() async -> Root.State { await store.state }
}

/// The actor of all stores that are actors.
private actor Stage {
  static let shared = Stage()
  nonisolated let executor = ThreadExecutor(stackSize: 8 << 20)
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func run<R: Sendable>(_ body: @Sendable () -> R) -> R { body() }
}

/// A store for tests.
final class TestSubject: Subject {
  let name = "TestStore"
  let isOrdered = true
  let probe = Probe()
  private let store: TestStoreOf<Root>
  private var tasks: [Int: TestStoreTask] = [:]

  init() {
    store = TestStore(initialState: Root.State()) {
      Root()
    } withDependencies: { [probe] in
      Self.prepare(&$0, probe: probe)
    }
    store.exhaustivity = .off
  }

  func send(_ action: Root.Action, step: Int) async {
    tasks[step] = await reporting { await store.send(action) }
  }

  func race(_ gate: Int, _ action: Root.Action, step: Int) async {
    probe.open(gate)
    await send(action, step: step)
  }

  func cancel(step: Int) async { await tasks[step]?.cancel() }

  func state() async -> Root.State {
    await reporting { await store.skipReceivedActions(strict: false) }
    return store.state
  }
}
