#if PortableViews && Web
import Testing

@testable import WebRenderer

@Suite("Heartbeats", .timeLimit(.minutes(10)))
@MainActor
struct HeartbeatTests {
  /// Lets the time of a heartbeat pass, once the server waits for it.
  private func passHeartbeat(of server: TestServer) async {
    while !server.clock.hasSleeper(for: FixedLimits.heartbeat) { await Task.yield() }
    server.clock.advance(by: FixedLimits.heartbeat)
  }

  @Test("the time between heartbeats is below a proxy's usual minute")
  func interval() {
    #expect(FixedLimits.heartbeat <= .seconds(30))
  }

  @Test("a page that answers heartbeats stays connected")
  func answered() async throws {
    try await TestServer.run { server in
      try await server.open(try await server.load()) { client in
        #expect(try await client.frame()?.text == "[0,0]")
        for round in 1...5 {
          await passHeartbeat(of: server)
          #expect(try await client.frame()?.text == "[]")
          try await client.sendText("[]")
          // The answer has been read when the report after it has been.
          try await client.sendText(#"[0,"e","width=\#(500 + round)"]"#)
          #expect(try await client.frame()?.text == #"[\#(round),0,["t",4,"\#(500 + round)"]]"#)
        }
      }
    }
  }

  @Test("a page that does not answer three heartbeats loses its socket, and resumes later")
  func unanswered() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        #expect(try await client.frame()?.text == "[0,0]")
        try await client.sendText(#"[1,5,"t"]"#)
        #expect(try await client.frame()?.text == #"[1,1,["t",4,"1"]]"#)
        for _ in 1...2 {
          await passHeartbeat(of: server)
          #expect(try await client.frame()?.text == "[]")
        }
        await passHeartbeat(of: server)
        #expect(try await client.frame()?.closeCode == 1001)
      }
      let browser = try #require(BrowserCookie.read(page.cookie))
      let session = try #require(server.server.store.session(token: page.token, browser: browser))
      while session.isConnected { await Task.yield() }
      // More than the time that a page has to come back which has closed its socket.
      server.clock.advance(by: .seconds(25 * 60))
      for _ in 0..<100 { await Task.yield() }
      try await server.open(page, lastPatch: 1) { client in
        let answer = try await client.frame()
        #expect(answer?.text == "[1,1]")
      }
    }
  }

  @Test("a heartbeat before a greeting is refused")
  func noGreeting() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.openSocket(cookie: page.cookie) { client in
        try await client.sendText("[]")
        #expect(
          try await client.frame()?.closeCode == Int(WireProtocol.CloseCode.noGreeting.rawValue))
      }
    }
  }
}
#endif
