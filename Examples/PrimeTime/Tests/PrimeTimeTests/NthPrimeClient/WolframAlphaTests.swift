import Foundation
import Testing

@testable import NthPrimeClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Wolfram|Alpha")
struct WolframAlphaTests {
  static let reply = """
    {"queryresult": {"success": true, "error": false, "numpods": 2, "pods": [
      {"title": "Input", "subpods": [{"title": "", "plaintext": "p_1000"}]},
      {"title": "Result", "primary": true, "subpods": [{"title": "", "plaintext": "7919"}]}
    ]}}
    """

  static func client(status: Int = 200, _ body: String) -> NthPrimeClient {
    .wolframAlpha(appID: "TEST") { _ in .init(status: status, body: Data(body.utf8)) }
  }

  @Test("the question is asked of the query API, for JSON")
  func question() {
    let url = NthPrimeClient.queryURL(
      1_000, appID: "AB&C-1", endpoint: URL(string: "https://api.wolframalpha.com/v2/query")!)
    #expect(
      url.absoluteString
        == "https://api.wolframalpha.com/v2/query"
        + "?input=prime%201000&format=plaintext&output=JSON&appid=AB%26C-1")
  }

  @Test("the answer is the number in the primary pod")
  func answer() async throws {
    #expect(try await Self.client(Self.reply).nthPrime(1_000) == 7_919)
  }

  @Test(
    "a number may be grouped and followed by a remark",
    arguments: [("1 299 709", 1_299_709), ("15,485,863 (8 digits)", 15_485_863)])
  func numbers(text: String, prime: Int) async throws {
    let body = Self.reply.replacingOccurrences(of: "7919", with: text)
    #expect(try await Self.client(body).nthPrime(1_000) == prime)
  }

  @Test("ordinals that are not positive are not even asked for", arguments: [0, -1, .min])
  func notPositive(n: Int) async {
    let client = NthPrimeClient.wolframAlpha(appID: "TEST") { _ in
      Issue.record("There is a request")
      return .init(status: 200, body: Data())
    }
    await #expect(throws: NthPrimeError.notPositive(n)) { try await client.nthPrime(n) }
  }

  @Test("a status that is no success is an error", arguments: [301, 403, 404, 500, 503])
  func badStatus(status: Int) async {
    await #expect(throws: NthPrimeError.badStatus(status)) {
      try await Self.client(status: status, Self.reply).nthPrime(1)
    }
  }

  @Test(
    "an answer without the prime is an error that says why",
    arguments: [
      ("", .unreadableReply(reason: "it is not the JSON that was asked for.")),
      ("<html>", .unreadableReply(reason: "it is not the JSON that was asked for.")),
      ("[]", .unreadableReply(reason: "it is not the JSON that was asked for.")),
      (
        #"{"queryresult": {"success": true, "error": false, "pods": []}}"#,
        .unreadableReply(reason: "it has no result.")
      ),
      (
        #"{"queryresult": {"success": true, "pods": [{"primary": true, "subpods": []}]}}"#,
        .unreadableReply(reason: "its result is not a whole number.")
      ),
      (
        reply.replacingOccurrences(of: "7919", with: "seven"),
        .unreadableReply(reason: "its result is not a whole number.")
      ),
      (
        reply.replacingOccurrences(of: "7919", with: "99999999999999999999"),
        .unreadableReply(reason: "its result is not a whole number.")
      ),
      (
        #"{"queryresult": {"success": false, "error": {"code": "1", "msg": "Invalid appid"}}}"#,
        .refused(reason: "Invalid appid")
      ),
      (
        #"{"queryresult": {"success": false, "error": false}}"#,
        .refused(reason: "it found no answer.")
      ),
    ] as [(String, NthPrimeError)])
  func unreadable(body: String, error: NthPrimeError) async {
    await #expect(throws: error) { try await Self.client(body).nthPrime(1_000) }
  }

  @Test(
    "a network failure is put in words",
    arguments: [
      (.cannotConnectToHost, "the connection was refused."),
      (.cannotFindHost, "its address was not found."),
      (.notConnectedToInternet, "this machine is offline."),
      (.networkConnectionLost, "the connection was lost."),
      (.timedOut, "it took too long to answer."),
    ] as [(URLError.Code, String)])
  func network(code: URLError.Code, reason: String) async {
    let client = NthPrimeClient.wolframAlpha(appID: "TEST") { _ in throw URLError(code) }
    await #expect(throws: NthPrimeError.network(reason: reason)) {
      try await client.nthPrime(1)
    }
  }

  @Test("a cancelled question stays a cancellation")
  func cancellation() async {
    let client = NthPrimeClient.wolframAlpha(appID: "TEST") { _ in throw URLError(.cancelled) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.nthPrime(1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("the environment chooses the client")
  func environment() async throws {
    #expect(try await NthPrimeClient.live(environment: [:]).nthPrime(10) == 29)
    let empty = NthPrimeClient.live(environment: ["WOLFRAM_ALPHA_APP_ID": ""])
    #expect(try await empty.nthPrime(10) == 29)
  }
}
