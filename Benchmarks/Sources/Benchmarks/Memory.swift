import AllocationCounter
import ArgumentParser
import ComposableCore

/// Prints what stores take of memory.
struct Memory: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the memory that a store with five scoped children takes.")

  @MainActor
  func run() async {
    print("store-with-5-children \(await measureMemory()) bytes")
    print("store-actor \(measureActors()) bytes")
  }
}

/// Returns how many bytes a root store takes with five stores scoped from it.
@MainActor
func measureMemory() async -> Int64 {
  func make() -> (StoreOf<Level5>, StoreOf<Counter>) {
    let store = Store(initialState: Level5.State()) { Level5() }
    let leaf = store.leaf
    blackHole(leaf.count)
    store.send(leafAction)
    return (store, leaf)
  }
  let warm = (0..<10).map { _ in make() }
  var stores: [(StoreOf<Level5>, StoreOf<Counter>)] = []
  stores.reserveCapacity(1_000)
  let before = allocation_counter_bytes()
  for _ in 0..<1_000 { stores.append(make()) }
  let after = allocation_counter_bytes()
  withExtendedLifetime((warm, stores)) {}
  return (after - before) / 1_000
}

/// Returns how many bytes each of a thousand stores takes that are actors.
func measureActors() -> Int64 {
  func make() -> StoreActor<Counter.State, Counter.Action> {
    StoreActor(initialState: Counter.State()) { Counter() }
  }
  let warm = (0..<10).map { _ in make() }
  var stores: [StoreActor<Counter.State, Counter.Action>] = []
  stores.reserveCapacity(1_000)
  let before = allocation_counter_bytes()
  for _ in 0..<1_000 { stores.append(make()) }
  let after = allocation_counter_bytes()
  withExtendedLifetime((warm, stores)) {}
  return (after - before) / 1_000
}
