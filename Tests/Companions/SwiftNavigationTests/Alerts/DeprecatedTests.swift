import SwiftNavigation
import Testing

/// Deprecated alert initializers.
struct DeprecatedTests {
  typealias Alert = AlertState<Int>
  typealias Dialog = ConfirmationDialogState<Int>

  private let spelling: any OldSpelling = Deprecated()
  private let ok = ButtonState(action: 1) { TextState("OK") }
  private let no = ButtonState<Int>(role: .cancel) { TextState("No") }

  @Test("deprecated alert initializers create equal alerts")
  func alerts() {
    func alert(_ buttons: [ButtonState<Int>], message: TextState?) -> Alert {
      var alert = Alert { TextState("Title") }
      alert.buttons = buttons
      alert.message = message
      return alert
    }
    #expect(
      spelling.alerts() == [
        alert([ok, no], message: TextState("Message")),
        alert([ok], message: nil),
        alert([], message: nil),
        alert([ok], message: TextState("Message")),
        alert([ok, no], message: nil),
      ])
  }

  @Test("deprecated dialog initializers create equal dialogs")
  func dialogs() {
    let dialog = Dialog {
      TextState("Title")
    } actions: {
      ok
      no
    }
    var hidden = dialog
    hidden.titleVisibility = .hidden
    hidden.message = TextState("Message")
    #expect(spelling.dialogs() == [dialog, hidden])
  }

  @Test("deprecated button initializers create equal buttons")
  func buttons() {
    #expect(
      spelling.buttons() == [
        ok, no, ButtonState(role: .cancel, action: 2) { TextState("No") },
        ButtonState(role: .destructive, action: 3) { TextState("Delete") },
      ])
  }
}

// Deprecated API is called through a protocol, which gives no warning.
private protocol OldSpelling: Sendable {
  func alerts() -> [AlertState<Int>]
  func dialogs() -> [ConfirmationDialogState<Int>]
  func buttons() -> [ButtonState<Int>]
}

private struct Deprecated: OldSpelling {
  @available(*, deprecated)
  func alerts() -> [AlertState<Int>] {
    let title = TextState("Title")
    let message = TextState("Message")
    let action: AlertState<Int>.ButtonAction = .send(1)
    let ok: AlertState<Int>.Button = .default(TextState("OK"), action: action)
    let role: AlertState<Int>.ButtonRole = .cancel
    let no = ButtonState<Int>(role: role) { TextState("No") }
    return [
      AlertState(title: title, message: message, buttons: [ok, no]),
      AlertState(title: title, dismissButton: ok),
      AlertState(title: title),
      AlertState(title: title, message: message, dismissButton: ok),
      AlertState(title: title, primaryButton: ok, secondaryButton: no),
    ]
  }

  @available(*, deprecated)
  func dialogs() -> [ConfirmationDialogState<Int>] {
    let buttons: [ConfirmationDialogState<Int>.Button] = [
      .default(TextState("OK"), action: .send(1)), .cancel(TextState("No")),
    ]
    return [
      ConfirmationDialogState(title: TextState("Title"), buttons: buttons),
      ConfirmationDialogState(
        title: TextState("Title"), titleVisibility: .hidden, message: TextState("Message"),
        buttons: buttons),
    ]
  }

  @available(*, deprecated)
  func buttons() -> [ButtonState<Int>] {
    let handler: ButtonState<Int>.Handler = .send(2)
    let action: ButtonState<Int>.ButtonAction = .send(3)
    let role: ButtonState<Int>.Role? = nil
    return [
      ButtonState(role: role, action: 1) { TextState("OK") },
      .cancel(TextState("No")),
      .cancel(TextState("No"), action: handler),
      .destructive(TextState("Delete"), action: action),
    ]
  }
}
