#if Macros
import ComposableArchitecture
import Foundation
import Testing

@testable import PrimeTime

@MainActor
struct NumberExplorerTests {
  let clock = TestClock()

  func makeStore(
    _ number: Int, updates: AsyncStream<PrimeCountClient.Update> = .finished
  ) -> TestStoreOf<NumberExplorer> {
    withDependencies {
      $0.stop()
    } operation: {
      TestStore(initialState: NumberExplorer.State(number: number)) {
        NumberExplorer()
      } withDependencies: {
        $0.continuousClock = clock
        $0.primeCount.updates = { _ in updates }
      }
    }
  }

  @Test("Steps change the number at once, and the address after a pause")
  func steps() async {
    let store = makeStore(7)
    await store.send(.incrementButtonTapped) { $0.number = 8 }
    await clock.advance(by: .milliseconds(400))
    await store.send(.incrementButtonTapped) { $0.number = 9 }
    await clock.advance(by: .milliseconds(400))
    await store.send(.decrementButtonTapped) { $0.number = 8 }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.addressDue) { $0.address = 8 }
  }

  @Test("Steps end at 0 and at the largest number of twelve digits")
  func ends() async {
    await makeStore(0).send(.decrementButtonTapped)
    await makeStore(999_999_999_999).send(.incrementButtonTapped)
  }

  @Test("A submitted number is explored, and the field is cleared")
  func entry() async {
    let store = makeStore(7)
    await store.send(\.binding.entry, "14:23:07") { $0.entry = "14:23:07" }
    await store.send(.entrySubmitted) {
      $0.entry = ""
      $0.number = 142_307
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.addressDue) { $0.address = 142_307 }
  }

  @Test("Invalid text stays in its field with a problem until it is edited")
  func problem() async {
    let store = makeStore(7)
    await store.send(\.binding.entry, "abc") { $0.entry = "abc" }
    await store.send(.entrySubmitted) { $0.problem = .notWhole("abc") }
    await store.send(\.binding.entry, "ab") {
      $0.entry = "ab"
      $0.problem = nil
    }
  }

  @Test("Tapping a neighbouring prime explores it")
  func neighbour() async {
    let store = makeStore(10)
    await store.send(.primeTapped(11)) { $0.number = 11 }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.addressDue) { $0.address = 11 }
  }

  @Test("Counting shows its progress and then the count")
  func count() async {
    let (updates, counting) = AsyncStream<PrimeCountClient.Update>.makeStream()
    let store = makeStore(1_000, updates: updates)
    await store.send(.countButtonTapped) { $0.position = .counting(0) }
    counting.yield(.progress(0.5))
    await store.receive(\.countUpdated) { $0.position = .counting(0.5) }
    counting.yield(.count(168))
    counting.finish()
    await store.receive(\.countUpdated) { $0.position = .known(168) }
  }

  @Test("Counting ends when it is cancelled and when the number changes")
  func countCancellation() async {
    let ends = LockIsolated(0)
    let updates = AsyncStream<PrimeCountClient.Update> { continuation in
      continuation.onTermination = { _ in ends.withValue { $0 += 1 } }
    }
    let store = makeStore(1_000, updates: updates)
    await store.send(.countButtonTapped) { $0.position = .counting(0) }
    await store.send(.countCancelButtonTapped) { $0.position = .unknown }
    await store.finish()
    #expect(ends.value == 1)
    store.dependencies.primeCount.updates = { _ in .never }
    await store.send(.countButtonTapped) { $0.position = .counting(0) }
    await store.send(.decrementButtonTapped) {
      $0.number = 999
      $0.position = .unknown
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.addressDue) { $0.address = 999 }
  }

  @Test("A number beyond the limit of counting is not counted")
  func countLimit() async {
    let store = makeStore(1_000_000_001)
    #expect(!store.state.canCount)
    await store.send(.countButtonTapped)
  }

  @Test("A number is kept, and removed by a second tap")
  func keeping() async {
    let store = makeStore(7)
    await store.send(.keepButtonTapped) { $0.$kept.withLock { $0 = [7] } }
    #expect(store.state.isKept)
    await store.send(.keepButtonTapped) { $0.$kept.withLock { $0 = [] } }
  }
}
#endif
