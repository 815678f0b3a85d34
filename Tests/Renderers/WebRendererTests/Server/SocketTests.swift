#if PortableViews && Web
import Testing
import ViewGraph

@testable import WebRenderer

@Suite("Sockets", .timeLimit(.minutes(10)))
@MainActor
struct SocketTests {
  @Test("a tap is answered with a patch of less than 100 bytes")
  func tap() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        #expect(try await client.frame()?.text == #"[0,0]"#)
        try await client.sendText(#"[1,5,"t"]"#)
        let patch = try await client.frame()
        #expect(patch?.text == #"[1,1,["t",4,"1"]]"#)
        #expect((patch?.payload.count ?? .max) < 100)
      }
    }
  }

  @Test("two pages of one browser have sessions of their own")
  func twoTabs() async throws {
    try await TestServer.run { server in
      let first = try await server.load()
      let second = try await server.load(cookie: first.cookie)
      try await server.open(first) { client in
        _ = try await client.frame()
        try await client.sendText(#"[1,5,"t"]"#)
        _ = try await client.frame()
      }
      #expect(server.graphs.map(\.count) == [1, 0])
      try await server.open(second) { client in
        let frame = try await client.frame()
        #expect(frame?.text == #"[0,0]"#)
      }
    }
  }

  @Test("a page that reconnects finds its state")
  func reconnect() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await client.sendText(#"[1,5,"t"]"#)
        _ = try await client.frame()
        try await client.cut()
      }
      try await server.open(page, lastPatch: 0) { client in
        // The patch was lost with the connection, so the page asks from before it.
        #expect(try await client.frame()?.text == #"[1,1,["t",4,"1"]]"#)
        try await client.sendText(#"[1,5,"t"]"#)
        #expect(try await client.frame()?.text == #"[1,1]"#)
        try await client.sendText(#"[2,5,"t"]"#)
        #expect(try await client.frame()?.text == #"[2,2,["t",4,"2"]]"#)
      }
    }
  }

  @Test("a message in fragments is read as one")
  func fragments() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await client.sendFrame(Array("[1,5".utf8), isFinal: false)
        try await client.sendFrame([], opcode: 9)
        #expect(try await client.frame()?.opcode == 10)
        try await client.sendFrame(Array(",\"t\"]".utf8), opcode: 0)
        #expect(try await client.frame()?.text == #"[1,1,["t",4,"1"]]"#)
      }
    }
  }

  @Test("a closing frame is answered, and the session kept")
  func closing() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await client.sendFrame([0x03, 0xE8], opcode: 8)
        #expect(try await client.frame()?.closeCode == 1000)
      }
      try await server.open(page) { client in
        let frame = try await client.frame()
        #expect(frame?.text == #"[0,0]"#)
      }
    }
  }

  @Test(
    "a closing frame's code is answered if a frame may have it",
    arguments: [
      (999, 1002), (1003, 1003), (1004, 1002), (1005, 1002), (1006, 1002), (1007, 1007),
      (1014, 1014), (1015, 1002), (1016, 1002), (2999, 1002), (3000, 3000), (4999, 4999),
      (5000, 1002),
    ])
  func closingCodes(code: Int, answer: Int) async throws {
    try await TestServer.run { server in
      try await server.openSocket(cookie: "") { client in
        let payload = [UInt8(code >> 8), UInt8(code & 0xFF)] + Array("Bye".utf8)
        try await client.sendFrame(payload, opcode: 8)
        #expect(try await client.frame()?.closeCode == answer)
      }
    }
  }

  @Test(
    "a closing frame without a code, or with no text, is answered",
    arguments: [[], [0x03], [0x03, 0xE8, 0xFF]])
  func closingWithoutCode(payload: [UInt8]) async throws {
    try await TestServer.run { server in
      try await server.openSocket(cookie: "") { client in
        try await client.sendFrame(payload, opcode: 8)
        let frame = try #require(await client.frame())
        #expect(frame.opcode == 8)
        // The others are no code, and no text.
        #expect(frame.closeCode == (payload.isEmpty ? nil : 1002))
      }
    }
  }

  @Test("a socket without a greeting is closed")
  func silence() async throws {
    try await TestServer.run { server in
      try await server.openSocket(cookie: "") { client in
        // The server answers a ping from the moment on when it also waits for the greeting.
        try await client.sendFrame([], opcode: 9)
        #expect(try await client.frame()?.opcode == 10)
        var frame: RawClient.Frame?
        let closing = Task { frame = try await client.frame() }
        while frame == nil, !server.log.all.contains(where: { $0.contains("did not come") }) {
          server.clock.advance(by: .seconds(1))
          await Task.yield()
        }
        try await closing.value
        #expect(frame?.closeCode == Int(WireProtocol.CloseCode.noGreeting.rawValue))
      }
    }
  }

  @Test("a server that shuts down closes its sockets with the reason")
  func shutdown() async throws {
    var server: TestServer?
    var frames: [RawClient.Frame] = []
    try await TestServer.run { running in
      server = running
      let page = try await running.load()
      try await running.open(page) { client in
        _ = try await client.frame()
        running.server.store.endAll()
        while let frame = try await client.frame() { frames.append(frame) }
      }
    }
    #expect(frames.map(\.closeCode) == [1001])
    #expect(server?.graphs.allSatisfy { !$0.isMounted } == true)
  }
}
#endif
