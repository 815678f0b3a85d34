#if PortableViews && Web
import Testing
import ViewGraph

@testable import WebRenderer

/// Whatever comes over a socket: it changes nothing, it is logged, and the server continues.
@Suite("Abuse of sockets and requests", .timeLimit(.minutes(10)))
@MainActor
struct AbuseTests {
  /// Attacks a connected page, then checks that page, log and server are as they must be.
  private func attack(
    expecting code: Int?, logging entry: String, limits: SessionLimits = SessionLimits(),
    _ attack: @escaping (RawClient) async throws -> Void
  ) async throws {
    try await TestServer.run(limits: limits) { server in
      let page = try await server.load()
      let tree = server.graphs[0].tree
      try await server.open(page) { client in
        _ = try await client.frame()
        try await attack(client)
        if let code {
          var frame = try await client.frame()
          while let other = frame, other.opcode != 8 { frame = try await client.frame() }
          #expect(frame?.closeCode == code)
        }
      }
      await server.log.wait(for: entry)
      #expect(server.graphs[0].tree == tree)
      try await expectToWork(server)
    }
  }

  /// The server continues: a new page works from first to last.
  private func expectToWork(_ server: TestServer) async throws {
    let page = try await server.load()
    try await server.open(page) { client in
      _ = try await client.frame()
      try await client.sendText(#"[1,5,"t"]"#)
      #expect(try await client.frame()?.text == #"[1,1,["t",4,"1"]]"#)
    }
  }

  @Test("random bytes in place of frames close the socket")
  func randomBytes() async throws {
    try await attack(expecting: 1002, logging: "Closed a socket") { client in
      // The first byte is a frame's opcode that does not exist, the rest is noise.
      var generator = SeededGenerator(seed: 5)
      let noise = (0..<4_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try await client.send([0x83, 0x84, 1, 2, 3, 4] + noise)
    }
  }

  @Test("random text closes the socket", arguments: 0..<8)
  func randomText(seed: Int) async throws {
    try await attack(expecting: 1008, logging: "malformed") { client in
      var generator = SeededGenerator(seed: UInt64(seed))
      try await client.sendFrame(
        (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(
    "malformed messages close the socket",
    arguments: ["", "{}", #"{"a":1}"#, #"[1,5,"?"]"#, #"["1",5,"t"]"#, "null"])
  func badMessages(text: String) async throws {
    try await attack(expecting: 1008, logging: "malformed") { client in
      try await client.sendText(text)
    }
  }

  @Test("deeply nested JSON closes the socket")
  func deepJSON() async throws {
    try await attack(expecting: 1008, logging: "malformed") { client in
      try await client.sendText(String(repeating: "[", count: 60_000))
    }
  }

  @Test("a binary frame closes the socket")
  func binary() async throws {
    try await attack(expecting: 1003, logging: "binary") { client in
      try await client.sendFrame(Array(#"[1,5,"t"]"#.utf8), opcode: 2)
    }
  }

  @Test("an unmasked frame closes the socket")
  func unmasked() async throws {
    try await attack(expecting: 1002, logging: "not masked") { client in
      try await client.sendFrame(Array(#"[1,5,"t"]"#.utf8), isMasked: false)
    }
  }

  @Test("a frame longer than 64 KiB closes the socket", arguments: [65_537, 1 << 33, Int.max])
  func hugeFrame(length: Int) async throws {
    try await attack(expecting: 1009, logging: "too long") { client in
      try await client.sendFrame(Array(repeating: 32, count: 1_000), declaredLength: length)
    }
  }

  @Test("fragments of more than 64 KiB in all close the socket")
  func hugeMessage() async throws {
    try await attack(expecting: 1009, logging: "too long") { client in
      let fragment = [UInt8](repeating: 32, count: 40_000)
      try await client.sendFrame(fragment, isFinal: false)
      try await client.sendFrame(fragment, opcode: 0)
    }
  }

  @Test("a continuation frame without a start closes the socket")
  func strayContinuation() async throws {
    try await attack(expecting: 1002, logging: "out of place") { client in
      try await client.sendFrame([32], opcode: 0)
    }
  }

  @Test("events for a missing node, or that it doesn't take, are acknowledged")
  func refusedEvents() async throws {
    try await attack(expecting: nil, logging: "unexpectedEvent") { client in
      try await client.sendText(#"[1,999999,"t"]"#)
      #expect(try await client.frame()?.text == #"[0,1]"#)
      try await client.sendText(#"[2,6,"t"]"#)
      #expect(try await client.frame()?.text == #"[0,2]"#)
      try await client.sendText(#"[3,5,"i","text"]"#)
      #expect(try await client.frame()?.text == #"[0,3]"#)
    }
  }

  @Test("an event out of order closes the socket")
  func outOfOrder() async throws {
    try await attack(expecting: 4002, logging: "out of order") { client in
      try await client.sendText(#"[7,5,"t"]"#)
    }
  }

  @Test("more than fifty events at once close the socket")
  func flood() async throws {
    try await attack(expecting: 1008, logging: "too many messages") { client in
      // The server may have closed the socket before the last of them.
      for sequence in 1...60 { try? await client.sendText("[\(sequence),999,\"t\"]") }
    }
  }

  @Test("a second greeting closes the socket")
  func secondGreeting() async throws {
    try await attack(expecting: 1008, logging: "came twice") { client in
      try await client.sendText(#"[0,0,"token"]"#)
    }
  }

  @Test("a greeting with a forged or stolen token closes the socket")
  func tokens() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      let other = try await server.load()
      #expect(page.cookie != other.cookie)
      let stolen = TestPage(cookie: other.cookie, token: page.token, html: "")
      let forged = TestPage(cookie: page.cookie, token: page.token.dropLast() + "x", html: "")
      let noCookie = TestPage(cookie: "", token: page.token, html: "")
      let empty = TestPage(cookie: page.cookie, token: "", html: "")
      for page in [stolen, forged, noCookie, empty] {
        try await server.open(page) { client in
          let frame = try await client.frame()
          #expect(frame?.closeCode == 4001)
        }
        await server.log.wait(for: "not known")
      }
      #expect(server.graphs.allSatisfy { $0.handled.isEmpty })
      try await expectToWork(server)
    }
  }

  @Test("an event before the greeting closes the socket")
  func noGreeting() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.openSocket(cookie: page.cookie) { client in
        try await client.sendText(#"[1,5,"t"]"#)
        let frame = try await client.frame()
        #expect(frame?.closeCode == 4004)
      }
      #expect(server.graphs[0].count == 0)
    }
  }

  @Test("another version of the protocol closes the socket")
  func version() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.openSocket(cookie: page.cookie, version: 99) { client in
        try await client.sendText("[0,0,\"\(page.token)\"]")
        let frame = try await client.frame()
        #expect(frame?.closeCode == 4000)
      }
    }
  }

  @Test(
    "a socket from another origin is refused with 403",
    arguments: ["http://example.org", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
  func origin(origin: String) async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      let refusal = await #expect(throws: UpgradeRefused.self) {
        try await server.openSocket(cookie: page.cookie, origin: origin) { _ in }
      }
      #expect(refusal?.head.hasPrefix("HTTP/1.1 403") == true)
      await server.log.wait(for: "Refused a socket")
      try await expectToWork(server)
    }
  }

  @Test("malformed or misdirected upgrades are answered with an error")
  func badUpgrades() async throws {
    try await TestServer.run { server in
      let host = "Host: 127.0.0.1:\(server.port)"
      let origin = "Origin: http://127.0.0.1:\(server.port)"
      let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
      let upgrade = ["Connection: Upgrade", "Upgrade: websocket"]
      for (lines, status) in [
        (["GET /socket HTTP/1.1", host, origin, "Sec-WebSocket-Version: 13"] + upgrade, "426"),
        (
          ["GET /socket HTTP/1.1", host, origin, "Sec-WebSocket-Version: 8", key] + upgrade, "426"
        ),
        (["GET / HTTP/1.1", host, origin, "Sec-WebSocket-Version: 13", key] + upgrade, "404"),
      ] {
        try await RawClient.connect(port: server.port) { client in
          let (head, _) = try await client.request(lines)
          #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(head)")
        }
      }
      try await expectToWork(server)
    }
  }

  @Test("a request that is not HTTP gets 400 or no response")
  func notHTTP() async throws {
    try await TestServer.run { server in
      try await RawClient.connect(port: server.port) { client in
        try await client.send("\u{16}\u{3}\u{1} hello\r\n\r\n")
        let (head, _) = try await client.response()
        #expect(head.isEmpty || head.hasPrefix("HTTP/1.1 400"), "\(head)")
      }
      try await expectToWork(server)
    }
  }
}
#endif
