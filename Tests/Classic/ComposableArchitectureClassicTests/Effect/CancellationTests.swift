import ComposableArchitectureClassic
import Testing

/// Cancellation of classic effects.
struct CancellationTests {
  private struct ID: Hashable {}

  @Test("a cancelled effect completes without emitting more")
  func cancel() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var isComplete = false
    let cancellable = subject.eraseToEffect().cancellable(id: "cancel")
      .sink(receiveCompletion: { _ in isComplete = true }, receiveValue: { values.append($0) })
    subject.send(1)
    #expect(Emissions(of: Effect<Int, Never>.cancel(id: "cancel")).isComplete)
    #expect(isComplete)
    subject.send(2)
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test("cancelling by id takes effect when the effect runs, not when created")
  func lazyCancel() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.eraseToEffect().cancellable(id: "lazy").sink { values.append($0) }
    let cancel = Effect<Int, Never>.cancel(id: "lazy")
    subject.send(1)
    _ = Emissions(of: cancel)
    subject.send(2)
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test("with 'cancelInFlight', an effect replaces the one with its id")
  func cancelInFlight() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    let effect = subject.eraseToEffect().cancellable(id: "in flight", cancelInFlight: true)
    effect.sink { values.append($0) }.store(in: &cancellables)
    effect.sink { values.append($0 * 10) }.store(in: &cancellables)
    subject.send(1)
    #expect(values == [10])
  }

  @Test("effects with the same id run side by side and are cancelled together")
  func sameID() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    let effect = subject.eraseToEffect().cancellable(id: "same")
    effect.sink { values.append($0) }.store(in: &cancellables)
    effect.sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    #expect(values == [1, 1])
    _ = Emissions(of: Effect<Int, Never>.cancel(id: "same"))
    subject.send(2)
    #expect(values == [1, 1])
  }

  @Test("cancellation ids of different types are never equal")
  func typedIDs() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.eraseToEffect().cancellable(id: ID()).sink { values.append($0) }
    _ = Emissions(of: Effect<Int, Never>.cancel(id: "ID"))
    subject.send(1)
    _ = Emissions(of: Effect<Int, Never>.cancel(ids: ["other", ID()]))
    subject.send(2)
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test("effects after a cancelled one in 'concatenate' still run")
  func sequence() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = Effect.concatenate(
      subject.eraseToEffect().cancellable(id: "sequence"), Effect(value: 2)
    )
    .sink { values.append($0) }
    _ = Emissions(of: Effect<Int, Never>.cancel(id: "sequence"))
    #expect(values == [2])
    cancellable.cancel()
  }

  @Test("an effect can be cancelled by a value it emits on subscription")
  func cancelWhileStarting() {
    var values: [Int] = []
    let effect = [1, 2, 3].publisher.eraseToEffect().cancellable(id: "starting")
    let cancellable = effect.sink {
      values.append($0)
      if $0 == 2 { _ = Emissions(of: Effect<Int, Never>.cancel(id: "starting")) }
    }
    #expect(values == [1, 2])
    cancellable.cancel()
  }

  private enum Action: Equatable {
    case start, stop
    case value(Int)
  }

  @Test("cancelling an id in one store leaves it running in another")
  func stores() {
    let subject = PassthroughSubject<Int, Never>()
    let reducer = Reducer<[Int], Action, Void> { state, action, _ in
      switch action {
      case .start: return subject.eraseToEffect().map(Action.value).cancellable(id: ID())
      case .stop: return .cancel(id: ID())
      case .value(let value):
        state.append(value)
        return .none
      }
    }
    let first = TestStore(initialState: [], reducer: reducer, environment: ())
    let second = TestStore(initialState: [], reducer: reducer, environment: ())
    first.send(.start)
    second.send(.start)
    first.send(.stop)
    subject.send(1)
    second.receive(.value(1)) { $0 = [1] }
    second.send(.stop)
  }
}
