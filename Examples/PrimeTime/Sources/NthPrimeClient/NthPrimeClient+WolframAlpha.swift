import Dependencies
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension NthPrimeClient {
  /// What a web server answered.
  public struct HTTPReply: Sendable {
    /// The HTTP status code.
    public let status: Int

    /// The body.
    public let body: Data

    /// Creates a reply.
    public init(status: Int, body: Data) {
      self.status = status
      self.body = body
    }
  }

  /// Returns a client that asks the Wolfram|Alpha query API.
  public static func wolframAlpha(
    appID: String,
    endpoint: URL = URL(string: "https://api.wolframalpha.com/v2/query")!,
    load: @escaping @Sendable (URL) async throws -> HTTPReply = load(from:)
  ) -> NthPrimeClient {
    NthPrimeClient { n in
      guard n >= 1 else { throw NthPrimeError.notPositive(n) }
      let reply = try await reply(to: queryURL(n, appID: appID, endpoint: endpoint), load: load)
      guard 200..<300 ~= reply.status else { throw NthPrimeError.badStatus(reply.status) }
      return try WolframAlphaReply(reply.body).prime
    }
  }

  /// Loads a URL with the session that is a dependency.
  public static func load(from url: URL) async throws -> HTTPReply {
    @Dependency(\.urlSession) var urlSession
    let (body, response) = try await urlSession.data(from: url)
    return HTTPReply(status: (response as? HTTPURLResponse)?.statusCode ?? 200, body: body)
  }

  static func queryURL(_ n: Int, appID: String, endpoint: URL) -> URL {
    endpoint.appending(queryItems: [
      URLQueryItem(name: "input", value: "prime \(n)"),
      URLQueryItem(name: "format", value: "plaintext"),
      URLQueryItem(name: "output", value: "JSON"),
      URLQueryItem(name: "appid", value: appID),
    ])
  }

  /// Loads, and puts what goes wrong in words; a cancellation stays one.
  private static func reply(
    to url: URL,
    load: @Sendable (URL) async throws -> HTTPReply
  ) async throws -> HTTPReply {
    do {
      return try await load(url)
    } catch let error as NthPrimeError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw NthPrimeError.network(reason: reason(for: error))
    }
  }

  private static func reason(for error: any Error) -> String {
    guard let code = (error as? URLError)?.code else { return error.localizedDescription }
    return switch code {
    case .cannotConnectToHost: "the connection was refused."
    case .cannotFindHost, .dnsLookupFailed: "its address was not found."
    case .notConnectedToInternet: "this machine is offline."
    case .networkConnectionLost: "the connection was lost."
    case .timedOut: "it took too long to answer."
    default: error.localizedDescription
    }
  }
}
