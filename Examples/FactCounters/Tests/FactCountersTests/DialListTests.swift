import ComposableArchitecture
import FactCounters
import FactSource
import Foundation
import Testing

/// Numbers and a footnote.
@MainActor
struct DialListTests {
  private struct Nothing: Error {}

  @Test("a dial is added, turned, looked up and removed; its footnote stays")
  func visit() async {
    let store = TestStore(initialState: DialList.State()) {
      DialList()
    } withDependencies: {
      $0.factSource.sentence = { "\($0) was looked up." }
      $0.uuid = .incrementing
    }
    await store.send(.newNumberTapped) { $0.dials = [Dial.State(id: UUID(0))] }
    await store.send(\.dials[id: UUID(0)].turned, 12) { $0.dials[id: UUID(0)]?.number = 12 }
    await store.send(\.dials[id: UUID(0)].lookUpTapped) {
      $0.footnote = Footnote.State(number: 12)
    }
    await store.receive(\.footnote.opened)
    await store.receive(\.footnote.found.success) {
      $0.footnote?.isSearching = false
      $0.footnote?.sentence = "12 was looked up."
    }
    await store.send(\.dials[id: UUID(0)].removeTapped) { $0.dials = [] }
    await store.send(\.footnote.closeTapped)
    await store.receive(\.footnote.dismiss) { $0.footnote = nil }
  }

  @Test("a search without a result is marked and keeps the last fact")
  func nothing() async {
    let store = TestStore(initialState: Footnote.State(number: 5)) {
      Footnote()
    } withDependencies: {
      $0.factSource.sentence = { _ in throw Nothing() }
    }
    await store.send(.opened)
    await store.receive(\.found.failure) {
      $0.isEmptyHanded = true
      $0.isSearching = false
    }
    let (answers, answer) = AsyncStream<String>.makeStream()
    store.dependencies.factSource.sentence = { _ in
      for await sentence in answers { return sentence }
      throw Nothing()
    }
    await store.send(.nextTapped) { $0.isSearching = true }
    await store.send(.nextTapped)
    answer.yield("5 is odd.")
    await store.receive(\.found.success) {
      $0.isEmptyHanded = false
      $0.isSearching = false
      $0.sentence = "5 is odd."
    }
    store.dependencies.factSource.sentence = { _ in throw Nothing() }
    await store.send(.nextTapped) { $0.isSearching = true }
    await store.receive(\.found.failure) {
      $0.isEmptyHanded = true
      $0.isSearching = false
    }
  }

  @Test("looking up another number cancels the search for the first")
  func another() async {
    let store = TestStore(
      initialState: DialList.State(
        dials: [Dial.State(id: UUID(0), number: 1), Dial.State(id: UUID(1), number: 2)])
    ) {
      DialList()
    } withDependencies: {
      $0.factSource.sentence = { number in
        if number == 1 { try await Task.never() }
        return "\(number) is even."
      }
    }
    await store.send(\.dials[id: UUID(0)].lookUpTapped) { $0.footnote = .init(number: 1) }
    await store.receive(\.footnote.opened)
    await store.send(\.dials[id: UUID(1)].lookUpTapped) { $0.footnote = .init(number: 2) }
    await store.receive(\.footnote.opened)
    await store.receive(\.footnote.found.success) {
      $0.footnote?.isSearching = false
      $0.footnote?.sentence = "2 is even."
    }
  }

  @Test("closing the footnote cancels its search")
  func closing() async {
    let store = TestStore(
      initialState: DialList.State(dials: [Dial.State(id: UUID(0), number: 1)])
    ) {
      DialList()
    } withDependencies: {
      $0.factSource.sentence = { _ in try await Task.never() }
    }
    await store.send(\.dials[id: UUID(0)].lookUpTapped) { $0.footnote = .init(number: 1) }
    await store.receive(\.footnote.opened)
    await store.send(\.footnote.closeTapped)
    await store.receive(\.footnote.dismiss) { $0.footnote = nil }
    await store.finish()
  }

  @Test("a dial stops at the ends of its range", arguments: [1, -1])
  func ends(direction: Int) async {
    let end = direction * 999_999
    let store = TestStore(initialState: Dial.State(id: UUID(0), number: end - direction)) {
      Dial()
    }
    await store.send(.turned(by: 2 * direction)) { $0.number = end }
    await store.send(.turned(by: direction))
  }
}
