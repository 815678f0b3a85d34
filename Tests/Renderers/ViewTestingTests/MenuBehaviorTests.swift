#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// The behaviour of menus, and the additions to dialogs.
@MainActor
struct MenuBehaviorTests {
  @Test("a menu shows a chevron where the views around want one")
  func indicator() throws {
    let screen = ViewTester(
      VStack {
        Menu("Plain") { Button("One") {} }
        VStack {
          Menu("Marked") { Button("Two") {} }
          Menu("Hidden") { Button("Three") {} }.menuIndicator(.hidden)
        }
        .menuIndicator(.visible)
      })
    let marks = try ["Plain", "Marked", "Hidden"].map {
      try screen.menu($0).tree.element.style.effects.hasMenuIndicator
    }
    #expect(marks == [nil, true, nil])
  }

  @Test("a choice keeps its menu open if the menu or the choice says so")
  func dismissal() throws {
    let screen = ViewTester(
      Menu("Zoom") {
        Button("Larger") {}
        Button("Done") {}.menuActionDismissBehavior(.enabled)
      }
      .menuActionDismissBehavior(.disabled))
    func keeps(_ element: TestElement) -> Bool? { element.tree.element.style.effects.keepsMenuOpen }
    #expect(try keeps(screen.menu("Zoom")) == true)
    #expect(try keeps(screen.button("Larger")) == nil)
    #expect(try keeps(screen.button("Done")) == false)
  }

  @Test("the preview of a context menu is above its items, and takes no taps")
  func preview() throws {
    struct Previewed: View {
      @State var chosen = "none"
      var body: some View {
        Text("chosen \(chosen)").contextMenu {
          Button("Reply") { chosen = "reply" }
        } preview: {
          Text("Preview")
          Button("Inside") { chosen = "inside" }
        }
      }
    }
    let screen = ViewTester(Previewed())
    let menu = try screen.find(.menu)
    let preview = try #require(menu.children.first)
    #expect(preview.texts == ["Preview"])
    #expect(menu.children.last?.label == "Reply")
    #expect(throws: ViewTestError.self) { try screen.button("Inside").tap() }
    try screen.button("Reply").tap()
    #expect(screen.texts.first == "chosen reply")
  }

  struct Asking: View {
    @State var isShown = true
    @State var isSuppressed = false

    var body: some View {
      Text(isSuppressed ? "suppressed" : "asked")
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete") {}
        } message: {
          Text("For ever")
        }
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        .dialogIcon(Image(systemName: "trash"))
    }
  }

  @Test("a dialog has the toggle by which people suppress it, which leaves it open")
  func suppression() throws {
    let screen = ViewTester(Asking())
    let toggle = try #require(screen.alert).find(.toggle)
    #expect(toggle.label == "Do not ask again")
    try toggle.toggle()
    #expect(screen.texts.first == "suppressed")
    try #require(screen.alert).button("Delete").tap()
    #expect(screen.alert == nil)
    let german = ViewTester(Asking(), languages: ["de"])
    #expect(try #require(german.alert).find(.toggle).label == "Nicht mehr fragen")
  }

  @Test("the toggle of a dialog has a title of one's own")
  func title() throws {
    let screen = ViewTester(
      Text("Behind").confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
        .dialogSuppressionToggle("Never again", isSuppressed: .constant(true)))
    let toggle = try #require(screen.confirmationDialog).find(.toggle)
    #expect(toggle.label == "Never again")
    #expect(toggle.value == "true")
  }

  @Test("the image of a dialog is above its title, which the message does not repeat")
  func icon() throws {
    let screen = ViewTester(Asking())
    let alert = try #require(screen.alert)
    #expect(alert.text == "Delete?")
    #expect(alert.message == "For ever")
    #expect(alert.tree.element.isLabelHidden)
    #expect(alert.texts == ["Delete?", "For ever"])
    let details = ImageDetails(.symbol("trash"), size: .resizable)
    #expect(try alert.find(.image).tree.element.details == .image(details))
    let plain = ViewTester(
      Text("Behind").alert("Delete?", isPresented: .constant(true)) { Button("Yes") {} })
    #expect(plain.alert?.tree.element.isLabelHidden == false)
    #expect(plain.alert?.texts == [])
  }
}
#endif
