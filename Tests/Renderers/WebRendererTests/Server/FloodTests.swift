#if PortableViews && Web
import NIOCore
import Testing
import ViewGraph

@testable import WebRenderer

/// More of everything than a browser sends.
@Suite("Floods", .timeLimit(.minutes(10)))
@MainActor
struct FloodTests {
  private func statuses(
    _ server: TestServer, count: Int, _ headers: String...
  ) async throws -> [String] {
    var statuses: [String] = []
    for _ in 0..<count {
      let (head, _) = try await server.request("/", headers: headers)
      statuses.append(String(head.dropFirst(9).prefix(3)))
    }
    return statuses
  }

  @Test("pages beyond an address's rate are refused and create no session")
  func pages() async throws {
    var limits = SessionLimits()
    limits.maximumPagesPerSecondPerAddress = 2
    try await TestServer.run(limits: limits) { server in
      let first = try await statuses(server, count: 10)
      #expect(first == Array(repeating: "200", count: 8) + ["429", "429"])
      #expect(server.graphs.count == 8)
      server.clock.advance(by: .seconds(1))
      #expect(try await statuses(server, count: 3) == ["200", "200", "429"])
    }
  }

  @Test("only a trusted proxy sets the address that a page counts for")
  func forwardedAddresses() async throws {
    var limits = SessionLimits()
    limits.maximumPagesPerSecondPerAddress = 1
    for trustsProxy in [true, false] {
      func configure(_ configuration: inout WebServer.Configuration) {
        configuration.trustsProxy = trustsProxy
      }
      try await TestServer.run(limits: limits, configure: configure) { server in
        var last: [String] = []
        for address in ["192.0.2.1", "192.0.2.2"] {
          let statuses = try await statuses(
            server, count: 4, "X-Forwarded-For: 10.0.0.1, \(address)")
          last.append(statuses[3])
        }
        #expect(last == (trustsProxy ? ["200", "200"] : ["200", "429"]))
      }
    }
  }

  @Test("too many unconnected pages end the oldest of them")
  func unconnected() async throws {
    var limits = SessionLimits()
    limits.maximumUnconnectedSessionsPerAddress = 2
    try await TestServer.run(limits: limits) { server in
      let connected = try await server.load()
      try await server.open(connected) { client in
        _ = try await client.frame()
        for _ in 0..<4 {
          _ = try await server.load()
          server.clock.advance(by: .seconds(1))
        }
        #expect(server.graphs.map(\.isMounted) == [true, false, false, true, true])
      }
    }
  }

  @Test("connections beyond an address's limit get 429 with the reason")
  func connections() async throws {
    var limits = SessionLimits()
    limits.maximumConnectionsPerAddress = 1
    try await TestServer.run(limits: limits) { server in
      try await RawClient.connect(port: server.port) { client in
        // The server has admitted the first one when it has answered.
        let answer = try await client.request("GET /healthz HTTP/1.1", "Host: 127.0.0.1")
        #expect(answer.head.hasPrefix("HTTP/1.1 200"))
        try await RawClient.connect(port: server.port) { other in
          let (head, body) = try await other.response()
          #expect(head.hasPrefix("HTTP/1.1 429"))
          #expect(body == "This address has too many connections open.\n")
        }
      }
    }
  }

