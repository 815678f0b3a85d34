#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

@Suite("The document of the wire protocol", .timeLimit(.minutes(10)))
@MainActor
struct ProtocolDocumentTests {
  private let document: ProtocolDocument

  init() throws {
    document = try ProtocolDocument()
  }

  @Test("every message up is read as the document says")
  func messagesUp() {
    for row in document.rows(of: "Up") {
      #expect(describe(row[0].code) == row[1], "\(row[0])")
    }
  }

  @Test("every kind of event has an example")
  func events() {
    let letters = document.rows(of: "Up").compactMap { row -> String? in
      guard let fields = FlatArray.parse(row[0].code.utf8), fields.count > 2,
        case .string(let letter) = fields[2]
      else { return nil }
      return letter
    }
    for letter in ElementEvent.allCases {
      #expect(letters.contains(letter.letter), "There is no example of the event \(letter.name)")
    }
  }

  @Test("the examples of operations are what the encoder writes")
  func operations() {
    let examples = document.rows(of: "Down").map { $0[0].code }
    let written = OperationLetter.allCases.flatMap(samples).map { operation in
      var json = JSONWriter()
      operation.write(to: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(examples == written)
  }

  @Test("every part of an element has its letter in the document")
  func parts() {
    let letters = document.rows(of: "The page").flatMap { $0.flatMap(\.codes) }
    for part in NodePart.allCases {
      #expect(letters.contains(part.rawValue), "There is no letter of the part \(part)")
    }
  }

  @Test("every attribute of a page's body is in the document")
  func bodyAttributes() throws {
    let page = Page(
      title: "", tree: ElementTree(id: NodeID(rawValue: 1), element: ViewElement(.root)),
      sequence: 0, token: "", location: "/")
    let body = try #require(page.html.string.components(separatedBy: "<body").last)
    let names = body.prefix { $0 != ">" }.split(separator: " ").map { $0.prefix { $0 != "=" } }
    #expect(names.count == 6)
    let documented = document.rows(of: "The page").map { $0[0].code }
    for name in names { #expect(documented.contains(String(name)), "\(name)") }
  }

  @Test("every close code has a row and an example")
  func closeCodes() throws {
    let rows = document.rows(of: "Closing").map { $0[0] }
    let closings = try document.connections().joined().filter { $0.action == .closed }
    for code in WireProtocol.CloseCode.allCases {
      #expect(rows.contains("\(code.rawValue)"), "There is no row of \(code)")
      #expect(closings.contains { $0.text == "\(code.rawValue)" }, "No example of \(code)")
    }
  }

  @Test("a server answers as in each example of a connection")
  func connections() async throws {
    let connections = try document.connections()
    #expect(connections.count == 7)
    for steps in connections {
      try await TestServer.run { server in
        try await Replay(server: server, page: try await server.load()).run(steps[...])
      }
    }
  }
}

/// Returns how a message from a browser is read, as the document says it.
private func describe(_ message: String) -> String {
  do throws(ClientMessage.Malformation) {
    switch try ClientMessage(message.utf8) {
    case .greeting(let lastPatch, let token, let earlierToken):
      let description = "greeting, patch \(lastPatch), \(token)"
      return earlierToken.map { "\(description) after \($0)" } ?? description
    case .heartbeat: return "heartbeat"
    case .environment(let report): return "report, \(report)"
    case .sizes(let report): return "sizes, \(report)"
    case .event(let sequence, let event):
      let description = "event \(sequence), node \(event.node.rawValue), \(event.kind.name)"
      return event.value.map { "\(description), \($0)" } ?? description
    }
  } catch {
    return "malformed, \(error)"
  }
}

/// Returns the operations of a letter that the document has examples of.
private func samples(_ letter: OperationLetter) -> [WebRenderer.Operation] {
  let (id, next) = (NodeID(rawValue: 12), NodeID(rawValue: 13))
  let node = WebRenderer.Operation.Target(node: id)
  let control = WebRenderer.Operation.Target(node: id, part: .control)
  let content = WebRenderer.Operation.Target(node: id, part: .content)
  let html = HTMLWriter.write { $0.element(.hr) }
  return switch letter {
  case .text: [.text(node, "Hello")]
  case .attribute: [.attribute(control, .max, "10"), .attribute(node, .hidden, nil)]
  case .value: [.value(control, "Hello"), .checked(control, true)]
  case .focus: [.focus(control, true), .focus(control, false)]
  case .insert: [.insert(node, before: next, html), .insert(content, before: nil, html)]
  case .drawing:
    [
      .drawing(
        .init(node: id, part: .symbol),
        HTMLWriter.write { $0.element(.path) { $0.attribute(.d, "M0 0L9 9") } })
    ]
  case .remove: [.remove(node)]
  case .move: [.move(id, before: next)]
  case .tag: [.tag(id, .h2)]
  case .location: [.location("/kept/7")]
  case .language: [.language("ar", .rightToLeft)]
  case .colorScheme: [.colorScheme(.dark), .colorScheme(nil)]
  case .reveal:
    [
      .reveal(id, anchor: .top, isSmooth: false),
      .reveal(id, anchor: nil, isSmooth: true),
    ]
  case .scroll:
    [
      .scroll(id, ScrollOffset(y: 120), isSmooth: false),
      .scroll(id, ScrollOffset(x: .infinity), isSmooth: true),
    ]
  case .open: [.open("https://swift.org/")]
  case .copy: [.copy("A text")]
  case .feedback: [.feedback(.impact, intensity: 0.7)]
  case .download: [.download("/files/qg3b")]
  case .replaceAll: [.replaceAll(html)]
  case .animated:
    [.animated(Motion(.default), [.remove(node), .text(.init(node: next), "Hello")])]
  }
}

/// A replay of an example of a connection, on the sockets of one page.
@MainActor
private struct Replay {
  let server: TestServer
  let page: TestPage
  var sockets: [String: RawClient] = [:]

  func run(_ steps: ArraySlice<ProtocolDocument.Step>) async throws {
    for (index, step) in zip(steps.indices, steps) {
      guard step.action != .opens else { return try await open(step, then: steps[(index + 1)...]) }
      let socket = try #require(sockets[step.socket], "\(step.socket) was not opened")
      switch step.action {
      case .opens: break
      case .up:
        try await socket.sendText(step.text.replacing("TOKEN", with: page.token))
      case .down: #expect(try await socket.frame()?.text == step.text, "\(step)")
      case .closed: #expect(try await socket.frame()?.closeCode == Int(step.text), "\(step)")
      }
    }
  }

  private func open(
    _ step: ProtocolDocument.Step, then steps: ArraySlice<ProtocolDocument.Step>
  ) async throws {
    let version = try #require(Int(step.text.dropFirst("/socket?v=".count)), "\(step)")
    #expect(step.text == "\(WireProtocol.socketPath)?v=\(version)")
    try await server.openSocket(cookie: page.cookie, version: version) { socket in
      var replay = self
      replay.sockets[step.socket] = socket
      try await replay.run(steps)
    }
  }
}
#endif
