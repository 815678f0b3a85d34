import ComposableArchitecture

// An example is a method of one of these.

/// The members that an example finds.
@MainActor
struct Screen {
  @Bindable var store = Store(initialState: Feature.State()) { Feature() }
}

/// The members that an example finds in the folder `Testing`.
@MainActor
struct TestCase {
  let store = TestStore(initialState: Counter.State()) { Counter() }
}

@MainActor var state = Feature.State()
let send = Send<Feature.Action> { _ in }
