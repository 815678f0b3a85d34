#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

/// A session's scrolling and direction.
@MainActor
struct PlacementSessionTests {
  private let session: PageSession
  private let graph: SampleGraph
  private let socket = FakeSocket()

  init() throws {
    (session, graph) = try SampleGraph.session(logger: LogRecorder().logger)
  }

  private var html: String {
    String(decoding: session.page(title: "", token: "")!.html.bytes, as: UTF8.self)
  }

  @Test("scrolling from before the page is connected follows its connection, once")
  func early() {
    graph.reveal(SampleGraph.Node.count)
    graph.reveal(NodeID(rawValue: 9_999))
    #expect(html.attribute("data-s") == "0")
    session.attach(socket, lastPatch: 0)
    #expect(socket.takeMessages() == [#"[1,0,["v",4,"center","start",0]]"#])
    session.attach(socket, lastPatch: 1)
    #expect(socket.takeMessages() == ["[1,0]"])
    graph.reveal(SampleGraph.Node.count)
    #expect(socket.takeMessages() == [#"[2,0,["v",4,"center","start",0]]"#])
  }

  @Test("of many scrollings from before a connection the last ones follow")
  func flood() {
    for _ in 0..<1_000 { graph.reveal(SampleGraph.Node.count) }
    session.attach(socket, lastPatch: 0)
    let message = socket.takeMessages().first ?? ""
    #expect(message.components(separatedBy: #"["v",4,"#).count == 17)
  }

  @Test("a page has the direction of its language")
  func direction() {
    #expect(html.attribute("lang") == "en")
    #expect(html.attribute("dir") == nil)
    graph.languages = ["ar-EG"]
    #expect(html.attribute("lang") == "ar-EG")
    #expect(html.attribute("dir") == "rtl")
  }

  @Test("another language is sent with its direction, and sent again with the whole page")
  func language() {
    _ = html
    session.attach(socket, lastPatch: 0)
    _ = socket.takeMessages()
    graph.languages = ["he"]
    graph.setCount(1)
    #expect(
      socket.takeMessages() == [#"[1,0,["d","he","rtl"],["t",4,"1"]]"#])
    graph.setCount(2)
    #expect(socket.takeMessages() == [#"[2,0,["t",4,"2"]]"#])
    session.attach(socket, lastPatch: 99)
    #expect(socket.takeMessages().last?.contains(#",["d","he","rtl"]"#) == true)
  }
}
#endif
