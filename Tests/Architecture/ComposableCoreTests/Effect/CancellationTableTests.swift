#if Macros
import ConcurrencyExtras
import Testing

@testable @_spi(Internals) import ComposableCore

private enum ID { case work }

/// Ids that are forgotten when they are cancelled.
@MainActor
struct CancellationTableTests {
  private enum Action { case restart, cancel }

  /// Work that continues after its cancellation, until the test lets it end.
  private let ends: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation

  init() {
    (ends, end) = AsyncStream.makeStream()
  }

  private func work() -> Effect<Action> {
    .run { [ends] _ in
      await Task.detached { for await _ in ends {} }.value
    }
  }

  @Test("an id is forgotten when it is cancelled, also if its work ignores the cancellation")
  func stubbornEffect() async {
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { _, action in
        switch action {
        case .restart: work().cancellable(id: ID.work, cancelInFlight: true)
        case .cancel: .cancel(id: ID.work)
        }
      }
    }
    let task = store.send(.restart)
    #expect(store.cancellationCount == 1)
    store.send(.cancel)
    #expect(store.cancellationCount == 0)
    store.send(.restart)
    #expect(store.cancellationCount == 1, "the id can be used again while the old work runs")
    end.finish()
    await task.finish()
  }

  @Test("an effect that ended after its cancellation leaves the next one of its id in place")
  func replacedEffect() async {
    let ended = LockIsolated(0)
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        guard action == .restart else { return .cancel(id: ID.work) }
        defer { state += 1 }
        let effect =
          state == 0
          ? work()
          : .run { _ in
            do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
          }
        return effect.cancellable(id: ID.work, cancelInFlight: true)
      }
    }
    let first = store.send(.restart)
    let second = store.send(.restart)
    end.finish()
    await first.finish()
    #expect(store.cancellationCount == 1)
    store.send(.cancel)
    await second.finish()
    #expect(ended.value == 1)
    #expect(store.cancellationCount == 0)
  }

  @Test("withTaskCancellation forgets its id when it is cancelled")
  func stubbornOperation() async {
    let table = CancellationTable()
    let (starts, start) = AsyncStream<Void>.makeStream()
    var context = FeatureContext.current
    context.cancellations = table
    let task = withDependencies {
      $0.featureContext = context
    } operation: {
      Task { [ends] in
        await withTaskCancellation(id: ID.work) {
          start.finish()
          await Task.detached { for await _ in ends {} }.value
          return Task.isCancelled
        }
      }
    }
    for await _ in starts {}
    #expect(table.count == 1)
    table.cancel(_CancelID(id: ID.work, path: NavigationPath()))
    #expect(table.count == 0)
    end.finish()
    #expect(await task.value)
  }

  @Test("restarting an effect cancels the one before it, and no earlier one again")
  func restarts() {
    let table = CancellationTable()
    var cancellations: [Int] = []
    let unregister = (0..<100).map { number in
      table.register(ID.work, cancelInFlight: true) { cancellations.append(number) }
    }
    #expect(cancellations == Array(0..<99))
    #expect(table.count == 1)
    for unregister in unregister.dropLast() { unregister() }
    #expect(table.count == 1)
    table.cancel(ID.work)
    #expect(cancellations == Array(0..<100))
    #expect(table.count == 0)
  }

  @Test("cancelling a child's id forgets it for its parents, and a parent's for its children")
  func ancestors() {
    let table = CancellationTable()
    let parent = NavigationPath()
    let place = NavigationPlace(\String.count)
    let child = parent.appending(NavigationID(place: place, id: AnyHashable(1)))
    let keys = [parent, child].map { _CancelID(id: ID.work, path: $0) }
    table.register(EffectGroup(), for: keys[1])
    #expect(table.count == 2)
    table.cancel(keys[1])
    #expect(table.count == 0)
    let groups = [EffectGroup(), EffectGroup()]
    for (group, key) in zip(groups, keys) { table.register(group, for: key) }
    table.cancel(keys[1])
    #expect(groups.map(\.isCancelled) == [false, true])
    #expect(table.count == 1)
    table.register(groups[1], for: keys[1])
    table.cancel(keys[0])
    #expect(groups.map(\.isCancelled) == [true, true])
    #expect(table.count == 0)
  }

  @Test("cancelInFlight keeps the ids of the effects that contain the new one")
  func enclosing() {
    let table = CancellationTable()
    let key = _CancelID(id: ID.work, path: NavigationPath())
    let groups = (0..<3).map { _ in EffectGroup() }
    table.register(groups[0], for: key)
    table.register(groups[1], for: key)
    table.register(groups[2], for: key, cancelInFlight: true, inside: [groups[0]])
    #expect(groups.map(\.isCancelled) == [false, true, false])
    table.unregister(groups[2], for: key)
    #expect(table.count == 1)
    table.cancel(key)
    #expect(groups.map(\.isCancelled) == [true, true, false])
  }
}
#endif
