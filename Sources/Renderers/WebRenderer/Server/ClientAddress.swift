#if PortableViews && Web
import NIOCore

/// The network address of a client, to which limits apply.
struct ClientAddress: Hashable, Sendable {
  let text: String

  /// Creates the address of a connection; all connections without an address share one.
  init(_ address: SocketAddress?) {
    text = address.map(Self.text) ?? "local"
  }

  /// Creates the address that a proxy has appended to `X-Forwarded-For`, or fails if it is invalid.
  init?(forwardedFor header: String?) {
    guard let last = header?.split(separator: ",").last,
      let address = try? SocketAddress(
        ipAddress: String(last.drop { $0 == " " }.prefix(64)), port: 0)
    else { return nil }
    self.init(address)
  }

  private static func text(_ address: SocketAddress) -> String {
    guard case .v6(let address) = address else { return address.ipAddress ?? "local" }
    // One subscriber has all IPv6 addresses with the same prefix of 64 bits.
    return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
      bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
}
#endif
