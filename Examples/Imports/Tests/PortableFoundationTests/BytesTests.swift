#if canImport(FoundationNetworking)
import PortableFoundation
import Testing

@Suite("Bytes of a response", .serialized)
struct BytesTests {
  @Test("lines arrive without their ends")
  func lines() async throws {
    let session = LocalProtocol.session(chunks: ["data: 1\r\n\nda", "ta: 2\nrest"])
    let (bytes, response) = try await session.bytes(from: LocalProtocol.address)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: 1", "data: 2", "rest"])
  }

  @Test("bytes come from all chunks")
  func bytes() async throws {
    let session = LocalProtocol.session(chunks: ["ab", "", "c"])
    let (bytes, _) = try await session.bytes(for: URLRequest(url: LocalProtocol.address))
    var found: [UInt8] = []
    for try await byte in bytes { found.append(byte) }
    #expect(found == Array("abc".utf8))
  }

  @Test("a request without a response throws its error")
  func failure() async {
    let session = LocalProtocol.session(chunks: nil)
    await #expect(throws: (any Error).self) {
      _ = try await session.bytes(from: LocalProtocol.address)
    }
  }
}

/// Answers requests in the process.
private final class LocalProtocol: URLProtocol {
  static let address = URL(string: "https://local.example.com/")!
  nonisolated(unsafe) private static var chunks: [String]?

  static func session(chunks: [String]?) -> URLSession {
    self.chunks = chunks
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [LocalProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let chunks = Self.chunks, let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    for chunk in chunks { client?.urlProtocol(self, didLoad: Data(chunk.utf8)) }
    client?.urlProtocolDidFinishLoading(self)
  }
}
#endif
