#if PortableViews && Web
/// Which pages may open a socket to this server, and under which names it answers.
struct OriginPolicy: Sendable {
  /// The origins that may connect besides the server's own.
  var additionalOrigins: Set<String> = []

  /// Whether the server listens on this machine only.
  var isLoopbackOnly = true

  /// Whether the server answers to a host name.
  ///
  /// A server on this machine answers to this machine's names only: else a page elsewhere could
  /// have its own name lead here, and pass for ours.
  func accepts(host: String?) -> Bool {
    guard let host, !host.isEmpty else { return false }
    guard isLoopbackOnly else { return true }
    return ["localhost", "127.0.0.1", "[::1]"].contains(Self.name(ofHost: host))
      || additionalOrigins.contains { $0.hasSuffix("://\(host)") }
  }

  /// Whether a socket may be opened by a page of an origin.
  func accepts(origin: String?, host: String?) -> Bool {
    guard let origin, let host, accepts(host: host) else { return false }
    return origin == "http://\(host)" || additionalOrigins.contains(origin)
  }

  private static func name(ofHost host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return String(host[...end])
    }
    return String(host.prefix { $0 != ":" }).lowercased()
  }
}
#endif
