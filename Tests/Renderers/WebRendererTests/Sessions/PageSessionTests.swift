#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

@MainActor
struct PageSessionTests {
  private typealias Node = SampleGraph.Node

  private let log = LogRecorder()
  private let session: PageSession
  private let graph: SampleGraph
  private let socket = FakeSocket()

  init() throws {
    (session, graph) = try SampleGraph.session(logger: log.logger)
  }

  private func attach(lastPatch: Int = 0) {
    session.attach(socket, lastPatch: lastPatch)
    _ = socket.takeMessages()
  }

  private func tap(_ sequence: Int) {
    session.receive(ClientEvent(node: Node.increment, kind: .tap), sequence: sequence)
  }

  @Test("an event and its patch are acknowledged in one message")
  func event() {
    attach()
    tap(1)
    #expect(socket.takeMessages() == [#"[1,1,["t",4,"1"]]"#])
  }

  @Test("a change by an effect is sent without an event")
  func effect() {
    attach()
    graph.setCount(7)
    #expect(socket.takeMessages() == [#"[1,0,["t",4,"7"]]"#])
  }

  @Test("an event received twice is applied once and acknowledged twice")
  func exactlyOnce() {
    attach()
    tap(1)
    tap(1)
    #expect(graph.count == 1)
    #expect(socket.takeMessages().last == #"[1,1]"#)
    #expect(log.all.contains { $0.contains("already applied") })
  }

  @Test("an event after a missing one is refused and closes the socket")
  func gap() {
    attach()
    tap(2)
    #expect(graph.count == 0)
    #expect(socket.closeCodes == [WireProtocol.CloseCode.eventMissing.rawValue])
  }

  @Test(
    "a refused event is acknowledged and logged, and changes nothing",
    arguments: [
      (99_999, ElementEvent.tap, "unknownNode"), (6, .tap, "disabled"),
      (4, .tap, "unexpectedEvent"), (5, .doubleTap, "unexpectedEvent"),
    ])
  func refused(node: Int, kind: ElementEvent, reason: String) {
    attach()
    let tree = graph.tree
    session.receive(ClientEvent(node: NodeID(rawValue: node), kind: kind), sequence: 1)
    #expect(graph.tree == tree)
    #expect(socket.takeMessages() == [#"[0,1]"#])
    #expect(log.all.contains { $0.contains("Refused an event") && $0.contains(reason) })
  }

  @Test("changes made during a write are sent together as the next message")
  func backPressure() {
    socket.isFast = false
    attach()
    graph.setCount(1)
    graph.setCount(2)
    graph.setCount(3)
    #expect(socket.takeMessages().isEmpty)
    socket.finishWriting()
    #expect(
      socket.takeMessages() == [#"[3,0,["t",4,"1"],["t",4,"2"],["t",4,"3"]]"#])
  }

  @Test("a socket that falls too far behind gets the latest state only")
  func slowSocket() throws {
    socket.isFast = false
    attach()
    for count in 1...1_000 { graph.setCount(count) }
    socket.finishWriting()
    let message = try #require(socket.takeMessages().first)
    #expect(message.hasPrefix(#"[1000,0,["f","#))
    #expect(message.contains(#">1000<"#))
    #expect(message.hasSuffix(#"["l","/"]]"#))
  }

  @Test("a page that reconnects gets the patches it missed")
  func replay() {
    attach()
    tap(1)
    #expect(session.detach(socket))
    graph.setCount(5)
    graph.setCount(6)
    let next = FakeSocket()
    session.attach(next, lastPatch: 1)
    #expect(next.messages == [#"[3,1,["t",4,"5"],["t",4,"6"]]"#])
  }

  @Test("a page that missed too much, or claims a future patch, is redrawn")
  func fullReplacement() {
    for count in 1...100 { graph.setCount(count) }
    session.attach(socket, lastPatch: 1)
    #expect(socket.takeMessages().first?.contains(#",["f","#) == true)
    session.attach(socket, lastPatch: 1_000)
    #expect(socket.takeMessages().first?.contains(#",["f","#) == true)
  }

  @Test("a second socket replaces the first and closes it")
  func takeover() {
    attach()
    let second = FakeSocket()
    session.attach(second, lastPatch: 0)
    #expect(socket.closeCodes == [WireProtocol.CloseCode.replaced.rawValue])
    #expect(!session.detach(socket))
    #expect(session.isConnected)
    graph.setCount(1)
    #expect(socket.takeMessages().isEmpty)
    #expect(second.messages.count == 2)
  }

  @Test("typing that the state accepts is only acknowledged")
  func acceptedInput() {
    attach()
    session.receive(ClientEvent(node: Node.field, kind: .input, value: "abc"), sequence: 1)
    #expect(socket.takeMessages() == [#"[0,1]"#])
  }

  @Test("typing that the state rejects is corrected, even without a change")
  func refusedInput() {
    attach()
    session.receive(ClientEvent(node: Node.field, kind: .input, value: "abcdef"), sequence: 1)
    #expect(socket.takeMessages() == [#"[1,1,["p","v7","abcde"]]"#])
    session.receive(ClientEvent(node: Node.field, kind: .input, value: "abcdefg"), sequence: 2)
    #expect(socket.takeMessages() == [#"[2,2,["p","v7","abcde"]]"#])
  }

  @Test("an unknown location is corrected")
  func refusedNavigation() {
    attach()
    session.receive(ClientEvent(node: Node.navigation, kind: .navigate, value: "/x"), sequence: 1)
    #expect(socket.takeMessages() == [#"[1,1,["l","/"]]"#])
  }

  @Test("navigation inserts a screen and sends its location")
  func navigation() throws {
    attach()
    session.receive(
      ClientEvent(node: Node.navigation, kind: .navigate, value: "/detail"), sequence: 1)
    let message = try #require(socket.takeMessages().first)
    #expect(message.contains(#"["i",2,0,"<section id=\"n101\""#))
    // The browser shows the address already.
    #expect(!message.contains(#"["l","#))
    session.receive(ClientEvent(node: NodeID(rawValue: 101), kind: .dismiss), sequence: 2)
    #expect(socket.takeMessages() == [#"[2,2,["r",101],["l","/"]]"#])
  }

  @Test("a page's HTML shows the current state and its sequence number")
  func page() throws {
    graph.setCount(12)
    let page = try #require(session.page(title: "App", token: "token"))
    #expect(page.title == "Sample")
    let html = page.html.string
    #expect(html.contains(#"<span id="n4" class="text">12</span>"#))
    #expect(html.attribute("data-s") == "1")
    #expect(html.attribute("data-token") == "token")
  }

  @Test("an ended session ignores events and changes")
  func end() {
    attach()
    session.end(1001, "Over")
    #expect(!graph.isMounted)
    #expect(socket.closeCodes == [1001])
    tap(1)
    graph.setCount(3)
    #expect(socket.takeMessages().isEmpty)
    #expect(session.page(title: "", token: "") == nil)
  }
}
#endif
