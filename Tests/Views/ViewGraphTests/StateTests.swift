#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct StateTests {
  struct Counter: View {
    @State private var count = 0
    @State private var isPresented = false

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Increment") { count += 1 }
        Button("Show") { isPresented = true }
        Sibling()
      }
      .sheet(isPresented: $isPresented) {
        Text("In the sheet: \(count)")
        Button("Close") { isPresented = false }
      }
    }
  }

  struct Sibling: View {
    var body: some View { Text("Sibling") }
  }

  @Test("A change of state evaluates the body that reads it; patches one text")
  func change() throws {
    let harness = GraphHarness(Counter())
    #expect(
      harness.outline == """
        verticalStack
          text "0"
          button "Increment"
          button "Show"
          text "Sibling"

        """)
    harness.graph.resetBodyEvaluations()
    try harness.tap("Increment")
    #expect(harness.texts == ["1", "Sibling"])
    #expect(harness.graph.bodyEvaluations(of: Counter.self) == 1)
    #expect(harness.graph.bodyEvaluations(of: Sibling.self) == 0)
    let passes = harness.renderer.takePasses()
    #expect(passes.count == 1)
    let text = try harness.node(.text, "1")
    var old = text.element
    old.text = "0"
    #expect(passes.first == [.update(text.id, from: old, to: text.element)])
  }

  @Test(
    "A sheet covers its content, and closes by its button or dismissal")
  func sheet() throws {
    let harness = GraphHarness(Counter())
    try harness.tap("Show")
    #expect(harness.texts == ["0", "Sibling", "In the sheet: 0"])
    #expect(try harness.tap("Increment") == .refused(.covered))
    try harness.tap("Close")
    #expect(harness.texts == ["0", "Sibling"])
    try harness.tap("Show")
    #expect(try harness.send(.dismiss, to: .sheet) == .handled)
    #expect(harness.texts == ["0", "Sibling"])
    #expect(try harness.tap("Increment") == .handled)
  }
}
#endif
