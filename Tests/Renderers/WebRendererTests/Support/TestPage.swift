#if PortableViews && Web
@testable import WebRenderer

/// A page as a browser keeps it, with its cookie and its token.
struct TestPage {
  var cookie: String
  var token: String
  var html: String
}

extension TestServer {
  /// Asks for a path, on a connection of its own.
  func request(
    _ path: String, method: String = "GET", host: String? = nil, headers: [String] = []
  ) async throws -> (head: String, body: String) {
    try await RawClient.connect(port: port) { client in
      let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
      return try await client.request(lines + headers)
    }
  }

  /// Loads a page as a browser does.
  func load(_ path: String = "/", cookie: String? = nil) async throws -> TestPage {
    let cookieLines = cookie.map { ["Cookie: \($0)"] } ?? []
    let (head, body) = try await request(path, headers: cookieLines)
    let newCookie = head.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("set-cookie:") }
      .map { String($0.dropFirst(11).split(separator: ";")[0].drop { $0 == " " }) }
    return TestPage(
      cookie: cookie ?? newCookie ?? "", token: body.attribute("data-token") ?? "", html: body)
  }

  /// Opens a socket for a page, greets, and reads the answer to the greeting.
  func open<Result: Sendable>(
    _ page: TestPage, lastPatch: Int = 0, _ use: @MainActor (RawClient) async throws -> Result
  ) async throws -> Result {
    try await openSocket(cookie: page.cookie) { client in
      try await client.sendText("[0,\(lastPatch),\"\(page.token)\"]")
      return try await use(client)
    }
  }

  /// Opens a socket without greeting.
  func openSocket<Result: Sendable>(
    cookie: String, version: Int = WireProtocol.version, origin: String? = nil,
    _ use: @MainActor (RawClient) async throws -> Result
  ) async throws -> Result {
    try await RawClient.connect(port: port) { client in
      let (head, _) = try await client.request(
        "GET /socket?v=\(version) HTTP/1.1", "Host: 127.0.0.1:\(port)",
        "Origin: \(origin ?? "http://127.0.0.1:\(port)")", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Cookie: \(cookie)")
      guard head.hasPrefix("HTTP/1.1 101") else { throw UpgradeRefused(head: head) }
      return try await use(client)
    }
  }
}

struct UpgradeRefused: Error {
  var head: String
}

extension String {
  /// The value of the first attribute of a name in markup.
  func attribute(_ name: String) -> String? {
    guard let start = firstRange(of: "\(name)=\"")?.upperBound else { return nil }
    return self[start...].firstIndex(of: "\"").map { String(self[start..<$0]) }
  }
}
#endif
