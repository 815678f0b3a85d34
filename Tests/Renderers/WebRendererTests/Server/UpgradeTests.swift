#if PortableViews && Web
import Testing
import ViewGraph

@testable import WebRenderer

/// Requests for sockets on connections that a proxy or a client keeps.
@Suite("Upgrades of connections", .timeLimit(.minutes(10)))
@MainActor
struct UpgradeTests {
  private func get(_ path: String, _ server: TestServer, _ others: String...) -> String {
    (["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(server.port)"] + others + ["", ""])
      .joined(separator: "\r\n")
  }

  private func upgrade(_ page: TestPage, _ server: TestServer, path: String? = nil) -> String {
    get(
      path ?? "/socket?v=\(WireProtocol.version)", server,
      "Origin: http://127.0.0.1:\(server.port)", "Connection: keep-alive, Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Cookie: \(page.cookie)")
  }

  /// Checks that a socket that has just opened shows its page and takes events.
  private func expectToWork(_ client: RawClient, _ page: TestPage) async throws {
    try await client.sendText("[0,0,\"\(page.token)\"]")
    #expect(try await client.frame()?.text == #"[0,0]"#)
    try await client.sendText(#"[1,5,"t"]"#)
    #expect(try await client.frame()?.text == #"[1,1,["t",4,"1"]]"#)
  }

  @Test("a connection that has served requests becomes a socket", arguments: [1, 5])
  func laterRequest(count: Int) async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await RawClient.connect(port: server.port) { client in
        for _ in 0..<count {
          try await client.send(get(Asset.script.path, server))
          #expect(try await client.response().head.hasPrefix("HTTP/1.1 200"))
        }
        try await client.send(upgrade(page, server))
        let head = try await client.response(hasBody: false).head.lowercased()
        #expect(head.hasPrefix("http/1.1 101"))
        #expect(head.contains("sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo="))
        try await expectToWork(client, page)
      }
    }
  }

  @Test("requests and an upgrade that are sent at once are answered in their order")
  func pipeline() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await RawClient.connect(port: server.port) { client in
        let requests = ["/", "/detail", "/healthz", Asset.style.path].map { get($0, server) }
        try await client.send(requests.joined() + upgrade(page, server))
        for content in [">Sample</h1>", ">Detail</h1>", "The server answers", "{"] {
          let (head, body) = try await client.response()
          #expect(head.hasPrefix("HTTP/1.1 200"))
          #expect(body.contains(content), "\(content)")
        }
        #expect(try await client.response(hasBody: false).head.hasPrefix("HTTP/1.1 101"))
        try await expectToWork(client, page)
      }
    }
  }

  @Test("frames that are sent with the request for a socket are read")
  func earlyFrames() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await RawClient.connect(port: server.port) { client in
        let ping: [UInt8] = [0x89, 0x80, 1, 2, 3, 4]
        try await client.send(Array((get("/", server) + upgrade(page, server)).utf8) + ping)
        _ = try await client.response()
        #expect(try await client.response(hasBody: false).head.hasPrefix("HTTP/1.1 101"))
        #expect(try await client.frame()?.opcode == 10)
        try await expectToWork(client, page)
      }
    }
  }

  @Test("a refused upgrade ends its connection, after requests as well")
  func refusal() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      let foreign = upgrade(page, server)
        .replacing("Origin: http://127", with: "Origin: http://128")
      for (request, status) in [(foreign, 403), (upgrade(page, server, path: "/"), 404)] {
        try await RawClient.connect(port: server.port) { client in
          try await client.send(get("/healthz", server) + request + get("/healthz", server))
          #expect(try await client.response().head.hasPrefix("HTTP/1.1 200"))
          let head = try await client.response().head
          #expect(head.hasPrefix("HTTP/1.1 \(status)"))
          #expect(head.lowercased().contains("connection: close"))
          // The third request is not read, since it may be of another protocol.
          #expect(try await client.response().head.isEmpty)
        }
      }
    }
  }

  @Test(
    "a request for another protocol is answered by HTTP, and ends its connection",
    arguments: ["h2c", "TLS/1.0"])
  func otherProtocols(name: String) async throws {
    try await TestServer.run { server in
      try await RawClient.connect(port: server.port) { client in
        try await client.send(get("/", server, "Connection: Upgrade", "Upgrade: \(name)"))
        let (head, body) = try await client.response()
        #expect(head.hasPrefix("HTTP/1.1 200"))
        #expect(head.lowercased().contains("connection: close"))
        #expect(body.hasSuffix("</html>"))
        #expect(try await client.frame() == nil)
      }
    }
  }

  @Test("a socket's request with a body, or by POST, is refused")
  func bodies() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      let length = upgrade(page, server)
        .replacing("Cookie:", with: "Content-Length: 2\r\nCookie:")
      for (request, status) in [
        (length + "ab", 426), (length.replacing("GET /socket", with: "POST /socket") + "ab", 405),
      ] {
        try await RawClient.connect(port: server.port) { client in
          try await client.send(request)
          let (head, _) = try await client.response()
          #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(head)")
        }
      }
    }
  }

  @Test("a request that names two hosts is refused", arguments: [0, 1])
  func hosts(earlierRequests: Int) async throws {
    try await TestServer.run { server in
      let host = "127.0.0.1:\(server.port)"
      for lines in [
        ["GET / HTTP/1.1", "Host: \(host)", "Host: \(host)"],
        ["GET / HTTP/1.1", "Host: \(host)", "host: evil.example"],
        ["GET http://evil.example/ HTTP/1.1", "Host: \(host)"],
        ["GET http://\(host)@evil.example/ HTTP/1.1", "Host: \(host)"],
        ["GET http://evil.example?\(host)/ HTTP/1.1", "Host: \(host)"],
        ["GET http://\(host)/ HTTP/1.1"],
      ] {
        try await RawClient.connect(port: server.port) { client in
          for _ in 0..<earlierRequests {
            let (head, _) = try await client.request(["GET /healthz HTTP/1.1", "Host: \(host)"])
            #expect(head.hasPrefix("HTTP/1.1 200"))
          }
          let (head, _) = try await client.request(lines)
          #expect(head.hasPrefix("HTTP/1.1 400"), "\(lines): \(head)")
        }
      }
      #expect(server.graphs.isEmpty)
    }
  }

  @Test("a URI with the same host as the header line is answered")
  func absoluteURI() async throws {
    try await TestServer.run { server in
      let host = "127.0.0.1:\(server.port)"
      let body = try await RawClient.connect(port: server.port) { client in
        try await client.request("GET http://\(host)/detail HTTP/1.1", "Host: \(host)").body
      }
      #expect(body.contains(">Detail</h1>"))
    }
  }

  @Test("bytes after an upgrade that waits for its turn are left unread")
  func waitingUpgrade() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await RawClient.connect(port: server.port) { client in
        let script = get(Asset.script.path, server)
        try await client.send(String(repeating: script, count: 4) + upgrade(page, server))
        let ping: [UInt8] = [0x8A, 0x80, 1, 2, 3, 4]
        for _ in 0..<40 { try await client.send(ping) }
        for _ in 0..<4 { #expect(try await client.response().body.utf8.count > 10_000) }
        #expect(try await client.response(hasBody: false).head.hasPrefix("HTTP/1.1 101"))
        try await expectToWork(client, page)
      }
    }
  }
}
#endif
