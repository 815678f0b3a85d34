#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Sharing and copying.
@MainActor
struct SharingTests {
  @Test("a share link has a symbol and a title, and knows what it shares")
  func shareLink() throws {
    let screen = ViewTester(
      VStack {
        ShareLink(
          item: URL(string: "https://swift.org/?a=1")!, subject: Text("Swift"),
          message: Text("Look"))
        ShareLink("Send", item: "A text")
        ShareLink(items: ["One", "Two"]) { Text("Both") }
      })
    #expect(screen.root.buttons == ["Share…", "Send", "Both"])
    let shares = screen.root.all(.button).map(\.tree.element.traits.share)
    #expect(
      shares == [
        ElementShare(
          items: [.address("https://swift.org/?a=1")], subject: "Swift", message: "Look"),
        ElementShare(items: [.text("A text")]), ElementShare(items: [.text("One"), .text("Two")]),
      ])
  }

  struct Copier: View {
    @State private var pasted = "nothing"
    var body: some View {
      Text(pasted)
      Button("Copy") { UIPasteboard.general.string = "A text" }
      Button("Copy the address") { UIPasteboard.general.url = URL(string: "https://swift.org/") }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
      Button("Open") {
        UIApplication.shared.open(URL(string: "https://swift.org/")!) { pasted = "opened \($0)" }
      }
      Button("Open a file") {
        UIApplication.shared.open(URL(string: "file:///etc")!) { pasted = "opened \($0)" }
      }
    }
  }

  struct MacCopier: View {
    @State private var pasted: String? = "nothing"
    var body: some View {
      Text(pasted ?? "none")
      Button("Copy") {
        NSPasteboard.general.clearContents()
        let isCopied = NSPasteboard.general.setString("A text", forType: .string)
        pasted = isCopied ? NSPasteboard.general.string(forType: .string) : "refused"
      }
      Button("Copy a sound") {
        let isCopied = NSPasteboard.general.setString("Beep", forType: .init("com.apple.sound"))
        pasted = isCopied ? "copied" : NSPasteboard.general.string(forType: .init("sound"))
      }
    }
  }

  @Test("a Mac's name of the clipboard is the same clipboard, for texts alone")
  func pasteboardOfMac() throws {
    let screen = ViewTester(MacCopier())
    try screen.button("Copy").tap()
    #expect(screen.texts == ["A text"])
    try screen.button("Copy a sound").tap()
    #expect(screen.texts == ["none"])
    #expect(screen.renderer.copiedTexts == ["A text"])
  }

  @Test("the clipboard gets texts, and returns the same window's")
  func pasteboard() throws {
    let screen = ViewTester(Copier())
    let other = ViewTester(Copier())
    try screen.button("Paste").tap()
    #expect(screen.texts == ["nothing"])
    try screen.button("Copy").tap()
    try screen.button("Paste").tap()
    #expect(screen.texts == ["A text"])
    try screen.button("Copy the address").tap()
    #expect(screen.renderer.copiedTexts == ["A text", "https://swift.org/"])
    try other.button("Paste").tap()
    #expect(other.texts == ["nothing"])
    #expect(!NSPasteboard.general.setString("Nowhere", forType: .string))
    // Outside of a view's actions there is no window.
    UIPasteboard.general.string = "Nowhere"
    #expect(UIPasteboard.general.string == nil)
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test("the application opens web addresses, and no files")
  func open() throws {
    let screen = ViewTester(Copier())
    try screen.button("Open").tap()
    #expect(screen.texts == ["opened true"])
    #expect(screen.renderer.openedURLs.map(\.absoluteString) == ["https://swift.org/"])
    try screen.button("Open a file").tap()
    #expect(screen.texts == ["opened false"])
    #expect(UIApplication.shared.canOpenURL(URL(string: "mailto:a@b.c")!))
    #expect(!UIApplication.shared.canOpenURL(URL(string: "javascript:1")!))
    #expect(!UIApplication.shared.canOpenURL(URL(string: UIApplication.openSettingsURLString)!))
  }
}
#endif
