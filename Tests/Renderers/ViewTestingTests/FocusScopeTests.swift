#if PortableViews
import ComposableUI
import Testing
import ViewTesting

@MainActor
struct FocusScopeTests {
  private struct Form: View {
    @Namespace private var scope
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus
    @State private var isShown = false
    @State private var hasMore = false
    @State private var name = ""
    @FocusState private var isFirst: Bool

    var body: some View {
      Button("Show") { isShown = true }
      Button("More") { hasMore = true }
      Button("Reset") { resetFocus(in: scope) }
      if isShown {
        VStack {
          if hasMore { TextField("Late", text: $name).prefersDefaultFocus(in: scope) }
          TextField("First", text: $name).focused($isFirst)
          TextField("Other", text: $name).prefersDefaultFocus(in: other)
          TextField("Not", text: $name).prefersDefaultFocus(false, in: scope)
          TextField("Preferred", text: $name).prefersDefaultFocus(in: scope)
        }
        .focusScope(scope)
      }
    }
  }

  private func focused(_ screen: ViewTester) -> [String] {
    screen.root.all(.textField).filter(\.isFocused).compactMap(\.label)
  }

  @Test("the preferred view gets the focus when its scope appears, and people move it on")
  func appearance() throws {
    let screen = ViewTester(Form())
    try screen.button("Show").tap()
    #expect(focused(screen) == ["Preferred"])
    // The field has it, and nothing holds it there.
    try screen.textField("Preferred").focus()
    #expect(focused(screen) == [])
    try screen.textField("First").focus()
    #expect(focused(screen) == ["First"])
    // A view that comes later does not take the focus.
    try screen.button("More").tap()
    #expect(!focused(screen).contains("Late"))
  }

  @Test("a reset gives the focus back to the preferred view")
  func reset() throws {
    let screen = ViewTester(Form())
    try screen.button("Show").tap()
    try screen.textField("Preferred").focus()
    #expect(focused(screen) == [])
    try screen.button("Reset").tap()
    #expect(focused(screen) == ["Preferred"])
  }
}
#endif
