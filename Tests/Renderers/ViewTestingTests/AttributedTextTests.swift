#if PortableViews && !canImport(Darwin)
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Texts with attributes, and styles of text fields.
@MainActor
struct AttributedTextTests {
  @Test("attributes become the styles of the parts of a text")
  func attributes() throws {
    var string = AttributedString("A door is a wall")
    let range = try #require(string.range(of: "wall"))
    string[range].foregroundColor = .red
    string[range].underlineStyle = .single
    string[range].font = .headline
    let text = try ViewTester(Text(string)).find(.text)
    let parts = text.tree.children.map(\.element)
    try #require(parts.map(\.text) == ["A door is a ", "wall"])
    #expect(parts[0].style.isEmpty)
    let expected = Text("wall").foregroundColor(.red).underline().font(.headline)
    let style = try ViewTester(expected).find(.text).tree.element.style
    #expect(parts[1].style == style)
    #expect(ViewTester(Text(AttributedString("plain"))).texts == ["plain"])
  }

  @Test("Markdown becomes attributes, and a text draws them")
  func markdown() throws {
    let string = try AttributedString(
      markdown: "a  **b** *c* `d` [e](https://example.com)",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(string.characters) == "a  b c d e")
    #expect(
      string.runs.map(\.inlinePresentationIntent) == [
        nil, .stronglyEmphasized, nil, .emphasized, nil, .code, nil, nil,
      ])
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com"])
    let screen = ViewTester(Text(string))
    #expect(try screen.link("e").text == "e")
    let folded = try AttributedString(markdown: "a \n  b")
    #expect(String(folded.characters) == "a b")
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        configuration
        Text("underlined")
      }
    }
  }

  private struct Fields: View {
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name).textFieldStyle(Underlined())
      TextField("Plain", text: .constant(""))
      Text("is \(name)")
    }
  }

  @Test("a style of one's own wraps the field, which still edits its text")
  func fieldStyle() throws {
    let screen = ViewTester(Fields())
    #expect(screen.texts.filter { $0 == "underlined" }.count == 1)
    try screen.textField("Name").type("Kim")
    #expect(screen.texts.contains("is Kim"))
  }
}
#endif
