#if PortableViews
import Testing
import ViewTesting

/// Pointers and keys.
@MainActor
struct PointerTests {
  struct Target: View {
    @State var log: [String] = []
    @State var isReachable = true

    var body: some View {
      Text("Target")
        .onHover { log.append("hover \($0)") }
        .onTapGesture { log.append("tap") }
        .onLongPressGesture { log.append("long press") }
      VStack {
        Button("Save") { log.append("saved") }
          .keyboardShortcut("s", modifiers: [.command, .shift])
      }
      .allowsHitTesting(isReachable)
      Button("Switch") { isReachable.toggle() }
      Text(log.joined(separator: ", "))
    }
  }

  @Test("hovers, long presses and taps run the view's actions")
  func pointer() throws {
    let screen = ViewTester(Target())
    let target = try #require(
      screen.root.descendants.first { $0.tree.element.events.contains(.hover) })
    try target.hover()
    try target.hover(false)
    try target.longPress()
    try target.tap()
    #expect(screen.texts == ["Target", "hover true, hover false, long press, tap"])
    #expect(throws: ViewTestError.self) { try target.send(.hover, value: "maybe") }
    #expect(throws: ViewTestError.self) { try target.send(.hover) }
  }

  @Test("a view that disallows hit testing refuses taps")
  func hitTesting() throws {
    let screen = ViewTester(Target())
    try screen.button("Save").tap()
    try screen.button("Switch").tap()
    #expect(throws: ViewTestError.self) { try screen.button("Save").tap() }
    try screen.button("Switch").tap()
    try screen.button("Save").tap()
    #expect(screen.texts.last == "saved, saved")
  }

  @Test("pressing a keyboard shortcut taps its button")
  func keys() throws {
    let screen = ViewTester(Target())
    try screen.press("Control+Shift+S")
    #expect(screen.texts.last == "saved")
    #expect(throws: ViewTestError.self) { try screen.press("Control+S") }
  }
}
#endif
