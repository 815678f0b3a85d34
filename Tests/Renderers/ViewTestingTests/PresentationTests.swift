#if PortableViews
import Testing
import ViewTesting

@MainActor
struct PresentationTests {
  struct Inbox: View {
    struct Message: Identifiable, Hashable { let id: Int }
    @State var messages = [Message(id: 1), Message(id: 2)]
    @State var open: Message?
    @State var isClearing = false

    var body: some View {
      NavigationStack {
        List(messages) { message in
          Button("Message \(message.id)") { open = message }
        }
        .navigationTitle("Inbox")
        .toolbar {
          ToolbarItem { Button("Clear") { isClearing = true } }
          ToolbarItem { Button("More") {} }
        }
      }
      .sheet(item: $open) { message in
        NavigationStack {
          NavigationLink("Details", value: message)
            .navigationTitle("Message \(message.id)")
            .navigationDestination(for: Message.self) { Details(message: $0) }
        }
      }
      .confirmationDialog("Clear?", isPresented: $isClearing) {
        Button("Clear all", role: .destructive) { messages = [] }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  struct Details: View {
    let message: Inbox.Message
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Text("Details of \(message.id)").navigationTitle("Details")
      Button("Back") { dismiss() }
    }
  }

  @Test("A sheet has its own navigation stack with its own titles and back")
  func stackInSheet() throws {
    let screen = ViewTester(Inbox())
    try screen.button("Message 2").tap()
    #expect(try screen.sheet?.find(.screen).title == "Message 2")
    try screen.link("Details").tap()
    #expect(try screen.sheet?.find(.screen).title == "Details")
    #expect(screen.sheet?.texts == ["Details of 2"])
    try screen.button("Back").tap()
    #expect(try screen.sheet?.find(.screen).title == "Message 2")
    try screen.sheet?.dismiss()
    #expect(screen.sheet == nil)
    #expect(screen.title == "Inbox")
  }

  @Test("A confirmation dialog shows its message and offers to cancel")
  func confirmation() throws {
    let screen = ViewTester(Inbox())
    try screen.button("Clear").tap()
    #expect(screen.confirmationDialog?.title == "Clear?")
    #expect(screen.confirmationDialog?.message == "This cannot be undone.")
    #expect(screen.confirmationDialog?.buttons == ["Clear all", "Cancel"])
    try screen.button("Cancel").tap()
    #expect(screen.confirmationDialog == nil)
    #expect(screen.rows.count == 2)
    try screen.button("Clear").tap()
    try screen.button("Clear all").tap()
    #expect(screen.rows.isEmpty)
  }

  @Test("A link outside of a navigation stack is disabled")
  func strayLink() throws {
    let screen = ViewTester(NavigationLink("Lost", value: 1))
    #expect(try screen.link("Lost").isDisabled)
    #expect(throws: ViewTestError.self) { try screen.link("Lost").tap() }
  }

  @Test("Pushing evaluates the new screen alone, and popping no body")
  func evaluations() throws {
    struct Menu: View {
      var body: some View {
        NavigationLink("Go", value: 7)
          .navigationDestination(for: Int.self) { Number(number: $0) }
      }
    }
    struct Number: View {
      let number: Int
      var body: some View { Text("number \(number)") }
    }
    let screen = ViewTester(NavigationStack { Menu() })
    screen.graph.resetBodyEvaluations()
    try screen.link("Go").tap()
    #expect(screen.location == "/7")
    #expect(screen.graph.bodyEvaluationsByType == ["Number": 1])
    try screen.navigateBack()
    #expect(screen.graph.totalBodyEvaluations == 1)
  }
}
#endif
