#if PortableViews && Web
/// The limits of a server's sessions: timeouts, numbers and sizes.
///
/// The table in `SECURITY.md` is generated from the comments, and its last column from "Beyond it".
public struct SessionLimits: Hashable, Sendable {
  /// The time in which a page must open its socket, and a socket send its first message.
  ///
  /// Beyond it: the session ends; the socket closes.
  public var connectTimeout: Duration = .seconds(10)

  /// The time for which the state is kept after the socket has closed.
  ///
  /// Beyond it: the session ends.
  public var disconnectGrace: Duration = .seconds(60)

  /// The time for which a connected page may send no event, or a page that stopped answering may be away.
  ///
  /// Beyond it: the session ends; a hidden page's does only if others need its room.
  public var idleTimeout: Duration = .seconds(30 * 60)

  /// The time for which a page can connect again with its token.
  ///
  /// Beyond it: the page loads itself again.
  public var tokenLifetime: Duration = .seconds(24 * 60 * 60)

  /// The time for which a browser's values of `@Shared` and `@AppStorage` are kept after its last page.
  ///
  /// Beyond it: the values are dropped.
  public var browserStorageLifetime: Duration = .seconds(2 * 60 * 60)

  /// The most bytes of a browser's values that are kept after its last page.
  ///
  /// Beyond it: the values are dropped with the page; so are values that hold an object.
  public var maximumBrowserStorageSize = 64 * 1024

  /// The most bytes of the values of all browsers without a page.
  ///
  /// Beyond it: the values of the browser that left first are dropped.
  public var maximumKeptBrowserStorageBytes = 16 * 1024 * 1024

  /// The most sessions of all browsers together.
  ///
  /// Beyond it: the page whose socket has closed first ends, else the oldest that has not connected yet; if
  /// there is none, the new page gets status 503.
  public var maximumSessions = 2_000

  /// The most sessions of one browser.
  ///
  /// Beyond it: the same, among the browser's pages.
  public var maximumSessionsPerBrowser = 64

  /// The most sessions of one network address.
  ///
  /// Beyond it: the same, among the address's pages.
  public var maximumSessionsPerAddress = 512

  /// The most pages that were sent and have not connected yet.
  ///
  /// Beyond it: the oldest of them ends.
  public var maximumUnconnectedSessions = 512

  /// The most pages of one network address that have not connected yet.
  ///
  /// Beyond it: the oldest of them ends.
  public var maximumUnconnectedSessionsPerAddress = 64

  /// The most pages that are made in a second, as a long-term average; four times as many at once.
  ///
  /// Beyond it: status 429.
  public var maximumPagesPerSecond = 100

  /// The most pages that are made in a second for one network address; four times as many at once.
  ///
  /// Beyond it: status 429.
  public var maximumPagesPerSecondPerAddress = 20

  /// The most connections that one network address may have open.
  ///
  /// Beyond it: status 429, and the connection closes.
  public var maximumConnectionsPerAddress = 1_024

  /// The most bytes of a page's path, and of a path to navigate to.
  ///
  /// Beyond it: status 414; the event is refused.
  public var maximumPathLength = 2_048

  /// The most screens that a path may lead to, one on top of the other.
  ///
  /// Beyond it: status 404; the event is refused.
  public var maximumPathDepth = 32

  /// The most bytes that a frame or a message from a browser may have.
  ///
  /// Beyond it: the page does not send the text and says so; the socket of others closes.
  public var maximumMessageSize = 64 * 1024

  /// The most bytes of a file that a page may send.
  ///
  /// Beyond it: status 413, and the page says so.
  public var maximumFileSize = 32 * 1024 * 1024

  /// The most files of a page that are kept at once.
  ///
  /// Beyond it: status 429, and the page says so.
  public var maximumFilesPerPage = 64

  /// The most bytes of the files of a page that are kept at once.
  ///
  /// Beyond it: status 429, and the page says so.
  public var maximumFileBytesPerPage = 128 * 1024 * 1024

  /// The most bytes of the files of all pages that are kept at once.
  ///
  /// Beyond it: status 429, and the page says so.
  public var maximumFileBytes = 2 * 1024 * 1024 * 1024

  /// The time for which a file that a page has sent, or that it can download, is kept.
  ///
  /// Beyond it: the file is deleted, and its address gets status 404.
  public var fileLifetime: Duration = .seconds(10 * 60)

  /// The most events that a page may send in a second, as a long-term average and as a burst.
  ///
  /// Beyond it: hover events and reports of the window are dropped; on any other event the socket closes.
  public var maximumEventsPerSecond = 50

  /// Creates the default limits.
  public init() {}
}

/// The limits that are the same for every server.
enum FixedLimits {
  /// The most messages of one socket in a second, for each event that it may send.
  ///
  /// Beyond it: the socket closes.
  static let messagesPerEvent = 20

  /// The most moves of pointers and repeated keys of one socket in a second, for each event that it may
  /// send.
  ///
  /// Beyond it: they are dropped.
  static let movesPerEvent = 2

  /// The most pings and fragments of messages from one socket in a second, as an average and as a burst.
  ///
  /// Beyond it: the socket closes.
  static let controlFramesPerSecond = 50

  /// The time between two heartbeats of a page, which is below the usual timeout of proxies.
  ///
  /// Beyond it: three times without an answer, the socket closes, and the page counts as an idle one.
  static let heartbeat: Duration = .seconds(20)

  /// The most bytes of a request's headers.
  ///
  /// Beyond it: status 431, and the connection closes.
  static let headerByteCount = 32 * 1024

  /// The most header lines of a request.
  ///
  /// Beyond it: status 431, and the connection closes.
  static let headerCount = 100

  /// The seconds in which a connection must send its first request.
  ///
  /// Beyond it: the connection closes.
  static let firstRequestSeconds: Int64 = 10

  /// The most seconds that a connection may be without a request.
  ///
  /// Beyond it: the connection closes.
  static let idleConnectionSeconds: Int64 = 60

  /// The most connections for each session that there may be: a browser opens a few to load a page.
  ///
  /// Beyond it: further connections wait.
  static let connectionsPerSession = 2

  /// The most patches that are kept for a slow or a returning page.
  ///
  /// Beyond it: the whole page is sent again.
  static let patchCount = 64

  /// The most bytes of patches that are kept for a slow or a returning page.
  ///
  /// Beyond it: the whole page is sent again.
  static let patchByteCount = 256 * 1024

  /// The least bytes of a file that arrive in a second, as an average after the first ten seconds.
  ///
  /// Beyond it: status 408, and the connection closes.
  static let fileBytesPerSecond = 1024

  /// The bytes that a kept storage of a browser is counted with, besides its values.
  static let browserStorageByteCount = 2 * 1024

  /// The seconds of the average rate of pages that a burst may have at once.
  static let pageBurstSeconds = 4
}
#endif
