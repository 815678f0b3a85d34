#if !os(WASI)
  import Foundation
  import IssueReporting

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension DependencyValues {
    /// The session that makes network requests; in tests every request fails until overridden.
    public var urlSession: URLSession {
      get { self[URLSessionKey.self] }
      set { self[URLSessionKey.self] = newValue }
    }
  }

  private enum URLSessionKey: DependencyKey {
    static let liveValue = URLSession.shared

    static var testValue: URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [RefusingURLProtocol.self]
      return URLSession(configuration: configuration)
    }
  }

  /// Lets every request fail, and the test with it.
  private final class RefusingURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      reportIssue(
        Issues.unimplementedEndpoint(
          "@Dependency(\\.urlSession)", detail: "Request: \(request.url?.absoluteString ?? "none")")
      )
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }

    override func stopLoading() {}
  }
#endif
