#if !os(WASI)
import Foundation
import IssueReporting

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A URL protocol that fails every request, and reports an issue for it.
final class RefusingURLProtocol: URLProtocol {
  /// Returns a session whose requests all fail and report an issue.
  static func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [RefusingURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool {
    // FoundationNetworking calls this method once, in the task of the request, so that the issue is
    // recorded for the right test.
    #if canImport(FoundationNetworking)
    report(request)
    #endif
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    #if !canImport(FoundationNetworking)
    Self.report(request)
    #endif
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
  }

  override func stopLoading() {}

  private static func report(_ request: URLRequest) {
    reportIssue(
      Issues.unimplementedEndpoint(
        "@Dependency(\\.urlSession)", detail: "Request: \(request.url?.absoluteString ?? "none")")
    )
  }
}
#endif
