import Testing
import ViewGraph

@testable import WebRenderer

@Suite("Sockets", .timeLimit(.minutes(1)))
@MainActor
struct SocketTests {
  @Test("a tap comes back as a patch of less than 100 bytes")
  func tap() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        #expect(try await client.frame()?.text == #"{"s":0,"a":0}"#)
        try await client.sendText(#"[1,5,"t"]"#)
        let patch = try await client.frame()
        #expect(patch?.text == #"{"s":1,"a":1,"o":[["t",4,"1"]]}"#)
        #expect((patch?.payload.count ?? .max) < 100)
      }
    }
  }
}
