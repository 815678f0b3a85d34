#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

/// Views on a page.
@MainActor
struct ViewTests {
  private struct Sample: View {
    @State private var count = 0
    @State private var isAsking = false
    @State private var name = ""
    @State private var rows = ["a", "b"]

    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("+") { count += 1 }
        Button("Ask") { isAsking = true }
        TextField("Name", text: $name)
        Text("Hello, \(name)")
        List {
          ForEach(rows, id: \.self) { row in
            Text(row)
          }
          .onDelete { rows.remove(atOffsets: $0) }
        }
      }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes") { count = 100 }
      }
    }
  }

  /// A session that shows the sample, and a document that follows its messages.
  @MainActor
  private final class Page {
    let session: PageSession
    let graph: ViewGraph
    let recorder = OperationRecorder()
    private var sequence = 0

    init() {
      var graph: ViewGraph?
      let recorder = recorder
      session = PageSession(
        id: RandomIdentifier(), browser: RandomIdentifier(), address: "",
        logger: LogRecorder().logger
      ) { renderer, logger in
        recorder.renderer = renderer
        let made = ViewGraph(Sample(), renderer: recorder, logger: logger)
        graph = made
        recorder.graph = made
        return made
      }
      self.graph = graph!
    }

    func send(_ id: NodeID, _ kind: ElementEvent, _ value: String? = nil) {
      sequence += 1
      if kind == .input, let value { recorder.type(value, in: id) }
      session.receive(ClientEvent(node: id, kind: kind, value: value), sequence: sequence)
    }

    func node(_ matches: @escaping (ViewElement) -> Bool) throws -> NodeID {
      func find(_ tree: ElementTree) -> NodeID? {
        matches(tree.element) ? tree.id : tree.children.lazy.compactMap(find).first
      }
      return try #require(find(graph.tree))
    }
  }

  /// Follows what a graph draws with a document of its own, besides the session.
  @MainActor
  private final class OperationRecorder: Renderer {
    var renderer: (any Renderer)?
    weak var graph: ViewGraph?
    private(set) var document: DocumentModel?
    private var encoder: PatchEncoder?

    func mount(_ tree: ElementTree) {
      document = try? DocumentModel(tree.html(in: .init()))
      encoder = graph.map { PatchEncoder(tree, in: $0) }
      renderer?.mount(tree)
    }

    /// Shows a text in a field, as a browser does before it sends the event.
    func type(_ text: String, in field: NodeID) {
      let typing = Operation.value(.init(node: field, part: .control), text)
      #expect(throws: Never.self) { try document?.apply(typing) }
    }

    func apply(_ patches: [Patch]) { apply(patches, animation: nil) }

    func apply(_ patches: [Patch], animation: Animation?) {
      for operation in encoder?.encode(patches) ?? [] {
        #expect(throws: Never.self) { try document?.apply(operation) }
      }
      renderer?.apply(patches, animation: animation)
    }
  }

  private func expectDocumentToMatch(_ page: Page) throws {
    let fresh = try DocumentModel(page.graph.tree.html(in: .init()))
    #expect(page.recorder.document == fresh)
  }

  @Test("events in turn patch the document to match the new state")
  func walk() throws {
    let page = Page()
    page.send(try page.node { $0.text == "+" }, .tap)
    try expectDocumentToMatch(page)
    #expect(page.recorder.document?.description.contains(">1</span>") == true)

    page.send(try page.node { $0.role == .textField }, .input, "<Mina>")
    try expectDocumentToMatch(page)
    #expect(page.recorder.document?.description.contains("Hello, <Mina>") == true)

    page.send(try page.node { $0.role == .row }, .delete)
    try expectDocumentToMatch(page)
    #expect(page.recorder.document?.description.contains(">a</span>") == false)

    page.send(try page.node { $0.text == "Ask" }, .tap)
    try expectDocumentToMatch(page)
    #expect(page.recorder.document?.description.contains("Really?") == true)

    page.send(try page.node { $0.text == "Yes" }, .tap)
    try expectDocumentToMatch(page)
    #expect(page.recorder.document?.description.contains("Really?") == false)
    #expect(page.recorder.document?.description.contains(">100</span>") == true)
  }

  @Test("an event for a control covered by a dialog changes nothing")
  func covered() throws {
    let page = Page()
    page.send(try page.node { $0.text == "Ask" }, .tap)
    let tree = page.graph.tree
    page.send(try page.node { $0.text == "+" }, .tap)
    #expect(page.graph.tree == tree)
  }

  @Test("a counter's patch is less than 100 bytes")
  func increment() throws {
    let page = Page()
    let socket = FakeSocket()
    page.session.attach(socket, lastPatch: 0)
    _ = socket.takeMessages()
    page.send(try page.node { $0.text == "+" }, .tap)
    let message = try #require(socket.takeMessages().first)
    #expect(message.utf8.count < 40)
    #expect(message.contains(#""1"]]"#))
  }
}
#endif
