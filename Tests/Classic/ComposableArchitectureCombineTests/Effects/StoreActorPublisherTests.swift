import ComposableArchitectureCombine
import Testing

/// Publisher effects in stores of other actors.
struct StoreActorPublisherTests {
  @Test("values reach a store of another actor in order, the first at once")
  func order() async {
    let subject = UncheckedSendable(PassthroughSubject<Int, Never>())
    let store = StoreActor(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .merge(
          .publisher { [1, 2].publisher },
          .publisher { subject.value }.animation())
      }
    }
    let task = await store.send(0)
    #expect(await store.state == [0, 1, 2])
    for value in 3...50 { subject.value.send(value) }
    subject.value.send(completion: .finished)
    await task.finish()
    #expect(await store.state == Array(0...50))
  }

  @Test("a cancelled effect of another actor's store sends nothing more")
  func cancellation() async {
    let subject = UncheckedSendable(PassthroughSubject<Int, Never>())
    let store = StoreActor(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        guard action == 0 else { return .none }
        return .publisher { subject.value }
      }
    }
    let task = await store.send(0)
    task.cancel()
    await task.finish()
    subject.value.send(1)
    #expect(await store.state == [0])
  }
}
