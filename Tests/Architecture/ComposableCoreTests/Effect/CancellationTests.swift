import Testing

@testable @_spi(Internals) import ComposableCore

@MainActor
struct CancellationTests {
  enum Action: Equatable, Sendable {
    case start
    case restart
    case cancel
    case cancelThenStart
    case startThenCancel
    case received(Int)
  }

  private enum ID { case work }

  private func store(
    _ work: @escaping @Sendable (Send<Action>) async throws -> Void
  ) -> TestStore<[Int], Action> {
    TestStore(initialState: []) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .start: return .run(operation: work).cancellable(id: ID.work)
        case .restart: return .run(operation: work).cancellable(id: ID.work, cancelInFlight: true)
        case .cancel: return .cancel(id: ID.work)
        case .cancelThenStart:
          return .concatenate(.cancel(id: ID.work), .run(operation: work).cancellable(id: ID.work))
        case .startThenCancel:
          return .concatenate(.run(operation: work).cancellable(id: ID.work), .cancel(id: ID.work))
        case .received(let number):
          state.append(number)
          return .none
        }
      }
    }
  }

  @Test("cancel(id:) ends all running effects with that id")
  func cancel() async {
    let wasCancelled = LockIsolated(0)
    let store = store { _ in
      do { try await Task.never() } catch { wasCancelled.withValue { $0 += 1 } }
    }
    await store.send(.start)
    await store.send(.start)
    await store.send(.cancel)
    await store.finish()
    #expect(wasCancelled.value == 2)
  }

  @Test("effects under one id are cancelled in the order in which they were started")
  func cancelInOrder() async {
    let started = LockIsolated(0)
    let cancelled = LockIsolated<[Int]>([])
    let store = store { _ in
      let number = started.withValue { started in
        started += 1
        return started
      }
      await withTaskCancellationHandler {
        try? await Task.never()
      } onCancel: {
        cancelled.withValue { $0.append(number) }
      }
    }
    for _ in 1...20 { await store.send(.start) }
    await store.send(.cancel)
    await store.finish()
    #expect(cancelled.value == Array(1...20))
  }

  @Test("the rest of a sequence never starts after its task is cancelled")
  func cancelSequence() async {
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return .concatenate(
          .run { _ in try await Task.never() }, .send(1), .run { await $0(2) })
      }
    }
    let task = await store.send(0)
    await task.cancel()
    await store.finish()
    #expect(store.state == [])
  }

  @Test("cancelInFlight cancels running effects before the new one starts")
  func cancelInFlight() async {
    let runs = LockIsolated(0)
    let store = store { send in
      runs.withValue { $0 += 1 }
      if runs.value == 1 { try await Task.never() }
      await send(.received(runs.value))
    }
    await store.send(.restart)
    await store.send(.restart)
    await store.receive(.received(2)) { $0 = [2] }
    await store.finish()
  }

  @Test("cancel(id:) stops earlier effects, not those returned alongside it")
  func cancelIsEager() async {
    let store = store { await $0(.received(1)) }
    await store.send(.startThenCancel)
    await store.receive(.received(1)) { $0 = [1] }
    await store.send(.cancelThenStart)
    await store.receive(.received(1)) { $0 = [1, 1] }
  }

  @Test("an effect that ignores its cancellation cannot send any more")
  func swallowedCancellation() async {
    let store = store { send in
      try? await Task.never()
      await send(.received(1))
    }
    await store.send(.start)
    await store.send(.cancel)
    await store.finish()
  }

  @Test("cancellation ids of different types with equal values are different")
  func idsByType() async {
    enum Cancel: Sendable { case int, string }
    let store = TestStore<Int, Cancel>(initialState: 0) {
      Reduce { _, action in
        switch action {
        case .int: .run { _ in try await Task.never() }.cancellable(id: 1)
        case .string: .cancel(id: 1 as UInt8)
        }
      }
    }
    let task = await store.send(.int)
    await store.send(.string)
    #expect(!task.isCancelled)
    await withKnownIssue {
      await store.finish(timeout: .zero)
    }
    await task.cancel()
  }

  @Test("withTaskCancellation and Task.cancel use ids inside an effect")
  func taskCancellation() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let store = store { send in
      async let canceller: Void = {
        for await _ in started {}
        Task.cancel(id: "inner")
      }()
      do {
        try await withTaskCancellation(id: "inner") {
          start.finish()
          try await Task.never()
        }
      } catch {
        await send(.received(1))
      }
      await canceller
    }
    await store.send(.start)
    await store.receive(.received(1)) { $0 = [1] }
    await store.finish()
  }

  @Test("cancelling a store task ends its effects and those they triggered")
  func storeTask() async {
    let ended = LockIsolated(0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            await send(.restart)
            begin.yield()
            do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
          }
        case .restart:
          return .run { _ in
            begin.yield()
            do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
          }
        default:
          return .none
        }
      }
    }
    let task = store.send(.start)
    var beginnings = begun.makeAsyncIterator()
    for _ in 1...2 { _ = await beginnings.next() }
    #expect(!task.isCancelled)
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(ended.value == 2)
  }

  @Test("releasing the root store cancels its effects")
  func release() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    var store: Store<Int, Action>? = Store(initialState: 0) {
      Reduce { _, _ in
        .run { _ in
          do { try await Task.never() } catch { end.finish() }
        }
      }
    }
    store?.send(.start)
    store = nil
    for await _ in ended {}
  }

  /// An id that does something when it goes.
  private final class GuestID: Hashable, Sendable {
    let onDeinit: @Sendable () -> Void

    init(_ onDeinit: @escaping @Sendable () -> Void = {}) { self.onDeinit = onDeinit }

    deinit { onDeinit() }

    static func == (lhs: GuestID, rhs: GuestID) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  @Test("a cancellation id's deinit may access the table that releases it")
  func releaseOfID() {
    let table = CancellationTable()
    let ended = LockIsolated(0)
    func key(_ id: GuestID) -> _CancelID { _CancelID(id: id, path: NavigationPath()) }
    let scopes = [EffectGroup(), EffectGroup()]
    // The table keeps the first of equal ids, and is the last to hold it.
    table.register(
      scopes[0],
      for: key(
        GuestID { [weak table] in
          ended.withValue { $0 += 1 }
          #expect(table?.count == 0)
        }))
    table.register(scopes[1], for: key(GuestID()))
    for scope in scopes { table.unregister(scope, for: key(GuestID())) }
    #expect(ended.value == 1)
    table.register(
      scopes[0], for: key(GuestID { [weak table] in #expect(table?.count == 0) }))
    table.removeAll()
    #expect(table.count == 0)
  }

  @Test("Task.cancel(id:) cancels an operation that has only just started")
  func taskCancellationAtOnce() async {
    for _ in 0..<300 {
      let ended = await withTaskCancellation(id: ID.work) {
        Task.cancel(id: ID.work)
        return Task.isCancelled
      }
      #expect(ended)
    }
  }

  @Test("only one of 20 concurrent cancelInFlight operations stays uncancelled")
  func concurrentTaskCancellation() async {
    let started = LockIsolated(0)
    let completed = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await withTaskCancellation(id: ID.work, cancelInFlight: true) {
            started.withValue { $0 += 1 }
            while started.value < 20 { await Task.yield() }
            if !Task.isCancelled { completed.withValue { $0 += 1 } }
          }
        }
      }
    }
    #expect(completed.value == 1)
  }

  @Test("nested cancelInFlight effects with one id don't cancel each other")
  func nestedCancelInFlight() async {
    let store = TestStore<[Int], Action>(initialState: []) {
      Reduce { state, action in
        if case .received(let number) = action {
          state.append(number)
          return .none
        }
        let effects: [Effect<Action>] = [
          .send(.received(1)),
          .run { await $0(.received(2)) },
          .run { send in
            await withTaskCancellation(id: ID.work, cancelInFlight: true) {
              await send(.received(3))
            }
          },
        ]
        return .concatenate(
          effects.map {
            $0.cancellable(id: ID.work, cancelInFlight: true)
              .cancellable(id: ID.work, cancelInFlight: true)
          })
      }
    }
    await store.send(.start)
    for number in 1...3 {
      await store.receive(.received(number)) { $0.append(number) }
    }
  }

  @Test("an effect can cancelInFlight the effect whose action started it")
  func cancelInFlightOfSender() async {
    let store = TestStore<[Int], Action>(initialState: []) {
      Reduce { _, action in
        guard action == .start else {
          return .run { _ in await withTaskCancellation(id: ID.work, cancelInFlight: true) {} }
        }
        return .run { send in
          await send(.received(1))
          try await Task.never()
        }
        .cancellable(id: ID.work)
      }
    }
    await store.send(.start)
    await store.receive(.received(1))
    await store.finish()
  }

  @Test("a watch created during cancellation is cancelled; a later one is not")
  func watchDuringCancellation() {
    let scope = EffectGroup()
    let before = CancellationWatch([scope])
    let during = LockIsolated<CancellationWatch?>(nil)
    scope.add(0) { during.setValue(CancellationWatch([scope])) }
    #expect(!before.hasBeenCancelled)
    scope.cancel()
    #expect(before.hasBeenCancelled)
    #expect(during.value?.hasBeenCancelled == true)
    #expect(!CancellationWatch([scope]).hasBeenCancelled)
  }
}
