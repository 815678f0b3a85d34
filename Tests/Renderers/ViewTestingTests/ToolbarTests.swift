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

  @Test("toolbar items get the places of their placements")
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

  @Test("'navigationBarItems' puts its items at the ends of the bar")
  func barItems() {
    let screen = ViewTester(
      NavigationView {
        Text("Content").navigationBarItems(leading: Button("Back") {}, trailing: Button("Add") {})
      })
    #expect(looks(screen) == [#"- ["Add"]"#, #"leading ["Back"]"#])
  }
}
#endif
