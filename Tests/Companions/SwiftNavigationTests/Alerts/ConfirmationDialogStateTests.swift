import CustomDump
import SwiftNavigation
import Testing

struct ConfirmationDialogStateTests {
  enum Action: Hashable, Sendable {
    case save
    case discard
  }

  private func dialog(
    _ visibility: ConfirmationDialogStateTitleVisibility = .visible
  ) -> ConfirmationDialogState<Action> {
    ConfirmationDialogState(titleVisibility: visibility) {
      TextState("What now?")
    } actions: {
      ButtonState(action: .save) { TextState("Save") }
      ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
    } message: {
      TextState("There are changes.")
    }
  }

  @Test("a dialog state has a title with visibility, buttons and a message")
  func members() {
    let dialog = dialog()
    #expect(dialog.title == TextState("What now?"))
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.message == TextState("There are changes."))
    #expect(dialog.buttons.map(\.action.action) == [.save, .discard])
    let plain = ConfirmationDialogState<Never> { TextState("Hi") }
    #expect(plain.titleVisibility == .automatic)
    #expect(plain.buttons == [])
    #expect(plain.message == nil)
  }

  @Test("dialog states with different ids are equal")
  func equality() {
    #expect(dialog().id != dialog().id)
    #expect(dialog() == dialog())
    #expect(dialog().hashValue == dialog().hashValue)
    #expect(dialog() != dialog(.hidden))
    var other = dialog()
    other.title = TextState("Keep?")
    #expect(dialog() != other)
    other = dialog()
    other.message = nil
    #expect(dialog() != other)
    other = dialog()
    other.buttons.removeLast()
    #expect(dialog() != other)
  }

  @Test("'map' transforms a dialog's actions and keeps its id and the rest")
  func map() {
    let dialog = dialog(.hidden)
    let mapped = dialog.map { $0.map { "\($0)" } }
    #expect(mapped.id == dialog.id)
    #expect(mapped.title == dialog.title)
    #expect(mapped.titleVisibility == .hidden)
    #expect(mapped.message == dialog.message)
    #expect(mapped.buttons.map(\.action.action) == ["save", "discard"])
  }

  @Test("a dump of a dialog shows its set properties without ids")
  func dump() {
    #expect(
      String(customDumping: dialog()) == """
        ConfirmationDialogState(
          titleVisibility: .visible,
          title: "What now?",
          actions: [
            [0]: ButtonState(
              action: .send(.save),
              label: "Save"
            ),
            [1]: ButtonState(
              role: .destructive,
              action: .send(.discard),
              label: "Discard"
            )
          ],
          message: "There are changes."
        )
        """)
    #expect(
      String(customDumping: ConfirmationDialogState<Never> { TextState("Hi") }) == """
        ConfirmationDialogState(title: "Hi")
        """)
  }
}
