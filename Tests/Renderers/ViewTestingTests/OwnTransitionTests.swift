#if PortableViews
import ComposableUI
import Testing
import ViewTesting

private struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 30))
  }
}

private struct Rising: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    VStack { content.offset(y: phase.value * 10) }
  }
}

private struct Faded: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

/// Transitions of one's own.
@MainActor
struct OwnTransitionTests {
  private func effects(_ view: some View) throws -> [[AnyTransition.Effect]] {
    let element = try ViewTester(view).find(.text, "a").tree.element
    let transition = try #require(element.traits.transition)
    return [transition.insertion, transition.removal]
  }

  private func look(_ change: (inout ElementStyle) -> Void) -> AnyTransition.Effect {
    var style = ElementStyle()
    change(&style)
    return .styled(style)
  }

  private let text = Text(verbatim: "a")

  private func turned(by degrees: Double) -> AnyTransition.Effect {
    look {
      $0.opacity = 0
      $0.rotation = degrees
    }
  }

  @Test("the looks before and after are effects, and the usual look is drawn")
  func phases() throws {
    #expect(try effects(text.transition(Turning())) == [[turned(by: -30)], [turned(by: 30)]])
    let style = try ViewTester(text.transition(Turning())).find(.text, "a").tree.element.style
    #expect(style.opacity == 1)
    #expect(style.rotation == 0)
  }

  @Test("an erased transition combines with built-in ones, also for one direction")
  func erased() throws {
    let turning = AnyTransition(Turning())
    #expect(
      try effects(text.transition(turning.combined(with: .scale)))
        == [[.scale, turned(by: -30)], [.scale, turned(by: 30)]])
    #expect(
      try effects(text.transition(.asymmetric(insertion: .opacity, removal: turning)))
        == [[.fade], [turned(by: 30)]])
  }

  @Test("combined transitions have the changes of both, also those inside of other views")
  func combined() throws {
    let both = AnyTransition(Turning().combined(with: Rising()))
    let expected = look {
      $0.opacity = 0
      $0.rotation = -30
      $0.offset = ElementOffset(x: 0, y: -10)
    }
    #expect(try effects(text.transition(both))[0] == [expected])
  }

  @Test("the active modifier of a transition is the look that the view comes from")
  func modifiers() throws {
    let transition = AnyTransition.modifier(
      active: Faded(opacity: 0.2), identity: Faded(opacity: 1))
    let faded = look { $0.opacity = 0.2 }
    #expect(try effects(text.transition(transition)) == [[faded], [faded]])
  }

  @Test("the state of a view with a transition is kept, and the same effects are no change")
  func identity() throws {
    struct Counting: View {
      @State var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.transition(Turning())
      }
    }
    let screen = ViewTester(Counting())
    try screen.button("0").tap()
    _ = screen.renderer.takePasses()
    try screen.button("1").tap()
    #expect(screen.renderer.takePasses().joined().count == 1)
    #expect(screen.has(.button, "2"))
  }
}
#endif