  @Test("more than fifty pings or pongs at once close the socket", arguments: [9, 10] as [UInt8])
  func pings(opcode: UInt8) async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        for _ in 0..<60 { try? await client.sendFrame([], opcode: opcode) }
        #expect(try await closeCode(client) == 1008)
      }
      await server.log.wait(for: "too many pings or fragments")
    }
  }

  @Test("a message in more than fifty fragments closes the socket")
  func fragments() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await client.sendFrame([32], isFinal: false)
        for _ in 0..<60 { try? await client.sendFrame([32], opcode: 0, isFinal: false) }
        #expect(try await closeCode(client) == 1008)
      }
    }
  }

  @Test("hover events beyond fifty are dropped but acknowledged")
  func hovering() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        for sequence in 1...200 { try await client.sendText("[\(sequence),5,\"h\",\"true\"]") }
        var text = ""
        while !text.hasSuffix(",200]"), let frame = try await client.frame() { text = frame.text }
        #expect(text == "[0,200]")
        server.clock.advance(by: .seconds(1))
        try await client.sendText(#"[201,5,"t"]"#)
        #expect(try await client.frame()?.text == #"[1,201,["t",4,"1"]]"#)
      }
      // The greeting was the first message.
      #expect(server.log.all.filter { $0.contains("Refused an event") }.count == 49)
    }
  }

  @Test(
    "moves and repeated keys beyond a hundred are dropped, and leave other events their tokens",
    arguments: [#""g","m 1 1 2 3""#, #""k","r 0 a""#])
  func moves(move: String) async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        for sequence in 1...200 { try await client.sendText("[\(sequence),5,\(move)]") }
        try await client.sendText(#"[201,5,"t"]"#)
        var text = ""
        while !text.contains(",201"), let frame = try await client.frame() { text = frame.text }
        #expect(text == #"[1,201,["t",4,"1"]]"#)
      }
      #expect(server.log.all.filter { $0.contains("Refused an event") }.count == 100)
    }
  }

  @Test("events that a page sent while the server answered nobody are no flood")
  func stall() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        while !server.clock.hasSleeper(for: .seconds(1)) { await Task.yield() }
        // The time passes without a beat of the server.
        server.clock.advance(by: .seconds(3))
        for sequence in 1...140 { try await client.sendText("[\(sequence),999,\"t\"]") }
        #expect(try await lastText(client, until: ",140]") == "[0,140]")
        // The stall counts once.
        for sequence in 141...200 { try? await client.sendText("[\(sequence),999,\"t\"]") }
        #expect(try await closeCode(client) == 1008)
      }
    }
  }

  @Test("events that a page sends after it was away are no flood, and a new page's are one")
  func absence() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await client.cut()
      }
      let browser = try #require(BrowserCookie.read(page.cookie))
      let session = try #require(server.server.store.session(token: page.token, browser: browser))
      while session.isConnected { await Task.yield() }
      server.clock.advance(by: .seconds(2))
      try await server.open(page) { client in
        for sequence in 1...140 { try await client.sendText("[\(sequence),999,\"t\"]") }
        #expect(try await lastText(client, until: ",140]") == "[0,140]")
      }
      let other = try await server.load()
      server.clock.advance(by: .seconds(2))
      try await server.open(other) { client in
        for sequence in 1...140 { try? await client.sendText("[\(sequence),999,\"t\"]") }
        let code = try await closeCode(client)
        #expect(code == 1008)
      }
    }
  }

  @Test("more than a thousand hover events close the socket")
  func hoverFlood() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        for sequence in 1...1_010 { try? await client.sendText("[\(sequence),5,\"h\",\"true\"]") }
        #expect(try await closeCode(client) == 1008)
      }
    }
  }

  @Test("more than a hundred header lines, or too long ones, get 431")
  func headers() async throws {
    try await TestServer.run { server in
      let long = "X-Long: " + String(repeating: "x", count: 40_000)
      for lines in [(0..<200).map { "a\($0): b" }, [long]] {
        try await RawClient.connect(port: server.port) { client in
          try await client.send(
            (["GET / HTTP/1.1", "Host: 127.0.0.1"] + lines + ["", ""]).joined(separator: "\r\n"))
          let (head, _) = try await client.response()
          #expect(head.hasPrefix("HTTP/1.1 431"), "\(head)")
        }
      }
      #expect(server.graphs.isEmpty)
    }
  }

  /// Returns the text of the first frame that ends in some way.
  private func lastText(_ client: RawClient, until end: String) async throws -> String? {
    while let frame = try await client.frame() {
      if frame.text.hasSuffix(end) || frame.opcode == 8 { return frame.text }
    }
    return nil
  }

  private func closeCode(_ client: RawClient) async throws -> Int? {
    while let frame = try await client.frame() {
      if let code = frame.closeCode { return code }
    }
    return nil
  }
}

struct PageRateTests {
  @Test("an address beyond its own rate doesn't use up the total rate")
  func addresses() {
    var limits = SessionLimits()
    limits.maximumPagesPerSecond = 2
    limits.maximumPagesPerSecondPerAddress = 1
    var rate = PageRate(limits: limits, now: .zero)
    let first = (0..<6).map { _ in rate.take(address: "a", now: .zero) }
    #expect(first == [nil, nil, nil, nil, .address, .address])
    let second = (0..<4).map { _ in rate.take(address: "b", now: .zero) }
    #expect(second == [nil, nil, nil, nil])
    #expect(rate.take(address: "c", now: .zero) == .total)
    #expect(rate.take(address: "c", now: .seconds(0.5)) == nil)
  }

  @Test("addresses with a full allowance are removed")
  func pruning() {
    var rate = PageRate(limits: SessionLimits(), now: .zero)
    for number in 0..<100_000 {
      #expect(rate.take(address: "\(number)", now: .milliseconds(10 * number)) == nil)
    }
    #expect(rate.addressCount <= 1_024)
  }
}

struct ClientAddressTests {
  @Test("an IPv4 address is used whole, and an IPv6 address by its prefix")
  func prefixes() throws {
    func text(_ address: String) throws -> String {
      ClientAddress(try SocketAddress(ipAddress: address, port: 1)).text
    }
    #expect(try text("192.0.2.1") == "192.0.2.1")
    #expect(try text("2001:db8::1") == text("2001:db8::ffff:1"))
    #expect(try text("2001:db8::1") != text("2001:db8:0:1::1"))
    #expect(ClientAddress(nil).text == "local")
  }

  @Test("the last address in the proxy's header is used, if it is valid")
  func forwarded() {
    #expect(ClientAddress(forwardedFor: "192.0.2.1, 192.0.2.2")?.text == "192.0.2.2")
    for header in [nil, "", "unknown", "192.0.2.1, evil", String(repeating: "1", count: 9_000)] {
      #expect(ClientAddress(forwardedFor: header) == nil)
    }
  }
}
#endif
