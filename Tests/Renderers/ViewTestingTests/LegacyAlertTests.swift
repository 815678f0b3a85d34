#if PortableViews
import ComposableUI
import Testing
import ViewTesting

@MainActor
struct LegacyAlertTests {
  private struct Item: Identifiable {
    let id = 1
    var name = "Ann"
  }

  private struct Asking: View {
    @State var item: Item?
    @State var isShown = false
    @State var answer = "none"

    var body: some View {
      Button("Item") { item = Item() }
        .alert(item: $item) { item in
          Alert(
            title: Text("Delete \(item.name)?"), message: Text("For good."),
            primaryButton: .destructive(Text("Delete")) { answer = "deleted" },
            secondaryButton: .cancel())
        }
      Button("Sheet") { isShown = true }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Sort by"),
            buttons: [.default(Text("Name")) { answer = "name" }, .cancel()])
        }
      Text(answer)
    }
  }

  @Test("An 'Alert' is presented for an item and disappears with it")
  func alert() throws {
    let screen = ViewTester(Asking())
    try screen.button("Item").tap()
    #expect(screen.alert?.title == "Delete Ann?")
    #expect(screen.alert?.message == "For good.")
    #expect(screen.alert?.buttons == ["Delete", "Cancel"])
    try screen.alert?.button("Delete").tap()
    #expect(screen.alert == nil)
    #expect(screen.texts == ["deleted"])
  }

  @Test("An 'ActionSheet' is shown as a confirmation dialog")
  func actionSheet() throws {
    let screen = ViewTester(Asking())
    try screen.button("Sheet").tap()
    #expect(screen.confirmationDialog?.buttons == ["Name", "Cancel"])
    try screen.confirmationDialog?.button("Name").tap()
    #expect(screen.confirmationDialog == nil)
    #expect(screen.texts == ["name"])
  }
}
#endif
