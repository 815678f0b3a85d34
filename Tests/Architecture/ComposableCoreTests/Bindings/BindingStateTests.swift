import ComposableCore
import Foundation
import Testing

// All of this is deprecated, and has to work all the same.

@available(*, deprecated)
private struct OldForm: Reducer {
  struct State: Equatable, Codable {
    @BindingState var name = "Mina"
    @BindingState var date = Date(timeIntervalSinceReferenceDate: 0)
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name): state.name += "!"
      case .binding: break
      }
      return .none
    }
  }
}

@MainActor
private protocol BindingStateTesting {
  func assignment() async
  func conformances() throws
}

@MainActor
struct BindingStateTests {
  // Through a protocol, so that only the deprecated functions name what is deprecated.
  private let tests: any BindingStateTesting = Deprecated()

  @Test("BindingReducer assigns to a @BindingState property")
  func assignment() async { await tests.assignment() }

  @Test("@BindingState is compared, encoded and dumped like its plain value")
  func conformances() throws { try tests.conformances() }
}

private struct Deprecated: BindingStateTesting {
  @available(*, deprecated)
  func assignment() async {
    let store = TestStore(initialState: OldForm.State()) { OldForm() }
    await store.send(.set(\.$name, "Mina Roy")) { $0.name = "Mina Roy!" }
    await store.send(.binding(.set(\.$name, "Mina Fox"))) { $0.name = "Mina Fox!" }
    let action = BindingAction<OldForm.State>.set(\.$name, "Mina")
    let name: String? = action[case: \.$name]
    #expect(name == "Mina")
    #expect(action == .set(\.$name, "Mina"))
    #expect(OldForm.Action.binding(action).binding == action)
  }

  @available(*, deprecated)
  func conformances() throws {
    let state = OldForm.State()
    let data = try JSONEncoder().encode(state)
    #expect(String(decoding: data, as: UTF8.self).contains(#""name":"Mina""#))
    #expect(try JSONDecoder().decode(OldForm.State.self, from: data) == state)
    #expect(BindingState(wrappedValue: 1) == BindingState(wrappedValue: 1))
    #expect(BindingState(wrappedValue: 1) != BindingState(wrappedValue: 2))
    #expect(BindingState(wrappedValue: 1).hashValue == BindingState(wrappedValue: 1).hashValue)
    #expect(String(reflecting: BindingState(wrappedValue: "a")) == "\"a\"")
    #expect(String(customDumping: BindingState(wrappedValue: "a")) == "\"a\"")
    #expect(Mirror(reflecting: BindingState(wrappedValue: [1, 2])).children.count == 2)
  }
}
