import ComposableArchitectureClassic
import Testing

/// Ids that are types.
struct TypeIDTests {
  private enum First {}
  private enum Second {}

  @Test("an effect is cancelled by its type alone")
  func cancel() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.eraseToEffect().cancellable(id: First.self).sink { values.append($0) }
    _ = Emissions(of: Effect<Int, Never>.cancel(id: Second.self))
    subject.send(1)
    _ = Emissions(of: Effect<Int, Never>.cancel(ids: [Second.self, First.self]))
    subject.send(2)
    #expect(values == [1])
    cancellable.cancel()
  }

  @Test("a timer with a type as its id replaces the one before")
  func timer() {
    let scheduler = DispatchQueue.test
    var ticks: [Int] = []
    let first = Effect.timer(id: First.self, every: .seconds(1), on: scheduler)
      .sink { _ in ticks.append(1) }
    scheduler.advance(by: .seconds(1))
    let second = Effect.timer(id: First.self, every: .seconds(1), on: scheduler)
      .sink { _ in ticks.append(2) }
    scheduler.advance(by: .seconds(1))
    #expect(ticks == [1, 2])
    first.cancel()
    second.cancel()
  }
}
