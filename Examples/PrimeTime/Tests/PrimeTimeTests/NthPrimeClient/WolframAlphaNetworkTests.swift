import Dependencies
import Foundation
import Testing

@testable import NthPrimeClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Wolfram|Alpha over the network")
struct WolframAlphaNetworkTests {
  private func nthPrime(_ n: Int, port: UInt16) async throws -> Int {
    try await withDependencies {
      $0.urlSession = URLSession(configuration: .ephemeral)
    } operation: {
      let endpoint = URL(string: "http://127.0.0.1:\(port)/v2/query")!
      return try await NthPrimeClient.wolframAlpha(appID: "TEST", endpoint: endpoint).nthPrime(n)
    }
  }

  @Test("an answer comes back from a server")
  func answer() async throws {
    let server = try OneReplyServer(status: "200 OK", body: WolframAlphaTests.reply)
    async let prime = nthPrime(1_000, port: server.port)
    let request = await server.serve()
    #expect(try await prime == 7_919)
    #expect(
      request.hasPrefix(
        "GET /v2/query?input=prime%201000&format=plaintext&output=JSON&appid=TEST HTTP/1.1\r\n"))
  }

  @Test("a server that fails is an error with its status")
  func failure() async throws {
    let server = try OneReplyServer(status: "503 Service Unavailable", body: "busy")
    let prime = Task { try await nthPrime(1_000, port: server.port) }
    _ = await server.serve()
    await #expect(throws: NthPrimeError.badStatus(503)) { try await prime.value }
  }

  @Test("a port that nobody listens on is an error that says so")
  func refused() async throws {
    let port = try OneReplyServer(status: "", body: "").port
    await #expect(throws: NthPrimeError.network(reason: "the connection was refused.")) {
      try await nthPrime(1_000, port: port)
    }
  }
}
