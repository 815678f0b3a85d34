#if Macros
import ComposableArchitectureCombine
import Testing

/// A feature that listens to a subject, and cancels that by an id.
@Reducer
private struct Listener {
  struct State: Equatable {
    var values: [Int] = []
  }

  enum Action: Equatable {
    case start
    case stop
    case poke(Int)
    case value(Int)
  }

  // Safe: only used on the main thread, but for the test that says so.
  nonisolated(unsafe) let subject: PassthroughSubject<Int, Never>

  enum CancelID { case subject }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .publisher { subject.map(Action.value) }
          .cancellable(id: CancelID.subject)
      case .stop:
        return .cancel(id: CancelID.subject)
      case .poke(let value):
        subject.send(value)
        state.values.append(-value)
        return .none
      case .value(let value):
        state.values.append(value)
        return .none
      }
    }
  }
}

@MainActor
struct PublisherEffectTests {
  private let subject = PassthroughSubject<Int, Never>()

  private func makeStore() -> StoreOf<Listener> {
    Store(initialState: Listener.State()) { Listener(subject: subject) }
  }

  @Test("nested 'cancelInFlight' under one id spares the publisher inside")
  func nestedCancelInFlight() {
    let store = Store(initialState: Listener.State()) {
      Reduce<Listener.State, Listener.Action> { state, action in
        if case .value(let value) = action {
          state.values.append(value)
          return .none
        }
        return .publisher { [subject] in subject.map(Listener.Action.value) }
          .cancellable(id: Listener.CancelID.subject, cancelInFlight: true)
          .cancellable(id: Listener.CancelID.subject, cancelInFlight: true)
      }
    }
    store.send(.start)
    subject.send(1)
    store.send(.start)
    subject.send(2)
    #expect(store.withState(\.values) == [1, 2])
  }

  @Test("a value published on the main thread is sent at once")
  func synchronous() {
    let store = makeStore()
    store.send(.start)
    subject.send(1)
    #expect(store.withState(\.values) == [1])
    subject.send(2)
    #expect(store.withState(\.values) == [1, 2])
  }

