#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct EventTests {
  struct Field: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var submissions = 0
    var body: some View {
      TextField("Name", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
        .onSubmit { submissions += 1 }
      Toggle("On", isOn: $isOn)
      Text(verbatim: "\(text) \(isOn) \(submissions)")
    }
  }

  @Test("A field is updated when the state rejects or rewrites its input")
  func rewriting() throws {
    let harness = GraphHarness(Field())
    try harness.send(.input, to: .textField, value: "abcd")
    #expect(try harness.node(.textField).element.details.valueText == "abc")
    _ = harness.renderer.takePasses()
    try harness.send(.input, to: .textField, value: "abcx")
    let field = try harness.node(.textField)
    var shown = field.element
    shown.details = shown.details.showing(.text("abcx"))
    #expect(
      harness.renderer.takePasses() == [[.update(field.id, from: shown, to: field.element)]])
    try harness.send(.input, to: .textField, value: "ab")
    #expect(try harness.node(.textField).element.details.valueText == "ab")
    try harness.send(.submit, to: .textField)
    #expect(harness.texts == ["ab false 1"])
  }

  @Test("A patch starts from what the screen shows after the user's action")
  func shownState() throws {
    let harness = GraphHarness(Field())
    let old = try harness.node(.textField)
    try harness.send(.input, to: .textField, value: "ab")
    let new = try harness.node(.textField)
    #expect(old.element.details.valueText == "" && new.element.details.valueText == "ab")
    let patch = try #require(harness.renderer.takePasses().first?.first)
    #expect(patch == .update(new.id, from: new.element, to: new.element))
  }

  @Test("Invalid values and events that a control doesn't take are refused")
  func invalid() throws {
    let harness = GraphHarness(Field())
    #expect(try harness.send(.input, to: .toggle, value: "maybe") == .refused(.invalidValue))
    #expect(try harness.send(.input, to: .toggle) == .refused(.invalidValue))
    #expect(try harness.send(.tap, to: .toggle) == .refused(.unexpectedEvent))
    #expect(try harness.send(.input, to: .text, value: "x") == .refused(.unexpectedEvent))
    let long = String(repeating: "x", count: 65_537)
    #expect(try harness.send(.input, to: .textField, value: long) == .refused(.invalidValue))
    let unknown = ViewEvent(node: NodeID(rawValue: 999), kind: .tap)
    #expect(harness.graph.handle(unknown) == .refused(.unknownNode))
    #expect(harness.texts == [" false 0"])
    // The screen shows what was refused, so the controls are drawn again.
    let (toggle, field) = (try harness.node(.toggle).id, try harness.node(.textField).id)
    let text = try harness.node(.text).id
    #expect(
      harness.renderer.takePasses()
        == [[.restore(toggle)], [.restore(toggle)], [.restore(text)], [.restore(field)]])
    #expect(harness.renderer.problems.isEmpty)
    try harness.send(.input, to: .toggle, value: "true")
    #expect(harness.texts == [" true 0"])
    #expect(try harness.node(.toggle).element.details.valueText == "true")
  }

  struct Gestures: View {
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Button("Inner") { log.append("inner") }
        Text(log.joined(separator: " "))
      }
      .onTapGesture { log.append("one") }
      .onTapGesture(count: 2) { log.append("two") }
    }
  }

  @Test("A stack's gestures and the buttons inside it run separately")
  func gestures() throws {
    let harness = GraphHarness(Gestures())
    let stack = try harness.node(.verticalStack)
    #expect(stack.element.events == [.tap, .doubleTap])
    try harness.send(.doubleTap, to: .verticalStack)
    try harness.tap("Inner")
    try harness.send(.tap, to: .verticalStack)
    #expect(harness.texts == ["two inner one"])
  }

  struct Alerting: View {
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var log = ""
    var body: some View {
      Button("Alert") { isAlertShown = true }
        .alert("Title", isPresented: $isAlertShown) {
          if log.isEmpty {
            Button("Delete", role: .destructive) { log += "deleted \(isAlertShown)" }
          }
        } message: {
          Text("Message")
        }
      Button("Dialog") { isDialogShown = true }
        .confirmationDialog("Sure?", isPresented: $isDialogShown) {
          Button("Yes") { log += " yes" }
        }
      Text(log)
    }
  }

  @Test("An alert's button runs its action and closes it; the default is OK")
  func alert() throws {
    let harness = GraphHarness(Alerting())
    try harness.tap("Alert")
    #expect(
      harness.outline == """
        button "Alert"
        alert "Title"
          text "Message"
          button "Delete"
        button "Dialog"
        text ""

        """)
    #expect(try harness.tap("Dialog") == .refused(.covered))
    try harness.tap("Delete")
    #expect(harness.texts == ["deleted true"])
    try harness.tap("Alert")
    #expect(
      try harness.node(.button, "OK").element.details == .button(ButtonDetails(role: .cancel)))
    try harness.tap("OK")
    #expect(!harness.nodes.contains { $0.element.role == .alert })
    try harness.tap("Dialog")
    #expect(try harness.tap("Cancel") == .handled)
    try harness.tap("Dialog")
    try harness.tap("Yes")
    #expect(harness.texts == ["deleted true yes"])
  }

  struct Nested: View {
    struct Item: Identifiable { let id: Int }
    @State private var item: Item?
    @State private var isAlertShown = false
    @State private var dismissals = 0
    var body: some View {
      Button("Show 1") { item = Item(id: 1) }
        .sheet(item: $item) {
          dismissals += 1
        } content: { shown in
          Button("Next") { item = Item(id: shown.id + 1) }
          Button("Ask") { isAlertShown = true }
            .alert("Really?", isPresented: $isAlertShown) {}
          CloseButton()
          Text("item \(shown.id)")
        }
      Text("dismissals \(dismissals)")
    }
  }

  struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("A sheet follows its item, covers its presenter, reports its dismissal")
  func nested() throws {
    let harness = GraphHarness(Nested())
    try harness.tap("Show 1")
    try harness.tap("Ask")
    #expect(try harness.tap("Next") == .refused(.covered))
    #expect(try harness.send(.dismiss, to: .sheet) == .refused(.covered))
    #expect(try harness.send(.dismiss, to: .alert) == .handled)
    let first = try harness.node(.sheet).id
    try harness.tap("Next")
    #expect(harness.texts == ["item 2", "dismissals 1"])
    #expect(try harness.node(.sheet).id != first)
    try harness.tap("Close")
    #expect(harness.texts == ["dismissals 2"])
  }
}
#endif
