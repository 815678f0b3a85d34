#if PortableViews && Web
/// The constants that client and server share.
enum WireProtocol {
  /// The version of the protocol, which the address of the socket names.
  static let version = 2

  static let socketPath = "/socket"

  /// The path to which a page sends files, and under which those that it offers are.
  static let filesPath = "/files"

  /// The message that a connected page answers with the same one.
  static let heartbeat = "[]"

  /// The codes with which the server closes a socket, in addition to the standard ones.
  enum CloseCode: UInt16, CaseIterable, Sendable {
    /// The page speaks another version and must be loaded again.
    case wrongVersion = 4000
    /// The page is unknown, or no longer known, and must be loaded again.
    case unknownPage = 4001
    /// The client skipped an event and must connect again.
    case eventMissing = 4002
    /// Another socket has taken over the page.
    case replaced = 4003
    /// The first message was late, or no greeting.
    case noGreeting = 4004
  }
}
#endif
