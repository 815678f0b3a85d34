import ComposableUI
import RendererTesting
import Testing
import TextRenderer
import ViewGraph

/// A renderer from outside.
@MainActor
struct TextRendererTests {
  // quoted: view
  struct Groceries: View {
    @State private var items = ["Bread"]
    @State private var text = ""
    @State private var isUrgent = false

    var body: some View {
      Text("Groceries").accessibilityAddTraits(.isHeader)
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
      }
      TextField("Item", text: $text)
      Toggle("Urgent", isOn: $isUrgent)
      Button("Add") {
        items.append(isUrgent ? text + "!" : text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
  // end

  // quoted: session
  @Test("a screen is drawn as text, and used by numbers")
  func session() {
    let renderer = TextRenderer()
    let graph = ViewGraph(Groceries(), renderer: renderer)
    graph.mount()
    #expect(
      renderer.lines == [
        "## Groceries", "[1 delete]", "  Bread", "Item =  [2 input]", "Urgent (off) [3 input]",
        "Add [disabled]",
      ])
    #expect(graph.perform("2 Figs", on: renderer))
    #expect(graph.perform("3 true", on: renderer))
    #expect(renderer.lines.last == "Add [4 tap]")
    #expect(graph.perform("4", on: renderer))
    #expect(
      renderer.lines == [
        "## Groceries", "[1 delete]", "  Bread", "[2 delete]", "  Figs!", "Item =  [3 input]",
        "Urgent (on) [4 input]", "Add [disabled]",
      ])
    #expect(graph.perform("1", on: renderer))
    #expect(!renderer.lines.contains("  Bread"))
    #expect(!graph.perform("9", on: renderer) && !graph.perform("x", on: renderer))
    #expect(!graph.perform("3 maybe", on: renderer))
  }
  // end

  // quoted: conformance
  @Test("each role is drawn, changed and used", arguments: ViewElement.Role.allCases)
  func roles(role: ViewElement.Role) {
    #expect(RendererConformance { TextRenderer() }.problems(with: role) == [])
  }

  @Test("children come, go and move")
  func children() {
    #expect(RendererConformance { TextRenderer() }.problemsWithChildren() == [])
  }
  // end
}

// quoted: conforming
extension TextRenderer: ConformingRenderer {
  public var drawing: String { lines.joined(separator: "\n") }

  public func action(
    _ event: ElementEvent, on node: NodeID, value: String?
  ) -> RendererAction? {
    let action = actions.first { action in
      action.event == event && action.node == node && (action.value ?? value) == value
    }
    return action.map { RendererAction($0.event, on: $0.node, value: $0.value ?? value) }
  }
}
// end
