import AllocationCounter
import ArgumentParser
import ComposableCore

/// Prints what stores take of memory.
struct Memory: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the memory that stores take: with five scoped children, and parts of that.")

  @MainActor
  func run() async {
    for (name, bytes) in measureMemory() { print("\(name) \(bytes) bytes") }
  }
}

/// Returns how many bytes stores take, by what they are.
@MainActor
func measureMemory() -> [(name: String, bytes: Int64)] {
  [
    // The state alone, as in every store: its values, and their observation data once read.
    (
      "state-of-5-levels",
      bytes {
        let state = Level5.State()
        blackHole(state.child.child.child.child.child.count)
        return state
      }
    ),
    ("store", bytes { Store(initialState: Level5.State()) { Level5() } }),
    ("store-with-5-children", bytes { makeStore() }),
    (
      "store-with-5-children-after-an-action",
      bytes {
        let stores = makeStore()
        stores.root.send(leafAction)
        return stores
      }
    ),
    (
      "store-actor",
      bytes { StoreActor(initialState: Counter.State()) { Counter() } }
    ),
  ]
}

/// Returns a root store, and the last of five stores that are scoped from it, which has been read.
@MainActor
private func makeStore() -> (root: StoreOf<Level5>, leaf: StoreOf<Counter>) {
  let store = Store(initialState: Level5.State()) { Level5() }
  let leaf = store.leaf
  blackHole(leaf.count)
  return (store, leaf)
}

/// Returns how many bytes a value takes of memory, with what the C library adds to each block.
@MainActor
private func bytes<Value>(_ make: @MainActor () -> Value) -> Int64 {
  let count = 1_000
  let warm = (0..<10).map { _ in make() }
  var values: [Value] = []
  values.reserveCapacity(count)
  let before = allocation_counter_bytes()
  for _ in 0..<count { values.append(make()) }
  let after = allocation_counter_bytes()
  withExtendedLifetime((warm, values)) {}
  return (after - before) / Int64(count)
}
