#if !os(WASI)
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension DependencyValues {
  /// The session for network requests; in tests every request fails unless it is overridden.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static let liveValue = URLSession.shared

  static var testValue: URLSession { RefusingURLProtocol.makeSession() }
}
#endif
