#if Macros
import ComposableCore
import Testing

@ObservableState
private struct Settings: Equatable, Sendable {
  var name = "Mina"
  var volume = 1
}

private enum SettingsAction: BindableAction, Equatable {
  case binding(BindingAction<Settings>)
  case other
}

private struct OldSettings: Equatable {
  var name = "Mina"
}

struct BindingActionTests {
  @Test("a binding action matches patterns by its property's key path")
  func matching() {
    func describe(_ action: SettingsAction) -> String {
      switch action {
      case .binding(\.name): "name"
      case .binding(\.volume): "volume"
      case .binding: "another"
      case .other: "other"
      }
    }
    #expect(describe(.set(\.name, "Mina Roy")) == "name")
    #expect(describe(.binding(.set(\.volume, 2))) == "volume")
    #expect(describe(.set(\.self, Settings())) == "another")
    #expect(describe(.other) == "other")
    #expect(\Settings.name ~= BindingAction.set(\.name, "Mina"))
    #expect(!(\Settings.volume ~= BindingAction.set(\.name, "Mina")))
  }

  @Test("binding actions are equal if property and value are equal")
  func equality() {
    let action = BindingAction<Settings>.set(\.name, "Mina")
    #expect(action == .set(\.name, "Mina"))
    #expect(action != .set(\.name, "Mina Roy"))
    #expect(action != .set(\.volume, 1))
    #expect(action.keyPath == \Settings.name)
  }

  @Test("case paths match binding actions of one property")
  func casePaths() {
    let action = BindingAction<Settings>.set(\.name, "Mina Roy")
    #expect(AnyCasePath(\BindingAction<Settings>.Cases.name).extract(from: action) == "Mina Roy")
    #expect(AnyCasePath(\BindingAction<Settings>.Cases.volume).extract(from: action) == nil)
    #expect(action.is(\.name))
    let paths: BindingAction<Settings>.AllCasePaths = BindingAction<Settings>.allCasePaths
    #expect(paths.name.extract(from: action) == "Mina Roy")
    #expect(paths.name.embed("Mina") == .set(\.name, "Mina"))
    #expect((\BindingAction<Settings>.Cases.volume)(11) == .set(\.volume, 11))
  }

  @Test("a dump of a binding action reads like the code that creates it")
  func dumping() {
    let action = BindingAction<Settings>.set(\.name, "Mina")
    let dump = String(customDumping: action)
    #expect(action.customDumpDescription == dump)
    #expect(dump == ".set(\\Settings.name, \"Mina\")")
  }

  @Test("'binding' extracts the binding action, or nil for another action")
  func extraction() {
    #expect(SettingsAction.set(\.volume, 3).binding == .set(\.volume, 3))
    #expect(SettingsAction.other.binding == nil)
    struct Wrapper: BindableAction {
      let action: BindingAction<Settings>?
      static func binding(_ action: BindingAction<Settings>) -> Self { Self(action: action) }
      var binding: BindingAction<Settings>? { action }
    }
    #expect(Wrapper.set(\.volume, 3).binding == .set(\.volume, 3))
  }
}
#endif
