#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Scenes: commands, windows, settings and values of the scene.
@MainActor
struct SceneTests {
  private struct EditCommands: Commands {
    @FocusedValue(\.documentName) private var name

    var body: some Commands {
      CommandMenu("Document") {
        Button("Rename \(name ?? "nothing")") {}
          .disabled(name == nil)
      }
    }
  }

  private struct Mail: App {
    @State private var log: [String] = []

    var body: some Scene {
      WindowGroup {
        Content(log: log)
      }
      .onChange(of: log.count) { _, count in
        if count == 1 { log.append("changed") }
      }
      .commands {
        CommandGroup(after: .newItem) {
          Button("New Mailbox") { log.append("mailbox") }.keyboardShortcut("b")
        }
        EditCommands()
        CommandGroup(before: .newItem) { Button("New Mail") { log.append("mail") } }
        CommandGroup(replacing: .help) { Button("Manual") { log.append("manual") } }
      }
      Window("About", id: "about") { Text("Version 1") }
      Settings { Text("All settings") }
    }
  }

  private struct Content: View {
    let log: [String]
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      Text(log.joined(separator: ","))
      Button("About") { openWindow(id: "about") }
      Button("Missing") { openWindow(id: "missing") }
      Button("Close") { dismissWindow(id: "about") }
      Button("Settings") { openSettings() }
      Text("Body").focusedSceneValue(\.documentName, "Letter")
    }
  }

  @Test("commands are menus in the order of a menu bar, and shortcuts press them")
  func commands() throws {
    let screen = ViewTester(Mail()._rootView)
    let menus = screen.root.all(.menu)
    #expect(menus.map(\.title) == ["File", "Document", "Help"])
    #expect(menus.map(\.buttons) == [["New Mail", "New Mailbox"], ["Rename Letter"], ["Manual"]])
    #expect(try !screen.button("Rename Letter").isDisabled)
    try screen.press("Control+B")
    #expect(screen.texts.contains("mailbox,changed"))
  }

  @Test("windows and settings open as sheets")
  func windows() throws {
    let screen = ViewTester(Mail()._rootView)
    try screen.button("Missing").tap()
    #expect(screen.sheet == nil)
    try screen.button("About").tap()
    #expect(screen.sheet?.texts == ["About", "Version 1"])
    try screen.button("Done").tap()
    #expect(screen.sheet == nil)
    try screen.button("Settings").tap()
    #expect(screen.sheet?.texts == ["All settings"])
  }

  private enum Pane: String { case list, detail }

  private struct Panes: View {
    @SceneStorage("pane") private var pane = Pane.list
    @SceneStorage("count") private var count = 1
    @SceneStorage("name") private var name: String?

    var body: some View {
      Text("\(pane.rawValue) \(count) \(name ?? "nobody")")
      Button("Change") {
        pane = .detail
        name = "Kim"
      }
      Button("Forget") { name = nil }
      Stepper("Count", value: $count)
    }
  }

  private struct Counter: View {
    @SceneStorage("count") private var count = 7
    var body: some View { Text("also \(count)") }
  }

  @Test("all views of a key share a scene's value, and another scene has its own")
  func storage() throws {
    let screen = ViewTester(
      VStack {
        Panes()
        Counter()
      })
    #expect(screen.texts == ["list 1 nobody", "also 7"])
    try screen.button("Change").tap()
    try screen.stepper("Count").increment()
    #expect(screen.texts == ["detail 2 Kim", "also 2"])
    try screen.button("Forget").tap()
    #expect(screen.texts == ["detail 2 nobody", "also 2"])
    #expect(ViewTester(Panes()).texts == ["list 1 nobody"])
    let outside = Panes()
    #expect(ViewTester(outside).texts == ["list 1 nobody"])
  }
}

private struct DocumentNameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var documentName: String? {
    get { self[DocumentNameKey.self] }
    set { self[DocumentNameKey.self] = newValue }
  }
}
#endif
