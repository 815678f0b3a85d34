import ComposableArchitecture

// An example is a method of a class that inherits from one of these.

/// The members that an example finds.
@MainActor
class Screen {
  @Bindable var store = Store(initialState: Feature.State()) { Feature() }
  var state = Feature.State()
  let send = Send<Feature.Action> { _ in }
}

/// The members that an example finds in the folder `Testing`.
@MainActor
class TestCase {
  let store = TestStore(initialState: Counter.State()) { Counter() }
}
