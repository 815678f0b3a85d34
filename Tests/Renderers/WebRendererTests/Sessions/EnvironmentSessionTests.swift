#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

@MainActor
struct EnvironmentSessionTests {
  private let session: PageSession
  private let graph: SampleGraph
  private let socket = FakeSocket()

  init() throws {
    (session, graph) = try SampleGraph.session(logger: LogRecorder().logger)
  }

  private func attach(lastPatch: Int = 0) {
    session.attach(socket, lastPatch: lastPatch)
    _ = socket.takeMessages()
  }

  private func report(_ text: String) throws {
    session.receive(try #require(EnvironmentReport(text)))
  }

  @Test("a report changes the views, and acknowledges no event")
  func report() throws {
    attach()
    try report("width=390&scheme=dark")
    #expect(graph.environment.colorScheme == .dark)
    #expect(socket.takeMessages() == [#"[1,0,["t",4,"390"]]"#])
  }

  @Test("a report of what is known changes and sends nothing")
  func same() throws {
    attach()
    try report("width=680&zone=Mars")
    #expect(socket.takeMessages() == [])
  }

  @Test("a report to a session that has ended is ignored")
  func ended() throws {
    session.end(4_001, "over")
    try report("width=390")
    #expect(graph.environment.width == 680)
  }

  @Test("the page shows a preferred colour scheme from its first markup on")
  func page() {
    #expect(html.attribute("data-scheme") == nil)
    graph.prefer(.dark)
    #expect(html.attribute("data-scheme") == "dark")
    graph.prefer(nil)
    #expect(html.attribute("data-scheme") == nil)
  }

  private var html: String {
    String(decoding: session.page(title: "", token: "")!.html.bytes, as: UTF8.self)
  }

  @Test("a new preference is sent, and sent again with the whole page")
  func preference() {
    attach()
    graph.prefer(.dark)
    #expect(socket.takeMessages() == [#"[1,0,["s","dark"]]"#])
    session.attach(socket, lastPatch: 99)
    #expect(socket.takeMessages().last?.contains(#",["s","dark"]"#) == true)
  }
}
#endif
