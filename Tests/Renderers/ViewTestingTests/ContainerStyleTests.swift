#if PortableViews
import ComposableUI
import Testing
import ViewTesting

/// Styles of one's own for boxes, groups and values with labels.
@MainActor
struct ContainerStyleTests {
  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("own box")
        configuration.label
        configuration.content
      }
    }
  }

  private struct Folding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "Fold" : "Unfold") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Backwards: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  private struct Screen: View {
    var body: some View {
      GroupBox("Box") { Text("inside") }.groupBoxStyle(Plain())
      GroupBox("Usual") { Text("within") }
      DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(Folding())
      LabeledContent("Name", value: "Kim").labeledContentStyle(Backwards())
      LabeledContent("Age", value: "3")
    }
  }

  @Test("a style makes the view of its controls alone, and changes their state")
  func styles() throws {
    let screen = ViewTester(Screen())
    #expect(
      screen.texts == ["own box", "Box", "inside", "within", "More", "Kim", "Name", "Age", "3"])
    #expect(screen.root.all(.groupBox).map(\.title) == ["Usual"])
    try screen.button("Unfold").tap()
    #expect(screen.texts.contains("hidden"))
    try screen.button("Fold").tap()
    #expect(!screen.texts.contains("hidden"))
  }
}
#endif
