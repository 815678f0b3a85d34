import ComposableCore

// A program, not a test: nothing records the failure of its test store.
let store = await TestStore(initialState: Counter.State()) { Counter() }
await store.send(.increment)
print("The end.")
