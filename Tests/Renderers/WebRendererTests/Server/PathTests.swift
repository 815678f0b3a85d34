#if PortableViews && Web
import Testing

@testable import WebRenderer

@Suite("Paths of pages", .timeLimit(.minutes(10)))
@MainActor
struct PathTests {
  @Test("an unknown path is answered with 404 and creates no session")
  func unknown() async throws {
    try await TestServer.run { server in
      let (head, body) = try await server.request("/nonsense")
      #expect(head.hasPrefix("HTTP/1.1 404"))
      #expect(head.lowercased().contains("content-type: text/html; charset=utf-8"))
      #expect(!head.lowercased().contains("set-cookie"))
      #expect(body.contains("<p>There is no page at this address.</p>"))
      #expect(body.contains(#"<a href="/">Go to the first page</a>"#))
      #expect(!body.contains("<script"))
      #expect(server.server.store.count == 0)
      #expect(server.graphs.map(\.isMounted) == [false])
    }
  }

  @Test("a path that no navigation stack has read yet shows the page, with 404")
  func later() async throws {
    try await TestServer.run { server in
      let (head, body) = try await server.request("/later")
      #expect(head.hasPrefix("HTTP/1.1 404"))
      #expect(body.attribute("data-token") != nil)
      #expect(server.server.store.count == 1)
    }
  }

  @Test("HEAD has the status of GET and creates no session")
  func head() async throws {
    try await TestServer.run { server in
      for (path, status) in [("/", 200), ("/detail", 200), ("/nonsense", 404), ("/later", 404)] {
        let (head, body) = try await server.request(path, method: "HEAD")
        #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(path)")
        #expect(body.isEmpty)
      }
      #expect(server.server.store.count == 0)
      #expect(server.graphs.allSatisfy { !$0.isMounted })
    }
  }

  @Test("a path beyond the limits is refused without creating a graph")
  func limits() async throws {
    var limits = SessionLimits()
    limits.maximumPathLength = 100
    limits.maximumPathDepth = 3
    try await TestServer.run(limits: limits) { server in
      let long = try await server.request("/" + String(repeating: "x", count: 100))
      #expect(long.head.hasPrefix("HTTP/1.1 414"))
      #expect(long.body == "This address is too long.\n")
      let deep = try await server.request("/1/2/3/4")
      #expect(deep.head.hasPrefix("HTTP/1.1 404"))
      #expect(deep.body == "This address leads to too many screens.\n")
      #expect(server.graphs.isEmpty)
      // An empty component is no screen.
      _ = try await server.request("//1//2//3//")
      #expect(server.graphs.count == 1)
    }
  }

  @Test("the health check responds without creating a session")
  func health() async throws {
    try await TestServer.run { server in
      let (head, body) = try await server.request("/healthz")
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(body == "The server answers.\n")
      #expect(server.graphs.isEmpty)
    }
  }

  @Test("the cookie is marked secure where browsers use TLS")
  func secureCookie() async throws {
    func cookie(
      _ header: String = "X-Ignored: 1", configure: (inout WebServer.Configuration) -> Void
    ) async throws -> Bool {
      var isSecure = false
      try await TestServer.run(configure: configure) { server in
        isSecure = try await server.request("/", headers: [header]).head.contains(
          "SameSite=Lax; Secure")
      }
      return isSecure
    }
    #expect(try await !cookie { _ in })
    #expect(try await cookie { $0.additionalOrigins = ["https://example.org"] })
    #expect(try await !cookie("X-Forwarded-Proto: https") { _ in })
    #expect(try await cookie("X-Forwarded-Proto: https") { $0.trustsProxy = true })
  }

  @Test("host names that are not allowed are refused and logged")
  func names() async throws {
    func configure(_ configuration: inout WebServer.Configuration) {
      configuration.answeredHosts = ["example.org"]
    }
    try await TestServer.run(configure: configure) { server in
      for (host, status) in [("example.org", 200), ("evil.example", 421)] {
        let (head, _) = try await server.request("/", host: host)
        #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(host)")
      }
      #expect(
        server.log.all == [
          "Refused a request to a host name that is not this server's: see --answer-to "
            + "host=evil.example"
        ])
    }
  }
}
#endif
