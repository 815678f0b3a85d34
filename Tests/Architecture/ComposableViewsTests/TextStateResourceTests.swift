#if PortableViews
import ComposableArchitecture
import Testing
import ViewTesting

/// Texts in state of resources of a catalogue.
@MainActor
struct TextStateResourceTests {
  @Test("a resource is text by its key, with the values of its placeholders")
  func key() {
    let count = 2
    let resource: LocalizedStringResource = "\(count) pears"
    #expect(TextState(resource) == TextState("\(count) pears"))
    #expect(ViewTester(Text(TextState(resource))).texts == ["2 pears"])
  }

  @Test("a resource with a default value shows it where no catalogue has the key")
  func defaultValue() {
    let resource = LocalizedStringResource("pears.title", defaultValue: "Pears")
    #expect(String(state: TextState(resource)) == "Pears")
    #expect(TextState(resource) == TextState(verbatim: "Pears"))
  }

  @Test("a literal stays a key, and a string no key")
  func literals() {
    let name = "Pears"
    #expect(TextState(name) == TextState(verbatim: "Pears"))
    #expect(String(state: TextState(name.isEmpty ? "Not yet" : "Ripe")) == "Ripe")
  }
}
#endif
