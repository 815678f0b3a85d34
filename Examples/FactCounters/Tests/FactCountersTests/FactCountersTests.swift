import ComposableArchitecture
import FactClient
import FactCounters
import Foundation
import Testing

@MainActor
@Suite struct FactCountersTests {
  private struct NoFact: Error {}

  @Test("a counter is added, counts, raises the banner, and is removed")
  func flow() async {
    let store = TestStore(initialState: FactCounters.State()) {
      FactCounters()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.factClient.fact = { "\($0) is a good number." }
    }
    await store.send(\.addButtonTapped) { $0.counters = [CounterRow.State(id: UUID(0))] }
    await store.send(\.counters[id: UUID(0)].counter.incrementButtonTapped) {
      $0.counters[id: UUID(0)]?.counter.count = 1
    }
    await store.send(\.counters[id: UUID(0)].counter.factButtonTapped)
    await store.receive(\.counters[id: UUID(0)].counter.factResponse.success) {
      $0.factPrompt = FactPrompt.State(count: 1, fact: "1 is a good number.")
    }
    await store.send(\.factPrompt.dismissButtonTapped) { $0.factPrompt = nil }
    await store.send(\.counters[id: UUID(0)].removeButtonTapped) { $0.counters = [] }
  }

  @Test("a counter without a fact shows an alert in its row")
  func noFact() async {
    let store = TestStore(
      initialState: FactCounters.State(
        counters: [CounterRow.State(counter: Counter.State(count: 3), id: UUID(0))])
    ) {
      FactCounters()
    } withDependencies: {
      $0.factClient.fact = { _ in throw NoFact() }
    }
    await store.send(\.counters[id: UUID(0)].counter.factButtonTapped)
    await store.receive(\.counters[id: UUID(0)].counter.factResponse.failure) {
      $0.counters[id: UUID(0)]?.counter.alert = AlertState {
        TextState("There is no fact to be had about this number.")
      }
    }
    await store.send(\.counters[id: UUID(0)].counter.alert.dismiss) {
      $0.counters[id: UUID(0)]?.counter.alert = nil
    }
  }

  @Test("the banner gets another fact, and keeps the one it has if there is none")
  func anotherFact() async {
    let store = TestStore(
      initialState: FactCounters.State(
        factPrompt: FactPrompt.State(count: 3, fact: "3 is odd."))
    ) {
      FactCounters()
    } withDependencies: {
      $0.factClient.fact = { "\($0) is a prime number." }
    }
    await store.send(\.factPrompt.getAnotherFactButtonTapped) { $0.factPrompt?.isLoading = true }
    await store.receive(\.factPrompt.factResponse.success) {
      $0.factPrompt?.isLoading = false
      $0.factPrompt?.fact = "3 is a prime number."
    }
    store.dependencies.factClient.fact = { _ in throw NoFact() }
    await store.send(\.factPrompt.getAnotherFactButtonTapped) { $0.factPrompt?.isLoading = true }
    await store.receive(\.factPrompt.factResponse.failure) { $0.factPrompt?.isLoading = false }
  }

  @Test("dismissing the banner cancels the question for another fact")
  func dismissal() async {
    let store = TestStore(
      initialState: FactCounters.State(
        factPrompt: FactPrompt.State(count: 3, fact: "3 is odd."))
    ) {
      FactCounters()
    } withDependencies: {
      $0.factClient.fact = { _ in try await Task.never() }
    }
    await store.send(\.factPrompt.getAnotherFactButtonTapped) { $0.factPrompt?.isLoading = true }
    await store.send(\.factPrompt.dismissButtonTapped) { $0.factPrompt = nil }
    await store.finish()
  }

  @Test("at the ends of the number line the count stays where it is", arguments: [Int.min, .max])
  func ends(count: Int) async {
    let store = TestStore(initialState: Counter.State(count: count)) { Counter() }
    await store.send(count == .max ? .incrementButtonTapped : .decrementButtonTapped)
  }
}
