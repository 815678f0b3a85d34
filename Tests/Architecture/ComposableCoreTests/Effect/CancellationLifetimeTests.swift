#if Macros
@_spi(Internals) import ComposableCore
import Testing

private enum ID { case work }

@Reducer
private struct Worker {
  struct State: Equatable, Identifiable {
    var id = 0
    var numbers: [Int] = []
  }

  enum Action: Equatable, Sendable {
    case start
    case cancel
    case received(Int)
  }

  let ended: LockIsolated<Int>

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [ended] _ in
          do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
        }
        .cancellable(id: ID.work)
      case .cancel:
        return .cancel(id: ID.work)
      case .received(let number):
        state.numbers.append(number)
        return .none
      }
    }
  }
}

@Reducer
private struct Presenter {
  struct State: Equatable {
    @PresentationState var first: Worker.State? = Worker.State()
    @PresentationState var second: Worker.State? = Worker.State()
  }

  enum Action: Equatable, Sendable {
    case start
    case cancel
    case first(PresentationAction<Worker.Action>)
    case second(PresentationAction<Worker.Action>)
  }

  let ended: LockIsolated<Int>

  var body: some Reducer<State, Action> {
    Reduce { _, action in
      switch action {
      case .start:
        return .run { [ended] _ in
          do { try await Task.never() } catch { ended.withValue { $0 += 100 } }
        }
        .cancellable(id: ID.work)
      case .cancel: return .cancel(id: ID.work)
      case .first, .second: return .none
      }
    }
    .ifLet(\.$first, action: \.first) { Worker(ended: ended) }
    .ifLet(\.$second, action: \.second) { Worker(ended: ended) }
  }
}

/// The reach of cancellation ids.
@MainActor
struct CancellationLifetimeTests {
  private let ended = LockIsolated(0)

  @Test("a feature cancels by id only its own effects, not parents' or siblings'")
  func child() async {
    let store = TestStore(initialState: Presenter.State()) { Presenter(ended: ended) }
    let parent = await store.send(.start)
    let first = await store.send(.first(.presented(.start)))
    let second = await store.send(.second(.presented(.start)))
    await store.send(.first(.presented(.cancel)))
    await first.finish()
    #expect(ended.value == 1)
    await parent.cancel()
    await second.cancel()
    #expect(ended.value == 102)
  }

  @Test("a parent cancels by id its own effects and its children's")
  func parent() async {
    let store = TestStore(initialState: Presenter.State()) { Presenter(ended: ended) }
    await store.send(.start)
    await store.send(.first(.presented(.start)))
    await store.send(.second(.presented(.start)))
    await store.send(.cancel)
    await store.finish()
    #expect(ended.value == 102)
  }

  @Test("a cancellation id in one root store cancels nothing in another")
  func roots() async {
    let first = TestStore(initialState: Worker.State()) { Worker(ended: ended) }
    let second = TestStore(initialState: Worker.State()) { Worker(ended: ended) }
    let firstTask = await first.send(.start)
    await second.send(.start)
    await second.send(.cancel)
    await second.finish()
    #expect(ended.value == 1)
    #expect(!firstTask.isCancelled)
    await firstTask.cancel()
    #expect(ended.value == 2)
  }

  @Test("an id on merged or concatenated effects cancels all of them")
  func oneIDForAll() async {
    let sent = LockIsolated(0)
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { [ended] state, isStart in
        guard isStart else { return .cancel(id: ID.work) }
        let work = Effect<Bool>.run { _ in
          do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
        }
        return .concatenate(
          .merge(work, work),
          .run { _ in sent.withValue { $0 += 1 } },
          .send(true)
        )
        .cancellable(id: ID.work)
      }
    }
    let task = store.send(true)
    #expect(store.cancellationCount == 1)
    store.send(false)
    await task.finish()
    #expect(ended.value == 2)
    #expect(sent.value == 0, "what comes later in the sequence is not started")
    #expect(store.cancellationCount == 0)
  }

  @Test("the rest of a cancelled sequence cancels no effect in flight")
  func restOfSequence() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { [ended] state, action in
        let work = Effect<Int>.run { _ in
          do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
        }
        return switch action {
        case 0: work.cancellable(id: "other")
        case 1:
          .concatenate(work, work.cancellable(id: "other", cancelInFlight: true))
            .cancellable(id: "sequence")
        default: .cancel(id: "sequence")
        }
      }
    }
    let other = store.send(0)
    let sequence = store.send(1)
    store.send(2)
    await sequence.finish()
    #expect(ended.value == 1)
    other.cancel()
    await other.finish()
    #expect(ended.value == 2)
  }

  @Test("an effect that cancels acts when created, even if it is not returned")
  func eager() async {
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { [ended] _, isStart in
        guard isStart else {
          _ = Effect<Bool>.cancel(id: ID.work)
          return .none
        }
        return .run { _ in
          do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
        }
        .cancellable(id: ID.work)
      }
    }
    let task = store.send(true)
    store.send(false)
    await task.finish()
    #expect(ended.value == 1)
  }

  @Test("an error thrown after cancellation is neither reported nor handled")
  func errorAfterCancellation() async {
    struct Failure: Error {}
    let handled = LockIsolated(0)
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { _, _ in
        .run { _ in
          do { try await Task.never() } catch { throw Failure() }
        } catch: { _, _ in
          handled.withValue { $0 += 1 }
        }
      }
    }
    let task = store.send(true)
    task.cancel()
    await task.finish()
    #expect(handled.value == 0)
  }

  @Test("a cancelled effect's actions are dropped, whichever way it sends")
  func cancelledSend() async {
    let store = Store<[Int], Int>(initialState: [Int]()) {
      Reduce { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .run { send in
          try? await Task.never()
          await send(1)
          await send.directly(2)
        }
      }
    }
    let task = store.send(0)
    task.cancel()
    await task.finish()
    #expect(store.withState { $0 } == [0])
  }

  @Test("cancelling an action's task ends the effects of its follow-up actions")
  func taskTree() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { [ended] _, action in
        .merge(
          action > 0 ? .send(action - 1) : .none,
          .run { _ in
            do { try await Task.never() } catch { ended.withValue { $0 += 1 } }
          })
      }
    }
    let task = store.send(3)
    task.cancel()
    await task.finish()
    #expect(ended.value == 4)
  }

  @Test("a cancellation id belongs to the feature that created the effect")
  func pathOfConstruction() async {
    // The child builds the effect; it is the parent that makes it run, with the child's action.
    let store = TestStore(initialState: Presenter.State()) { Presenter(ended: ended) }
    let task = await store.send(.first(.presented(.start)))
    await store.send(.second(.presented(.cancel)))
    #expect(!task.isCancelled)
    await store.send(.first(.presented(.cancel)))
    await task.finish()
    #expect(ended.value == 1)
  }
}
#endif
