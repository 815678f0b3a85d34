#if PortableViews && Web
import NIOCore

/// The origins that may open a socket to this server, and the host names that it answers to.
struct OriginPolicy: Sendable {
  /// The origins that may connect besides the server's own.
  var additionalOrigins: Set<String> = []

  /// The host names that the server answers to, besides this machine's and the additional origins'.
  var answeredHosts: Set<String> = []

  /// Whether the server listens on this machine only.
  var isLoopbackOnly = true

  /// Whether to trust a proxy's headers about the address and the scheme of each request.
  var trustsProxy = false

  /// Returns whether the server answers to a host name.
  ///
  /// Names must be listed: another site's name could resolve to this server, and the site's page
  /// would then count as a page of this server. IP addresses are safe: a server that listens beyond
  /// this machine answers to any.
  func accepts(host: String?) -> Bool {
    guard let host, !host.isEmpty else { return false }
    let name = Self.name(ofHost: host)
    if ["localhost", "127.0.0.1", "[::1]"].contains(name) { return true }
    if answeredHosts.contains(where: { Self.isSame($0, host: host, name: name) }) { return true }
    if additionalOrigins.contains(where: { Self.name(ofOrigin: $0) == name }) { return true }
    return !isLoopbackOnly && Self.isAddress(name)
  }

  /// Returns whether a page of an origin may open a socket.
  func accepts(origin: String?, host: String?, forwardedScheme: String? = nil) -> Bool {
    guard let origin, let host, accepts(host: host) else { return false }
    let scheme = trustsProxy && forwardedScheme == "https" ? "https" : "http"
    return origin == "\(scheme)://\(host)" || additionalOrigins.contains(origin)
  }

  /// Returns whether browsers reach the server by TLS, so that cookies can be `Secure`.
  func isSecure(forwardedScheme: String?) -> Bool {
    if trustsProxy, let forwardedScheme { return forwardedScheme == "https" }
    return !additionalOrigins.isEmpty
      && additionalOrigins.allSatisfy { $0.lowercased().hasPrefix("https://") }
  }

  private static func isSame(_ answered: String, host: String, name: String) -> Bool {
    let answered = answered.lowercased()
    return answered == name || answered == host.lowercased()
  }

  private static func isAddress(_ name: String) -> Bool {
    let address = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
    return (try? SocketAddress(ipAddress: address, port: 0)) != nil
  }

  /// Returns the host name of an origin, without its port: many proxies leave out the port.
  private static func name(ofOrigin origin: String) -> String? {
    origin.firstRange(of: "://").map { name(ofHost: String(origin[$0.upperBound...])) }
  }

  private static func name(ofHost host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return String(host[...end]).lowercased()
    }
    return String(host.prefix { $0 != ":" }).lowercased()
  }
}
#endif
