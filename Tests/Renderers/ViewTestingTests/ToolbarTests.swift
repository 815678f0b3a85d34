#if PortableViews
import Testing
import ViewTesting

@MainActor
struct ToolbarTests {
  private func position(_ toolbar: TestElement) -> String {
    guard case .toolbar(let position) = toolbar.tree.element.details else { return "none" }
    return position.rawValue
  }

  private func looks(_ screen: ViewTester) -> [String] {
    screen.root.all(.toolbar).map {
      "\(position($0)) \($0.all(.button).compactMap(\.label))"
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
        #"leading ["Cancel"]"#, #"principal ["Title"]"#, #"trailing ["Save"]"#,
        #"bottom ["Left", "Right"]"#, #"trailing ["More"]"#,
      ])
  }

  @Test("'navigationBarItems' puts its items at the ends of the bar")
  func barItems() {
    let screen = ViewTester(
      NavigationView {
        Text("Content").navigationBarItems(leading: Button("Back") {}, trailing: Button("Add") {})
      })
    #expect(looks(screen) == [#"trailing ["Add"]"#, #"leading ["Back"]"#])
  }
}
#endif
