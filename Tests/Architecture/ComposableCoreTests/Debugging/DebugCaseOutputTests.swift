@_spi(Internals) import ComposableCore
import Testing

struct DebugCaseOutputTests {
  enum Action {
    case none
    case flag(Bool, label: String)
    case values(Bool, Int, String)
    case query(text: String)
    case screen(Screen)
    case optional(Int?)
    indirect case again(Action)

    enum Screen {
      case row(index: Int, action: Row)

      enum Row {
        case tapped
        case textChanged(query: String)
      }
    }
  }

  @Test("debugCaseOutput drops values and keeps labels and nested cases")
  func output() {
    #expect(debugCaseOutput(Action.none) == "DebugCaseOutputTests.Action.none")
    #expect(
      debugCaseOutput(Action.flag(true, label: "Mina"))
        == "DebugCaseOutputTests.Action.flag(_:, label:)")
    #expect(
      debugCaseOutput(Action.values(true, 1, ""))
        == "DebugCaseOutputTests.Action.values(_:, _:, _:)")
    #expect(debugCaseOutput(Action.query(text: "a")) == "DebugCaseOutputTests.Action.query(text:)")
    #expect(debugCaseOutput(Action.optional(1)) == "DebugCaseOutputTests.Action.optional(_:)")
    #expect(
      debugCaseOutput(Action.screen(.row(index: 1, action: .tapped)))
        == "DebugCaseOutputTests.Action.screen(.row(index:, action: .tapped))")
    #expect(
      debugCaseOutput(Action.screen(.row(index: 1, action: .textChanged(query: "Hi"))))
        == "DebugCaseOutputTests.Action.screen(.row(index:, action: .textChanged(query:)))")
    #expect(
      debugCaseOutput(Action.again(.again(.none)))
        == "DebugCaseOutputTests.Action.again(.again(.none))")
  }

  @Test("debugCaseOutput names an action that is no enum by its type")
  func structAction() {
    struct Plain {}
    #expect(debugCaseOutput(Plain()) == "DebugCaseOutputTests.Plain")
  }
}
