import SwiftNavigation
import Testing

@MainActor
struct ButtonStateTests {
  enum Action: Hashable, Sendable {
    case tap
    case hold
  }

  @Test("a button state has an action, a role and a label")
  func members() {
    let button = ButtonState(role: .cancel, action: Action.tap) { TextState("Tap") }
    #expect(button.role == .cancel)
    #expect(button.action == .send(.tap))
    #expect(button.label == TextState("Tap"))
    #expect(button == ButtonState(role: .cancel, action: .send(.tap)) { TextState("Tap") })
    let plain = ButtonState<Action> { TextState("Close") }
    #expect(plain.role == nil)
    #expect(plain.action.action == nil)
    #expect(plain.action == .send(nil))
  }

  @Test("button states with different ids are equal")
  func equality() {
    func button(
      _ role: ButtonStateRole? = nil, _ action: Action = .tap, _ label: String = "Tap"
    ) -> ButtonState<Action> {
      ButtonState(role: role, action: action) { TextState(label) }
    }
    #expect(button().id != button().id)
    #expect(button() == button())
    #expect(button().hashValue == button().hashValue)
    #expect(button() != button(.cancel))
    #expect(button(ButtonStateRole.destructive) != button(ButtonStateRole.cancel))
    #expect(button(.destructive).role == .destructive)
    #expect(button() != button(nil, .hold))
    #expect(button() != button(nil, .tap, "Hold"))
  }

  @Test("'withAction' passes the button's action to a closure, also async")
  func withAction() async {
    var actions: [Action?] = []
    let button = ButtonState(action: Action.tap) { TextState("Tap") }
    func tap() { button.withAction { actions.append($0) } }
    tap()
    ButtonState<Action> { TextState("Close") }.withAction { actions.append($0) }
    await button.withAction { action in
      await Task.yield()
      actions.append(action)
    }
    #expect(actions == [.tap, nil, .tap])
  }

  @Test("an async closure for an animated action is reported, and called")
  func asyncAnimation() async {
    let button = ButtonState<Action>(action: .send(.tap, animatedBy: "slow")) {
      TextState("Tap")
    }
    var actions: [Action?] = []
    button.withAction { actions.append($0) }
    await withKnownIssue {
      await button.withAction { action in
        await Task.yield()
        actions.append(action)
      }
    } matching: {
      $0.comments == [
        """
        "withAction" got an asynchronous closure for an action that is sent with an animation, which \
        was ignored.

          Action:
            .tap

          Animation:
            "slow"

        An animation applies to what changes at once, not to what an asynchronous closure does.

        To fix this, pass a closure that is not asynchronous, or change state in "withAnimation" in \
        the closure, for an action without an animation.
        """
      ]
    }
    #expect(actions == [.tap, .tap])
  }

  @Test("a button action's type can be read, and is kept by 'map'")
  func actionType() {
    let action = ButtonStateAction.send(Action.tap)
    #expect(action.type == .send(.tap))
    #expect(ButtonStateAction<Action>._ActionType.send(.tap) != .send(nil))
    #expect(action.map { $0 == .tap ? Action.hold : nil } == .send(.hold))
    #expect(ButtonStateAction<Action>.send(nil).map { $0 } == .send(nil))
    #expect(Set([action, .send(.tap), .send(.hold)]).count == 2)
  }

  @Test("the builder accepts every kind of statement")
  func builder() {
    func button(_ label: String) -> ButtonState<Action> { ButtonState { TextState(label) } }
    func buttons(
      isFirst: Bool, number: Int?
    ) -> [ButtonState<Action>] {
      AlertState {
        TextState("")
      } actions: {
        button("start")
        if isFirst {
          button("first")
          button("still first")
        } else {
          button("second")
        }
        if let number { button("\(number)") }
        for index in 0..<2 { button("row \(index)") }
        if #available(macOS 14, *) { button("new") }
      }.buttons
    }
    #expect(
      buttons(isFirst: true, number: 7).map { String(state: $0.label) }
        == ["start", "first", "still first", "7", "row 0", "row 1", "new"])
    #expect(
      buttons(isFirst: false, number: nil).map { String(state: $0.label) }
        == ["start", "second", "row 0", "row 1", "new"])
    #expect(AlertState<Action>(title: { TextState("") }, actions: {}).buttons == [])
  }
}
