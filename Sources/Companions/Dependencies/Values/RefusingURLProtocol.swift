#if !os(WASI)
import Foundation
import IssueReporting

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Lets every request fail, and the test that makes it.
final class RefusingURLProtocol: URLProtocol {
  /// Makes a session that lets every request fail.
  static func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [RefusingURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool {
    // Here this is called once, by the task that makes the request, which belongs to the test.
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
