import ComposableArchitectureClassic
import Testing

// Through a protocol, so that only the deprecated function names what is deprecated.
@MainActor
private protocol BindableStateTesting {
  func assignment()
}

@MainActor
struct BindableStateTests {
  private let tests: any BindableStateTesting = Deprecated()

  @Test("bindable state is assigned before the reducer runs, and bound by a view store")
  func assignment() { tests.assignment() }
}

@available(*, deprecated)
private struct Filter: Equatable {
  @BindableState var text = ""
  var changes = 0
}

@available(*, deprecated)
private enum FilterAction: Equatable, BindableAction {
  case binding(BindingAction<Filter>)
}

private struct Deprecated: BindableStateTesting {
  @available(*, deprecated)
  func assignment() {
    let reducer = Reducer<Filter, FilterAction, Void> { state, action, _ in
      if case .binding(\.$text) = action { state.changes += 1 }
      return .none
    }
    .binding()
    let store = TestStore(initialState: Filter(), reducer: reducer, environment: ())
    store.send(.binding(.set(\.$text, "tea"))) {
      $0.text = "tea"
      $0.changes = 1
    }
    let viewStore = ViewStore(
      Store(initialState: Filter(), reducer: reducer, environment: ()), observe: { $0 })
    viewStore.binding(\.$text).wrappedValue = "milk"
    #expect(viewStore.text == "milk")
    #expect(viewStore.changes == 1)
  }
}
