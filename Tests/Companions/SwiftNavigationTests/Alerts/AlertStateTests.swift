import CustomDump
import SwiftNavigation
import Testing

struct AlertStateTests {
  enum Action: Hashable, Sendable {
    case confirm
    case ignore
  }

  private func alert(_ action: Action = .confirm) -> AlertState<Action> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: action) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This cannot be undone.")
    }
  }

  @Test("an alert state has a title, buttons and a message")
  func members() {
    var alert = alert()
    #expect(alert.title == TextState("Delete?"))
    #expect(alert.message == TextState("This cannot be undone."))
    #expect(alert.buttons.map(\.label) == [TextState("Delete"), TextState("Keep")])
    alert.title = TextState("Really?")
    alert.message = nil
    alert.buttons.removeLast()
    #expect(
      alert
        == AlertState {
          TextState("Really?")
        } actions: {
          ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
        })
    #expect(AlertState<Never> { TextState("Hi") }.buttons == [])
    #expect(AlertState<Never> { TextState("Hi") }.message == nil)
  }

  @Test("alert states with different ids are equal")
  func ids() {
    #expect(alert().id != alert().id)
    #expect(alert() == alert())
    #expect(alert().hashValue == alert().hashValue)
    let copy = alert()
    #expect(copy.id == copy.id)
  }

  @Test("alert states that differ in more than the id are unequal")
  func inequality() {
    #expect(alert() != alert(.ignore))
    var other = alert()
    other.title = TextState("Keep?")
    #expect(alert() != other)
    other = alert()
    other.message = nil
    #expect(alert() != other)
    other = alert()
    other.buttons.swapAt(0, 1)
    #expect(alert() != other)
  }

  @Test("'map' transforms an alert's actions and keeps its id and the rest")
  func map() {
    let alert = alert()
    let mapped = alert.map { $0.map { "\($0)" } ?? "none" }
    #expect(mapped.id == alert.id)
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.buttons.map(\.action.action) == ["confirm", "none"])
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.role) == [.destructive, .cancel])
    let emptied = alert.map { _ in nil as String? }
    #expect(emptied.buttons.allSatisfy { $0.action.action == nil })
  }

  @Test("a dump of an alert shows its set properties without ids")
  func dump() {
    #expect(
      String(customDumping: alert()) == """
        AlertState(
          title: "Delete?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(.confirm),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Keep"
            )
          ],
          message: "This cannot be undone."
        )
        """)
    #expect(
      String(customDumping: AlertState<Never> { TextState("Hi") }) == """
        AlertState(title: "Hi")
        """)
  }
}
