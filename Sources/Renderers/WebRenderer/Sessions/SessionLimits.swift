#if PortableViews && Web
/// How long sessions live, and how much of everything there may be.
public struct SessionLimits: Hashable, Sendable {
  /// How long a page that has been sent may take to open its socket.
  public var connectTimeout: Duration = .seconds(10)

  /// How long the state is kept after the socket has closed.
  public var disconnectGrace: Duration = .seconds(60)

  /// How long a connected page may do nothing.
  public var idleTimeout: Duration = .seconds(30 * 60)

  /// How long a page's token can be used to connect again.
  public var tokenLifetime: Duration = .seconds(24 * 60 * 60)

  /// The most sessions of all browsers together.
  public var maximumSessions = 2_000

  /// The most sessions of one browser.
  public var maximumSessionsPerBrowser = 64

  /// The most sessions of one network address.
  public var maximumSessionsPerAddress = 512

  /// The most bytes that a message from a browser may have.
  public var maximumMessageSize = 64 * 1024

  /// The most events that a page may send in a second, as a long-term average and as a burst.
  public var maximumEventsPerSecond = 50

  /// Creates the default limits.
  public init() {}
}
#endif
