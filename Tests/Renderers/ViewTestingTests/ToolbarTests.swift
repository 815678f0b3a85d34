#if PortableViews
import Testing
import ViewTesting

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
  private func looks(_ screen: ViewTester) -> [String] {
    screen.root.all(.toolbar).map {
      "\($0.tree.element.attributes[.look] ?? "-") \($0.all(.button).compactMap(\.label))"
    }
  }

  @Test("each item goes to its place")
  func placements() {
    let screen = ViewTester(
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .principal) { Button("Title") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") {}
              Button("Right") {}
            }
          }
          .toolbar { Button("More") {} }
      })
    #expect(
      looks(screen) == [
        #"leading ["Cancel"]"#, #"principal ["Title"]"#, #"- ["Save"]"#,
        #"bottom ["Left", "Right"]"#, #"- ["More"]"#,
      ])
  }

  @Test("the items of the bar from before there were toolbars go to its ends")
  func barItems() {
    let screen = ViewTester(
      NavigationView {
        Text("Content").navigationBarItems(leading: Button("Back") {}, trailing: Button("Add") {})
      })
    #expect(looks(screen) == [#"- ["Add"]"#, #"leading ["Back"]"#])
  }
}
#endif
