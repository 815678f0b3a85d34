import ComposableArchitectureClassic
import Testing

private struct Settings: Equatable {
  var name = ""
  var isOn = false
  var changes = 0
}

private enum SettingsAction: Equatable, BindableAction {
  case binding(BindingAction<Settings>)
}

private struct Whole: Equatable {
  var settings = Settings()
}

private let settingsReducer = Reducer<Settings, SettingsAction, Void> { state, action, _ in
  switch action {
  case .binding(\.name):
    state.name = state.name.uppercased()
    return .none
  case .binding:
    state.changes += 1
    return .none
  }
}

/// Classic bindings.
struct BindingTests {
  @Test("'binding' assigns the value before the reducer runs")
  func binding() {
    for reducer in [
      settingsReducer.binding(), settingsReducer.binding(action: /SettingsAction.binding),
    ] {
      let store = TestStore(initialState: Settings(), reducer: reducer, environment: ())
      store.send(.binding(.set(\.name, "blob"))) { $0.name = "BLOB" }
      store.send(.binding(.set(\.isOn, true))) {
        $0.isOn = true
        $0.changes = 1
      }
    }
  }

  @Test("a binding action of a part pulls back to one of the whole state")
  func pullback() {
    let action = BindingAction<Settings>.set(\.name, "blob").pullback(\Whole.settings)
    #expect(action == .set(\Whole.settings.name, "blob"))
    #expect(action.keyPath == \Whole.settings.name)
    let reducer = Reducer<Whole, BindingAction<Whole>, Void>.empty.binding { $0 }
    let store = TestStore(initialState: Whole(), reducer: reducer, environment: ())
    store.send(action) { $0.settings.name = "blob" }
  }

  @MainActor
  @Test("a view store's binding sends binding actions")
  func viewStore() {
    let store = Store(
      initialState: Settings(), reducer: settingsReducer.binding(), environment: ())
    let viewStore = ViewStore(store)
    let isOn = viewStore.binding(keyPath: \.isOn, send: SettingsAction.binding)
    #expect(!isOn.wrappedValue)
    isOn.wrappedValue = true
    #expect(isOn.wrappedValue)
    #expect(viewStore.changes == 1)
  }
}
