#if PortableViews && Web
import ComposableUI
import Testing

@testable import WebRenderer

@Suite("Reports over a socket", .timeLimit(.minutes(10)))
@MainActor
struct EnvironmentTests {
  @Test("a report is answered by what it changes")
  func report() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await client.sendText(#"[0,"e","width=1234"]"#)
        #expect(try await client.frame()?.text == #"[1,0,["t",4,"1234"]]"#)
      }
    }
  }

  @Test("a report before the greeting closes the socket")
  func tooEarly() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.openSocket(cookie: page.cookie) { client in
        try await client.sendText(#"[0,"e","width=1234"]"#)
        #expect(try await closeCode(client) == 4004)
      }
    }
  }

  @Test("reports beyond fifty in a second are dropped, and later ones are read")
  func many() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        for width in 1...200 { try await client.sendText("[0,\"e\",\"width=\(width)\"]") }
        // A dropped event is acknowledged, after all reports.
        try await client.sendText(#"[1,5,"h","true"]"#)
        // The greeting was the first message, so the last report that was read is the 49th.
        var text = ""
        while !text.hasPrefix("[49,1"), let frame = try await client.frame() { text = frame.text }
        server.clock.advance(by: .seconds(1))
        try await client.sendText(#"[2,5,"t"]"#)
        #expect(try await client.frame()?.text == #"[50,2,["t",4,"50"]]"#)
        try await client.sendText(#"[0,"e","width=300"]"#)
        #expect(try await client.frame()?.text == #"[51,2,["t",4,"300"]]"#)
      }
    }
  }

  @Test("ten thousand reports at once close the socket")
  func flood() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        for _ in 0..<10_000 { try? await client.sendText(#"[0,"e","width=1234"]"#) }
        #expect(try await closeCode(client) == 1008)
      }
      #expect(server.graphs.map(\.count) == [1234])
    }
  }

  @Test("the cookie makes the first answer for the window of the last visit")
  func cookie() async throws {
    try await TestServer.run { server in
      _ = try await server.load(cookie: "composable_environment=width=1234&scheme=dark")
      _ = try await server.load(cookie: "composable_environment=width=-4")
      #expect(server.graphs.map(\.environment.width) == [1234, 680])
      #expect(server.graphs.map(\.environment.colorScheme) == [.dark, .light])
    }
  }

  private func closeCode(_ client: RawClient) async throws -> Int? {
    while let frame = try await client.frame() {
      if let code = frame.closeCode { return Int(code) }
    }
    return nil
  }
}
#endif