  @Test("values published on subscription are sent before 'send' returns")
  func sameTurn() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .publisher { [1, 2, 3].publisher }
      }
    }
    var observed: [[Int]] = []
    let cancellable = store.publisher.sink { observed.append($0) }
    let task = store.send(0)
    #expect(observed == [[], [0, 1, 2, 3]])
    // Nothing is left in flight.
    #expect(task.isCancelled)
    withExtendedLifetime(cancellable) {}
  }

  @Test("a value published inside a reducer is sent after the reducer returns")
  func pokedInReducer() {
    let store = makeStore()
    store.send(.start)
    store.send(.poke(1))
    #expect(store.withState(\.values) == [-1, 1])
  }

  @Test("an effect runs until its publisher completes")
  func completion() async {
    let store = makeStore()
    let task = store.send(.start)
    #expect(!task.isCancelled)
    subject.send(completion: .finished)
    await task.finish()
    subject.send(1)
    #expect(store.withState(\.values) == [])
  }

  @Test("the publisher is created at once and subscribed to by the store")
  func eagerness() {
    var log: [String] = []
    let effect = Effect<Int>.publisher {
      log.append("made")
      return Deferred {
        log.append("subscribed")
        return Just(1)
      }
    }
    #expect(log == ["made"])
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 0 ? effect : .none
      }
    }
    #expect(log == ["made"])
    store.send(0)
    #expect(log == ["made", "subscribed"])
    #expect(store.withState({ $0 }) == 1)
  }

  @Test("cancelling by id cancels the subscription; later values are ignored")
  func cancellation() {
    let store = makeStore()
    var isCancelled = false
    let observed = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        if action > 0 { state.append(action) }
        return switch action {
        case 0:
          .publisher { subject.handleEvents(receiveCancel: { isCancelled = true }) }
            .cancellable(id: "subject")
        case -1: .cancel(id: "subject")
        default: .none
        }
      }
    }
    observed.send(0)
    subject.send(1)
    observed.send(-1)
    #expect(isCancelled)
    subject.send(2)
    #expect(observed.withState({ $0 }) == [1])
    store.send(.start)
    store.send(.stop)
    store.send(.poke(1))
    #expect(store.withState(\.values) == [-1])
  }

  @Test("with 'cancelInFlight', a later effect replaces the one with its id")
  func cancelInFlight() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        if action >= 10 { state.append(action) }
        guard action < 10 else { return .none }
        return .publisher { subjects[action] }.cancellable(id: "id", cancelInFlight: true)
      }
    }
    store.send(0)
    subjects[0].send(10)
    store.send(1)
    subjects[0].send(11)
    subjects[1].send(12)
    #expect(store.withState({ $0 }) == [10, 12])
  }

  @Test("cancelling the task of a send cancels the subscription")
  func taskCancellation() async {
    let store = makeStore()
    let task = store.send(.start)
    task.cancel()
    await task.finish()
    subject.send(1)
    #expect(store.withState(\.values) == [])
  }

  @Test("values published on another thread are sent in order")
  func otherThread() async {
    let store = makeStore()
    let task = store.send(.start)
    let subject = UncheckedSendable(subject)
    await Task.detached {
      for value in 1...100 { subject.value.send(value) }
      subject.value.send(completion: .finished)
    }.value
    await task.finish()
    #expect(store.withState(\.values) == Array(1...100))
  }

  @Test("values from many threads all arrive, in order for each thread")
  func manyThreads() async {
    struct Value: Equatable, Sendable { var thread, number: Int }
    let subjects = UncheckedSendable((0..<4).map { _ in PassthroughSubject<Value, Never>() })
    let store = Store(initialState: [Value]()) {
      Reduce<[Value], Value?> { state, action in
        if let action { state.append(action) }
        guard action == nil else { return .none }
        return .publisher { Publishers.MergeMany(subjects.value).map { $0 } }
      }
    }
    let task = store.send(nil)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for number in 0..<200 {
            subjects.value[thread].send(Value(thread: thread, number: number))
          }
          subjects.value[thread].send(completion: .finished)
        }
      }
    }
    await task.finish()
    let values = store.withState { $0 }
    for thread in 0..<4 {
      #expect(values.filter { $0.thread == thread }.map(\.number) == Array(0..<200))
    }
  }

  @Test("values published before a cancellation are not sent after it")
  func cancelledOnTheWay() async {
    let store = makeStore()
    let task = store.send(.start)
    let subject = UncheckedSendable(subject)
    // The main actor, which waits here, can do nothing before that.
    onAnotherThread { subject.value.send(1) }
    store.send(.stop)
    await task.finish()
    await Task { @MainActor in }.value
    #expect(store.withState(\.values) == [])
  }

  @Test("'concatenate' continues after a publisher completes or is cancelled")
  func concatenation() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return switch action {
        case 0:
          .concatenate(
            .publisher { subject }.cancellable(id: "first"), .send(100),
            .publisher { Just(101) })
        case 1: .cancel(id: "first")
        default: .none
        }
      }
    }
    store.send(0)
    subject.send(5)
    #expect(store.withState({ $0 }) == [0, 5])
    subject.send(completion: .finished)
    #expect(store.withState({ $0 }) == [0, 5, 100, 101])
    let second = PassthroughSubject<Int, Never>()
    let other = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return switch action {
        case 0: .concatenate(.publisher { second }.cancellable(id: "first"), .send(100))
        case 1: .cancel(id: "first")
        default: .none
        }
      }
    }
    other.send(0)
    other.send(1)
    #expect(other.withState({ $0 }) == [0, 1, 100])
  }

  @Test("effects of publishers are mapped and merged like any other")
  func operators() {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "start" else { return .none }
        return .merge(
          Effect.publisher { [1, 2].publisher }.map { "\($0)" },
          .publisher { Just("other") })
      }
    }
    store.send("start")
    #expect(store.withState({ $0 }) == ["start", "1", "2", "other"])
  }

  @Test("a publisher effect sees the dependencies at its creation")
  func dependencies() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return withDependencies {
          $0.withRandomNumberGenerator = WithRandomNumberGenerator(Constant(value: 7))
        } operation: {
          .publisher {
            Deferred {
              @Dependency(\.withRandomNumberGenerator) var generator
              return Just(Int(generator { $0.next() }))
            }
          }
        }
      }
    }
    store.send(0)
    #expect(store.withState({ $0 }) == [0, 7])
  }

  @Test("releasing a store cancels its subscriptions")
  func leaks() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellations = 0
    weak var weakStore: Store<Int, Int>?
    do {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += action
          guard action == 0 else { return .none }
          return .publisher { subject.handleEvents(receiveCancel: { cancellations += 1 }) }
        }
      }
      weakStore = store
      store.send(0)
      subject.send(2)
      #expect(store.withState({ $0 }) == 2)
    }
    #expect(weakStore == nil)
    #expect(cancellations == 1)
  }

  @Test("a subject is released with the effect that listens to it")
  func subjectLeaks() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else { return .cancel(id: "id") }
        let subject = PassthroughSubject<Int, Never>()
        weakSubject = subject
        return .publisher { subject }.cancellable(id: "id")
      }
    }
    store.send(0)
    #expect(weakSubject != nil)
    store.send(1)
    #expect(weakSubject == nil)
  }
}

private struct Constant: RandomNumberGenerator, Sendable {
  let value: UInt64
  mutating func next() -> UInt64 { value }
}
#endif
