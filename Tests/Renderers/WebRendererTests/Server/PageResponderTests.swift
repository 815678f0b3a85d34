#if PortableViews && Web
import Foundation
import Testing

@testable import ComposableUI
@testable import WebRenderer

@Suite("HTTP requests", .timeLimit(.minutes(10)))
@MainActor
struct PageResponderTests {
  @Test("a page shows the initial state without a script")
  func page() async throws {
    try await TestServer.run { server in
      let (head, body) = try await server.request("/")
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(body.hasPrefix("<!DOCTYPE html><html lang=\"en\">"))
      #expect(body.contains("<title>Sample</title>"))
      #expect(body.contains(#"<span id="n4" class="text">0</span>"#))
      #expect(body.contains(Asset.script.path))
      #expect(body.contains(Asset.style.path))
      #expect(!body.contains("<script>"))
      #expect(server.graphs.count == 1)
    }
  }

  @Test("a page uses its visitor's languages and declares its own")
  func language() async throws {
    try await TestServer.run { server in
      let english = try await server.request("/").body
      #expect(english.hasPrefix("<!DOCTYPE html><html lang=\"en\">"))
      let german = try await server.request("/", headers: ["Accept-Language: en;q=0.8,de-AT"]).body
      #expect(german.hasPrefix("<!DOCTYPE html><html lang=\"de-AT\">"))
      #expect(server.graphs.map(\.languages) == [[], ["de-AT", "en"]])
    }
  }

  @Test("a page's headers forbid unused features and caching")
  func headers() async throws {
    try await TestServer.run { server in
      let head = try await server.request("/").head.lowercased()
      for header in [
        "content-type: text/html; charset=utf-8", "cache-control: no-store",
        "x-content-type-options: nosniff", "referrer-policy: no-referrer",
        "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'",
        "frame-ancestors 'none'", "httponly", "samesite=lax",
      ] {
        #expect(head.contains(header), "\(header)")
      }
    }
  }

  @Test(
    "an image that a program has loaded is served while it is kept, to its visitor's cache alone")
  func loadedImages() async throws {
    try await TestServer.run { server in
      // Other tests show the same picture, and there is one object for equal bytes.
      let gif = Data(
        base64Encoded: "R0lGODdhAwACAIEAAMgeHgAAAAAAAAAAACwAAAAAAwACAAAIBgABCBwYEAA7")!
      let file = gif + Data("of this test".utf8)
      var details = UIImage(data: file).map { PictureDetails(loaded: $0, size: .medium) }
      let address = try #require(details?.address)
      let (head, _) = try await server.request(address)
      #expect(head.hasPrefix("HTTP/1.1 200"))
      for header in [
        "content-type: image/gif", "content-length: \(file.count)",
        "cache-control: private, max-age=3600",
        "x-content-type-options: nosniff",
      ] {
        #expect(head.lowercased().contains(header), "\(header)")
      }
      #expect(try await server.request("\(address)x").head.hasPrefix("HTTP/1.1 404"))
      details = nil
      #expect(try await server.request(address).head.hasPrefix("HTTP/1.1 404"))
    }
  }

  @Test("a path shows its screen")
  func deepLink() async throws {
    try await TestServer.run { server in
      let body = try await server.request("/detail").body
      #expect(body.contains(">Detail</h1>"))
      #expect(body.contains("<title>Detail</title>"))
    }
  }

  @Test("a browser keeps a valid cookie, and an invalid one is replaced")
  func cookies() async throws {
    try await TestServer.run { server in
      let first = try await server.load()
      #expect(first.cookie.hasPrefix("composable_browser="))
      let kept = try await server.request("/", headers: ["Cookie: a=b; \(first.cookie)"])
      #expect(!kept.head.lowercased().contains("set-cookie"))
      let replaced = try await server.request("/", headers: ["Cookie: composable_browser=evil"])
      #expect(replaced.head.lowercased().contains("set-cookie"))
    }
  }

  @Test("assets are cached forever under names that depend on their content")
  func assets() async throws {
    try await TestServer.run { server in
      for asset in [Asset.script, .style, .icon] {
        let (head, body) = try await server.request(asset.path)
        #expect(head.lowercased().contains("cache-control: public, max-age=31536000, immutable"))
        #expect(head.lowercased().contains("content-type: \(asset.contentType)"))
        #expect(Array(body.utf8) == asset.bytes)
      }
      #expect(server.graphs.isEmpty)
    }
  }

  @Test("the script and the style sheet are sent compressed to browsers that accept that")
  func compression() async throws {
    try await TestServer.run { server in
      for asset in [Asset.script, .style] {
        let gzip = try #require(asset.gzip)
        #expect(gzip.starts(with: [0x1F, 0x8B]))
        let (head, _) = try await server.request(
          asset.path, headers: ["Accept-Encoding: gzip, deflate, br"])
        #expect(head.lowercased().contains("content-encoding: gzip"))
        #expect(head.lowercased().contains("vary: accept-encoding"))
        #expect(head.lowercased().contains("content-length: \(gzip.count)"))
        let (plain, body) = try await server.request(
          asset.path, headers: ["Accept-Encoding: gzip;q=0, br"])
        #expect(!plain.lowercased().contains("content-encoding"))
        #expect(plain.lowercased().contains("vary: accept-encoding"))
        #expect(Array(body.utf8) == asset.bytes)
      }
    }
  }

