#if PortableViews && Web
import Foundation
import Testing
import ViewGraph

@testable import ComposableUI
@testable import WebRenderer

@Suite("Files from pages and for pages", .timeLimit(.minutes(10)))
@MainActor
struct FileTests {
  /// Sends a file as a page does.
  private func send(
    _ content: String, named name: String = "a.txt", from page: TestPage, to server: TestServer,
    token: String? = nil, origin: String? = nil, length: String? = nil
  ) async throws -> (status: String, body: String) {
    let (head, body) = try await RawClient.connect(port: server.port) { client in
      let length = length ?? "Content-Length: \(content.utf8.count)"
      let head = [
        "POST /files HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
        "Origin: \(origin ?? "http://127.0.0.1:\(server.port)")", "Cookie: \(page.cookie)",
        "X-Page-Token: \(token ?? page.token)", "X-File-Name: \(name)", length,
        "Content-Type: text/plain",
      ]
      try await client.send((head + ["", content]).joined(separator: "\r\n"))
      return try await client.response()
    }
    return (
      String(head.dropFirst("HTTP/1.1 ".count).prefix(3)),
      body.trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }

  @Test("a file that a page sends is in a temporary folder until the page ends")
  func upload() async throws {
    var path = ""
    try await TestServer.run { server in
      let page = try await server.load()
      let (status, name) = try await send(
        "Milk", named: "..%2Flist%20%C3%A9.md", from: page, to: server)
      #expect(status == "201")
      let transfers = try #require(server.graphs.last).transfers
      let items = try #require(transfers.take([name]))
      let url = try #require(items[0].fileURL)
      path = url.path
      #expect(url.lastPathComponent == "list é.md")
      #expect(items[0].contentTypes[0] == UTType(filenameExtension: "md"))
      #expect(try String(contentsOf: url, encoding: .utf8) == "Milk")
      // A name is good once.
      #expect(transfers.take([name]) == nil)
    }
    #expect(!path.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a file is deleted after its time, although its page is open")
  func expiry() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        let name = try await send("Milk", from: page, to: server).body
        let transfers = try #require(server.graphs.last).transfers
        let url = try #require(transfers.take([name])?[0].fileURL)
        #expect(FileManager.default.fileExists(atPath: url.path))
        // Fewer seconds than a page may be idle.
        let lifetime = SessionLimits().fileLifetime
        while !server.clock.hasSleeper(for: lifetime) { await Task.yield() }
        server.clock.advance(by: lifetime)
        while FileManager.default.fileExists(atPath: url.path) { await Task.yield() }
        #expect(!FileManager.default.fileExists(atPath: url.path))
      }
    }
  }

  @Test("a page sends files with its own token, and to its own session alone")
  func tokens() async throws {
    try await TestServer.run { server in
      let first = try await server.load()
      let second = try await server.load()
      #expect(try await send("A", from: first, to: server, token: second.token).status == "403")
      #expect(try await send("A", from: first, to: server, token: "forged").status == "403")
      let origin = "https://example.com"
      #expect(try await send("A", from: first, to: server, origin: origin).status == "403")
      let name = try await send("A", from: first, to: server).body
      #expect(server.graphs[1].transfers.take([name]) == nil)
      #expect(server.graphs[0].transfers.take([name])?.count == 1)
    }
  }

  @Test("a file that is too large, without a length or one too many is refused")
  func limits() async throws {
    var limits = SessionLimits()
    limits.maximumFileSize = 4
    limits.maximumFilesPerPage = 2
    limits.maximumFileBytes = 7
    try await TestServer.run(limits: limits) { server in
      let page = try await server.load()
      let other = try await server.load()
      #expect(try await send("12345", from: page, to: server).status == "413")
      #expect(
        try await send("", from: page, to: server, length: "Transfer-Encoding: chunked").status
          == "411")
      #expect(try await send("1234", from: page, to: server).status == "201")
      // Four bytes of all pages are taken.
      #expect(try await send("1234", from: other, to: server).status == "429")
      #expect(try await send("1", from: other, to: server).status == "201")
      #expect(try await send("1", from: page, to: server).status == "201")
      #expect(try await send("1", from: page, to: server).status == "429")
      #expect(page.html.attribute("data-f") == "4")
    }
  }

  @Test("a file that a connection does not finish leaves nothing")
  func cutUpload() async throws {
    var limits = SessionLimits()
    limits.maximumFileBytesPerPage = 8
    try await TestServer.run(limits: limits) { server in
      var page = try await server.load()
      var status = "201"
      // A file that arrives first takes the place of the one that is not finished: another page then.
      for _ in 0..<100 where status == "201" {
        page = try await server.load()
        try await RawClient.connect(port: server.port) { [page] client in
          try await client.send(
            [
              "POST /files HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
              "Origin: http://127.0.0.1:\(server.port)", "Cookie: \(page.cookie)",
              "X-Page-Token: \(page.token)", "Content-Length: 8", "", "1234",
            ].joined(separator: "\r\n"))
          status = try await send("1", from: page, to: server).status
          try await client.cut()
        }
      }
      #expect(status == "429")
      for _ in 0..<1_000 where status != "201" {
        status = try await send("1", from: page, to: server).status
      }
      #expect(status == "201")
    }
  }

  @Test("a file of which too few bytes arrive ends, and holds off no other")
  func slowUpload() async throws {
    var limits = SessionLimits()
    limits.maximumFileBytes = 8
    try await TestServer.run(limits: limits) { server in
      let page = try await server.load()
      let other = try await server.load()
      for _ in 1...2 {
        try await RawClient.connect(port: server.port) { client in
          try await client.send(
            [
              "POST /files HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
              "Origin: http://127.0.0.1:\(server.port)", "Cookie: \(page.cookie)",
              "X-Page-Token: \(page.token)", "Content-Length: 8", "", "1",
            ].joined(separator: "\r\n"))
          // The pages themselves may wait for ten seconds, too.
          try await server.open(page) { socket in
            _ = try await socket.frame()
            try await server.open(other) { socket in
              _ = try await socket.frame()
              while server.server.store.fileByteCount == 0 { await Task.yield() }
              #expect(try await send("2", from: other, to: server).status == "429")
              for _ in 1...1_000 where server.server.store.fileByteCount > 0 {
                server.clock.advance(by: .seconds(0.1))
                for _ in 0..<100 { await Task.yield() }
              }
            }
          }
          let head = try await client.response().head
          #expect(head.hasPrefix("HTTP/1.1 408"))
          #expect(head.lowercased().contains("connection: close"))
          #expect(try await client.frame() == nil)
        }
      }
      #expect(try await send("2", from: other, to: server).status == "201")
    }
  }

  @Test("a file that the views offer is for the browser that has the page, for a while")
  func download() async throws {
    try await TestServer.run { server in
      let page = try await server.load()
      let stranger = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        let file = try OfferedFile(Data("Milk".utf8), named: "Liste ä", contentType: .html)
        #expect(server.graphs[0].offer(file))
        let text = try #require(await client.frame()).text
        let path = try #require(text.split(separator: "\"").first { $0.hasPrefix("/files/") })
        #expect(text.contains(#"["w","/files/"#))
        let own = try await server.request(String(path), headers: ["Cookie: \(page.cookie)"])
        #expect(own.head.hasPrefix("HTTP/1.1 200"))
        #expect(own.body == "Milk")
        #expect(own.head.contains("attachment; filename*=UTF-8''Liste%20%C3%A4%2Ehtml"))
        #expect(own.head.lowercased().contains("content-type: text/html"))
        for cookie in [stranger.cookie, "a=b"] {
          let other = try await server.request(String(path), headers: ["Cookie: \(cookie)"])
          #expect(other.head.hasPrefix("HTTP/1.1 404"))
        }
        let guess = "/files/" + RandomIdentifier().text
        let missing = try await server.request(guess, headers: ["Cookie: \(page.cookie)"])
        #expect(missing.head.hasPrefix("HTTP/1.1 404"))
      }
    }
  }

  @Test("buttons that choose files or paste, and what is dragged, are marked for the script")
  func markup() {
    var button = ViewElement(.button, text: "Choose")
    button.events = [.drop]
    button.traits.transfer = .files(
      accepted: "image/*", allowsMultiple: true, opensAtOnce: true)
    #expect(Self.html(button).contains(#"data-files="om image/*""#))
    button.traits.transfer = .clipboard
    #expect(Self.html(button).contains("data-paste"))
    var text = ViewElement(.text, text: "Card")
    text.events = [.drag]
    let html = Self.html(text)
    for part in [
      #"draggable="true""#, #"data-e="q""#, #"tabindex="0""#, #"role="group""#,
      #"aria-description="Can be dragged with Control-X.""#,
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  private static func html(_ element: ViewElement) -> String {
    let tree = ElementTree(id: NodeID(rawValue: 1), element: element)
    return String(decoding: tree.html(in: MarkupContext()).bytes, as: UTF8.self)
  }
}
#endif
