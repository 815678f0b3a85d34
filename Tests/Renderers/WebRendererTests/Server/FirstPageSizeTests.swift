#if PortableViews && Web
import Foundation
import Testing

@testable import WebRenderer

@Suite("The size of a first page", .timeLimit(.minutes(10)))
@MainActor
struct FirstPageSizeTests {
  /// Returns the paths of the scripts and the style sheets in a page.
  private func assetPaths(in html: String) -> [String] {
    html.matches(of: /<(?:script src|link rel="stylesheet" href)="([^"]+)"/).map { String($0.1) }
  }

  /// Returns the number of bytes of an asset as a browser gets it.
  private func size(of path: String, on server: TestServer) async throws -> Int {
    let (head, _) = try await server.request(path, headers: ["Accept-Encoding: gzip, deflate, br"])
    #expect(head.lowercased().contains("content-encoding: gzip"))
    let length = try #require(head.lowercased().firstMatch(of: /content-length: (\d+)/))
    return try #require(Int(length.1))
  }

  @Test("script and style take less than 20 KiB compressed, as the document of the protocol says")
  func size() async throws {
    let document = try ProtocolDocument().text.replacing("\n", with: " ")
    let stated = try #require(document.firstMatch(of: /with the style sheet takes ([\d.]+) KB/))
    try await TestServer.run { server in
      let paths = assetPaths(in: try await server.request("/").body)
      #expect(Set(paths) == [Asset.script.path, Asset.style.path])
      var total = 0
      for path in paths { total += try await size(of: path, on: server) }
      #expect(total < 20 * 1024)
      let statedBytes = try #require(Double(stated.1)) * 1000
      #expect(abs(Double(total) - statedBytes) <= 0.05 * Double(total), "They take \(total) bytes.")
    }
  }

  @Test("the script names each of its parts by the path at which it is served")
  func parts() async throws {
    try await TestServer.run { server in
      let script = try await server.request(Asset.script.path).body
      let paths = script.matches(of: /import\("\.(\/[^"]+)"/).map { String($0.1) }
      #expect(Set(paths) == Set(Asset.scriptParts.map(\.path)))
      for path in paths {
        let (head, body) = try await server.request(path)
        #expect(head.hasPrefix("HTTP/1.1 200"))
        #expect(head.lowercased().contains("content-type: text/javascript"))
        #expect(head.lowercased().contains("immutable"))
        #expect(body.hasPrefix("export default"))
        // A page that could not load a part asks for it by another address.
        #expect(try await server.request("\(path)?1").body == body)
        #expect(try await size(of: path, on: server) < body.utf8.count)
      }
    }
  }
}
#endif