  @Test("requests for anything but a page are answered without a session")
  func others() async throws {
    try await TestServer.run { server in
      for (method, path, status) in [
        ("GET", "/favicon.ico", 404), ("GET", "/../etc/pass.wd", 404), ("POST", "/", 405),
        ("HEAD", "/", 200), ("GET", "/socket", 426),
      ] {
        let (head, _) = try await server.request(path, method: method)
        #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(method) \(path)")
      }
      #expect(server.graphs.isEmpty)
    }
  }

  @Test("other host names than this machine's are refused")
  func hosts() async throws {
    try await TestServer.run { server in
      let refused = try await server.request("/", host: "example.org")
      #expect(refused.head.hasPrefix("HTTP/1.1 421"))
      let accepted = try await server.request("/", host: "localhost:1")
      #expect(accepted.head.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test("a page is refused when too many are open")
  func tooMany() async throws {
    try await TestServer.runFull { server in
      let (head, _) = try await server.request("/")
      #expect(head.hasPrefix("HTTP/1.1 503"))
      #expect(head.lowercased().contains("retry-after"))
    }
  }
}

struct OriginPolicyTests {
  @Test("a local server answers to local host names only")
  func loopback() {
    let policy = OriginPolicy()
    for host in ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:8080", "LOCALHOST"] {
      #expect(policy.accepts(host: host), "\(host)")
    }
    for host in [nil, "", "example.org", "localhost.example.org", "127.0.0.1.example.org"] {
      #expect(!policy.accepts(host: host), "\(host ?? "nil")")
    }
  }

  @Test("a public server answers to addresses and to its given names")
  func everywhere() {
    var policy = OriginPolicy(isLoopbackOnly: false)
    for host in ["192.0.2.7", "192.0.2.7:8080", "[2001:db8::1]:80", "[::1]", "localhost:8080"] {
      #expect(policy.accepts(host: host), "\(host)")
    }
    for host in ["example.org", "192.0.2.7.example.org", "1.2.3", "[example.org]", "localhost."] {
      #expect(!policy.accepts(host: host), "\(host)")
    }
    policy.answeredHosts = ["Example.org", "other.example:8080"]
    for host in ["example.org", "EXAMPLE.ORG:80", "other.example:8080"] {
      #expect(policy.accepts(host: host), "\(host)")
    }
    for host in ["other.example", "other.example:80", "www.example.org"] {
      #expect(!policy.accepts(host: host), "\(host)")
    }
    policy.isLoopbackOnly = true
    #expect(policy.accepts(host: "example.org"))
    #expect(!policy.accepts(host: "192.0.2.7"))
  }

  @Test("a public origin's name is answered without its port, as proxies leave it out")
  func publicPort() {
    let policy = OriginPolicy(additionalOrigins: ["https://Example.org:8443"])
    for host in ["example.org", "example.org:8443", "EXAMPLE.org:80"] {
      #expect(policy.accepts(host: host), "\(host)")
    }
    for host in ["www.example.org", "org", "example.org.evil", "8443", "[example.org]"] {
      #expect(!policy.accepts(host: host), "\(host)")
    }
    #expect(policy.accepts(origin: "https://Example.org:8443", host: "example.org"))
    #expect(!policy.accepts(origin: "https://example.org", host: "example.org"))
  }

  @Test("TLS is inferred from the public origins or from a trusted proxy")
  func secure() {
    #expect(!OriginPolicy().isSecure(forwardedScheme: nil))
    #expect(!OriginPolicy().isSecure(forwardedScheme: "https"))
    #expect(OriginPolicy(trustsProxy: true).isSecure(forwardedScheme: "https"))
    #expect(!OriginPolicy(trustsProxy: true).isSecure(forwardedScheme: "http"))
    #expect(
      OriginPolicy(additionalOrigins: ["https://example.org"]).isSecure(forwardedScheme: nil))
    #expect(
      !OriginPolicy(additionalOrigins: ["https://example.org", "http://example.org"])
        .isSecure(forwardedScheme: nil))
  }

  @Test("behind a trusted proxy, the server's origin has the proxy's scheme")
  func forwardedOrigin() {
    let policy = OriginPolicy(answeredHosts: ["example.org"], trustsProxy: true)
    func accepts(_ origin: String, _ scheme: String?) -> Bool {
      policy.accepts(origin: origin, host: "example.org", forwardedScheme: scheme)
    }
    #expect(accepts("https://example.org", "https"))
    #expect(!accepts("http://example.org", "https"))
    #expect(accepts("http://example.org", nil))
    #expect(
      !OriginPolicy(answeredHosts: ["example.org"])
        .accepts(origin: "https://example.org", host: "example.org", forwardedScheme: "https"))
  }

  @Test("only pages of the same or an added origin may connect")
  func origins() {
    var policy = OriginPolicy()
    #expect(policy.accepts(origin: "http://localhost:8080", host: "localhost:8080"))
    #expect(!policy.accepts(origin: "http://localhost:8081", host: "localhost:8080"))
    #expect(!policy.accepts(origin: "http://127.0.0.1:8080", host: "localhost:8080"))
    #expect(!policy.accepts(origin: "null", host: "localhost:8080"))
    #expect(!policy.accepts(origin: nil, host: "localhost:8080"))
    policy.additionalOrigins = ["https://example.org"]
    #expect(policy.accepts(origin: "https://example.org", host: "localhost:8080"))
    #expect(policy.accepts(origin: "https://example.org", host: "example.org"))
  }
}
#endif
