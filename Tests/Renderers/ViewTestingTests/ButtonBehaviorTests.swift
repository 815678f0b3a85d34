#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// The width and the repetition of buttons, and renaming.
@MainActor
struct ButtonBehaviorTests {
  @Test("a flexible button is as wide as its space, a fitted one as its label")
  func sizing() throws {
    let screen = ViewTester(
      VStack {
        Button("Wide") {}.buttonStyle(.bordered)
        Button("Fitted") {}.buttonStyle(.bordered).buttonSizing(.fitted)
      }
      .buttonSizing(.flexible).frame(width: 300))
    #expect(try screen.button("Wide").frame.width == 300)
    #expect(try screen.button("Fitted").frame.width < 120)
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).background(.red)
    }
  }

  @Test("a button of a style of one's own keeps the width that the style gives it")
  func ownStyle() throws {
    let screen = ViewTester(
      VStack { Button("Own") {}.buttonStyle(Boxed()) }.buttonSizing(.flexible).frame(width: 300))
    #expect(try screen.button("Own").frame.width < 120)
  }

  private struct Reader: View {
    @Environment(\.buttonRepeatBehavior) private var behavior

    var body: some View { Text(behavior == .enabled ? "repeats" : "does not") }
  }

  @Test("buttons inside repeat, and others do not")
  func repetition() throws {
    let screen = ViewTester(
      VStack {
        Button("More") {}
        Button("Once") {}.buttonRepeatBehavior(.disabled)
        Reader()
      }
      .buttonRepeatBehavior(.enabled))
    func repeats(_ label: String) throws -> Bool {
      guard case .button(let button) = try screen.button(label).tree.element.details else {
        return false
      }
      return button.repeats
    }
    #expect(try repeats("More"))
    #expect(try !repeats("Once"))
    #expect(screen.texts.contains("repeats"))
  }

  private struct Names: View {
    @State private var log: [String] = []
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        RenameButton()
        VStack {
          RenameButton().accessibilityIdentifier("inner")
        }
        .renameAction { log.append("inner") }
      }
      .renameAction { log.append("outer") }
      RenameButton().accessibilityIdentifier("alone")
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton().accessibilityIdentifier("focusing")
      }
      .renameAction($isFocused)
      Text(log.joined(separator: " "))
    }
  }

  @Test("a rename button runs the nearest action, and is disabled without one")
  func renaming() throws {
    let screen = ViewTester(Names())
    try screen.button("Rename").tap()
    try screen.element(identifiedBy: "inner").tap()
    #expect(screen.texts.last == "outer inner")
    let alone = try screen.element(identifiedBy: "alone")
    #expect(alone.isDisabled)
    #expect(throws: ViewTestError.self) { try alone.tap() }
    #expect(try !screen.textField("Name").isFocused)
    try screen.element(identifiedBy: "focusing").tap()
    #expect(try screen.textField("Name").isFocused)
  }
}
#endif
