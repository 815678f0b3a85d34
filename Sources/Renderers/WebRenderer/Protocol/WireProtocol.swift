#if PortableViews && Web
/// The numbers that client and server agree on.
enum WireProtocol {
  /// The version of the protocol, which the address of the socket names.
  static let version = 2

  /// The path of the socket.
  static let socketPath = "/socket"

  /// Why the server closes a socket, where the standard has no code that says it.
  enum CloseCode: UInt16, Sendable {
    /// The page speaks another version: it has to be loaded again.
    case wrongVersion = 4000
    /// The page is not known, or no longer: it has to be loaded again.
    case unknownPage = 4001
    /// The client skipped an event: it has to connect again.
    case eventMissing = 4002
    /// Another socket has taken over the page.
    case replaced = 4003
    /// The first message did not come in time, or was none.
    case noGreeting = 4004
  }
}
#endif
