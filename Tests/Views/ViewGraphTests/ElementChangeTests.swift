#if PortableViews
import ComposableUI
import Testing
import ViewGraph

@MainActor
struct ElementChangeTests {
  struct Card: View {
    @State private var number = 1
    @State private var color = Color.red
    @State private var isDisabled = false

    var body: some View {
      VStack {
        Button("Card \(number)") {}
          .foregroundColor(color)
          .disabled(isDisabled)
        Button("Rename") { number += 1 }
        Button("Paint") { color = .green }
        Button("Lock") { isDisabled = true }
        Button("Rename and paint") {
          number += 1
          color = .blue
        }
      }
    }
  }

  @Test(
    "An update has the fields that differ",
    arguments: [
      ("Rename", ViewElement.Fields.text), ("Paint", .style), ("Lock", .isDisabled),
      ("Rename and paint", [.text, .style]),
    ] as [(String, ViewElement.Fields)])
  func fields(button: String, expected: ViewElement.Fields) throws {
    let harness = GraphHarness(Card())
    try harness.tap(button)
    let changes = harness.renderer.takePasses().joined().compactMap { patch in
      if case .update(_, let change) = patch { change } else { nil }
    }
    #expect(changes.map(\.fields) == [expected])
    #expect(changes.allSatisfy { $0.new.fields(from: $0.old) == expected })
  }

  @Test("Every field of a description is found alone")
  func everyField() {
    let old = ViewElement(.toggle, text: "Old")
    let changes: [(ViewElement.Fields, (inout ViewElement) -> Void)] = [
      (.details, { $0.details = .toggle(ToggleDetails(isOn: true)) }),
      (.events, { $0.events = [.input] }), (.isDisabled, { $0.isDisabled = true }),
      (.isLabelHidden, { $0.isLabelHidden = true }), (.text, { $0.text = "New" }),
      (.traits, { $0.traits.hint = "New" }), (.style, { $0.style.opacity = 0.5 }),
    ]
    for (field, change) in changes {
      var new = old
      change(&new)
      #expect(ElementChange(from: old, to: new).fields == field)
    }
    #expect(ElementChange(from: old, to: old).fields == [])
  }

  struct Undo: View {
    @State private var number = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Text(verbatim: "\(number)")
          .onChange(of: other) { number = 0 }
        Button("Twice") {
          number = 1
          other += 1
        }
      }
    }
  }

  @Test("Two changes of a pass that undo each other are no update")
  func undone() throws {
    let harness = GraphHarness(Undo())
    try harness.tap("Twice")
    #expect(harness.texts == ["0"])
    #expect(harness.renderer.takePasses() == [])
  }
}

extension ViewElement {
  fileprivate func fields(from old: ViewElement) -> Fields {
    ElementChange(from: old, to: self).fields
  }
}
#endif
