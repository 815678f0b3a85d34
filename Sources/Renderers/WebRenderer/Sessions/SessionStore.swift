#if PortableViews && Web
import ComposableUI
import FreeMemory
import Logging
import PerceptionCore
import ViewGraph

/// The sessions of a server.
@MainActor
final class SessionStore {
  /// The reason why no session is made.
  enum Refusal: Error, Hashable, Sendable {
    case tooManySessions
    case tooManySessionsOfBrowser
    case tooManySessionsOfAddress
    case tooManyPages
    case tooManyPagesOfAddress
    /// The views have no screen at the path. The look is the one of their pages.
    case unknownLocation(PageLook)
  }

  private struct Entry {
    let session: PageSession
    let token: PageToken
    /// The start of the current wait: for a socket, for its reconnection, or for an event.
    var waitingSince: Duration
    /// Whether the page has stopped answering without closing its socket, as a sleeping computer's does.
    var isSilent = false
    var expiry: Task<Void, Never>?
  }

  let limits: SessionLimits
  let clock: ServerClock
  let logger: Logger
  let stalls: StallMeter
  let trimmer: HeapTrimmer
  private let makeGraph: @MainActor (any Renderer, PageStart, Logger) -> any PageGraph
  private var entries: [RandomIdentifier: Entry] = [:]
  private var rate: PageRate
  let storages: BrowserStorages

  init(
    limits: SessionLimits, clock: ServerClock, logger: Logger,
    returnFreeMemory: @escaping @Sendable () -> Void = { return_free_memory() },
    makeGraph: @escaping @MainActor (any Renderer, PageStart, Logger) -> any PageGraph
  ) {
    self.limits = limits
    self.clock = clock
    self.logger = logger
    self.makeGraph = makeGraph
    storages = BrowserStorages(limits: limits, clock: clock)
    rate = PageRate(limits: limits, now: clock.now())
    stalls = StallMeter(clock: clock)
    trimmer = HeapTrimmer(clock: clock, trim: returnFreeMemory)
  }

  var count: Int { entries.count }

  /// Makes the session of a new page, and the page's token.
  ///
  /// Throws an error if a limit is exceeded or if no screen has the path.
  func makeSession(
    browser: RandomIdentifier, address: String, location: String, languages: [String] = [],
    environment: RendererEnvironment = RendererEnvironment()
  ) throws(Refusal) -> (session: PageSession, token: String) {
    try countPage(of: address)
    try makeRoom(browser: browser, address: address)
    let id = RandomIdentifier()
    let start = PageStart(
      location: location, languages: languages, environment: environment,
      storage: storages.begin(browser), visitor: Visitor(browser))
    let session = PageSession(
      id: id, browser: browser, address: address, logger: logger,
      files: PageFiles(limits: limits, clock: clock)
    ) {
      makeGraph($0, start, $1)
    }
    guard session.locationOutcome != .unknown else {
      let look = session.look
      session.end(WireProtocol.CloseCode.unknownPage.rawValue, "No screen has the path")
      storages.end(browser, hasConnected: false)
      throw .unknownLocation(look)
    }
    let token = PageToken(page: id, browser: browser, expiry: clock.now() + limits.tokenLifetime)
    entries[id] = Entry(session: session, token: token, waitingSince: clock.now())
    scheduleExpiry(of: id)
    return (session, token.text)
  }

  /// Returns the look of the pages that a browser has open, if it has any.
  func look(of browser: RandomIdentifier) -> PageLook? {
    entries.values.lazy.filter { $0.session.browser == browser }.map(\.session.look).first
  }

  /// Returns the outcome of opening a path in an app's views, without keeping a session.
  func outcome(of location: String, address: String) throws(Refusal) -> LocationOutcome {
    guard location != "/" else { return .shown }
    try countPage(of: address)
    let id = RandomIdentifier()
    let session = PageSession(id: id, browser: id, address: address, logger: logger) {
      makeGraph($0, PageStart(location: location, languages: []), $1)
    }
    let outcome = session.locationOutcome
    session.end(WireProtocol.CloseCode.unknownPage.rawValue, "Only the path was asked for")
    return outcome
  }

  /// Returns the session of a token, or `nil` if the token is invalid for the browser.
  func session(token: String, browser: RandomIdentifier) -> PageSession? {
    guard let claim = PageToken.Claim(token), let entry = entries[claim.page],
      entry.token.admits(claim, from: browser, now: clock.now())
    else { return nil }
    return entry.session
  }

  /// The bytes of the files that all pages have sent or are sending.
  var fileByteCount: Int { entries.values.reduce(0) { $0 + $1.session.files.byteCount } }

  /// Reserves room for a file that a page sends; returns `nil` if there is none.
  func reserve(byteCount: Int, for session: PageSession) -> PageFiles.Reservation? {
    guard entries[session.id] != nil, byteCount <= limits.maximumFileBytes - fileByteCount else {
      return nil
    }
    return session.files.reserve(byteCount: byteCount)
  }

  /// Returns the file at a path that was offered on a page of a browser, if it still is.
  func offeredFile(_ id: RandomIdentifier, browser: RandomIdentifier) -> OfferedFile? {
    for entry in entries.values where entry.session.browser == browser {
      if let file = entry.session.files.offeredFile(id) { return file }
    }
    return nil
  }

  /// Returns the time for which a page that connects again has been away, or `.zero` for a new page.
  func absence(of session: PageSession) -> Duration {
    guard session.hasConnected, let entry = entries[session.id] else { return .zero }
    return clock.now() - entry.waitingSince
  }

  func connect(_ socket: any PageSocket, to session: PageSession, lastPatch: Int) {
    guard entries[session.id]?.session === session else { return }
    session.attach(socket, lastPatch: lastPatch)
    entries[session.id]?.waitingSince = clock.now()
    entries[session.id]?.isSilent = false
    scheduleExpiry(of: session.id)
  }

  /// Starts the grace time of a session whose socket has closed.
  ///
  /// A silent page, which has stopped answering, gets the longer time of an idle one: its computer may be
  /// asleep.
  func disconnect(_ socket: any PageSocket, from session: PageSession, isSilent: Bool = false) {
    guard session.detach(socket), entries[session.id] != nil else { return }
    entries[session.id]?.waitingSince = clock.now()
    entries[session.id]?.isSilent = isSilent
    scheduleExpiry(of: session.id)
  }

  /// Passes an event to a session, and restarts the session's idle time.
  func receive(_ event: ClientEvent, sequence: Int, for session: PageSession) {
    entries[session.id]?.waitingSince = clock.now()
    session.receive(event, sequence: sequence)
  }

  /// Acknowledges an event without handling it; does not restart the session's idle time.
  func drop(_ event: ClientEvent, sequence: Int, for session: PageSession) {
    session.drop(event, sequence: sequence)
  }

  /// Passes a report to a session; restarts the session's idle time only if a hidden page shows again.
  func receive(_ report: EnvironmentReport, for session: PageSession) {
    let wasHidden = session.isHidden
    session.receive(report)
    if wasHidden, !session.isHidden { entries[session.id]?.waitingSince = clock.now() }
  }

  /// Passes measured sizes to a session; does not restart the session's idle time.
  func receive(_ report: SizeReport, for session: PageSession) {
    session.receive(report)
  }

  func endAll() {
    let goingAway: UInt16 = 1001
    for id in entries.keys { end(id, "The server is shutting down", code: goingAway) }
    storages.removeAll()
  }

  // MARK: Limits

  private func countPage(of address: String) throws(Refusal) {
    switch rate.take(address: address, now: clock.now()) {
    case nil: return
    case .total: throw .tooManyPages
    case .address: throw .tooManyPagesOfAddress
    }
  }

  private func makeRoom(browser: RandomIdentifier, address: String) throws(Refusal) {
    endUnconnected(limits.maximumUnconnectedSessionsPerAddress) { $0.address == address }
    endUnconnected(limits.maximumUnconnectedSessions) { _ in true }
    try makeRoom(limits.maximumSessionsPerBrowser, .tooManySessionsOfBrowser) {
      $0.browser == browser
    }
    try makeRoom(limits.maximumSessionsPerAddress, .tooManySessionsOfAddress) {
      $0.address == address
    }
    try makeRoom(limits.maximumSessions, .tooManySessions) { _ in true }
  }

  /// Ends the oldest page that has not connected yet, if there are too many of them.
  private func endUnconnected(_ maximum: Int, among isIncluded: (PageSession) -> Bool) {
    guard entries.count >= maximum else { return }
    let candidates = entries.values.filter { !$0.session.hasConnected && isIncluded($0.session) }
    guard candidates.count >= maximum,
      let oldest = candidates.min(by: { $0.waitingSince < $1.waitingSince })
    else { return }
    end(oldest.session.id, "Newer pages have not connected either")
  }

  /// Ends a page without a socket if there are too many pages; throws if there is none.
  private func makeRoom(
    _ maximum: Int, _ refusal: Refusal, among isIncluded: (PageSession) -> Bool
  ) throws(Refusal) {
    guard entries.count >= maximum else { return }
    let candidates = entries.values.filter { isIncluded($0.session) }
    guard candidates.count >= maximum else { return }
    let oldest = candidates.filter { !$0.session.isConnected }.min {
      // Pages whose socket has closed end first: others have just been sent, and are about to connect.
      ($0.session.hasConnected ? 0 : 1, $0.waitingSince)
        < ($1.session.hasConnected ? 0 : 1, $1.waitingSince)
    }
    guard let oldest = oldest ?? longestHidden(of: candidates) else {
      logger.warning("Refused a page", metadata: ["reason": "\(refusal)"])
      throw refusal
    }
    end(oldest.session.id, "Newer pages need the room")
  }

  /// Returns the page that has been hidden and idle for the longest time, if one has been for too long.
  private func longestHidden(of candidates: [Entry]) -> Entry? {
    candidates
      .filter { $0.session.isHidden && clock.now() - $0.waitingSince >= limits.idleTimeout }
      .min { $0.waitingSince < $1.waitingSince }
  }

  // MARK: Expiry

  private func scheduleExpiry(of id: RandomIdentifier) {
    entries[id]?.expiry?.cancel()
    let sleep = clock.sleep
    entries[id]?.expiry = Task { [weak self] in
      while let remaining = self?.remainingTime(of: id) {
        guard remaining > .zero else {
          self?.end(id, "The page was not used any more")
          return
        }
        guard (try? await sleep(min(remaining, Self.longestSleep))) != nil else { return }
      }
    }
  }

  /// The longest time to sleep at once.
  ///
  /// The timer of a cancelled sleep stays in memory until its end. Timers of half an hour, one for
  /// each closed socket, would fill the memory.
  private static var longestSleep: Duration { .seconds(10) }

  private func remainingTime(of id: RandomIdentifier) -> Duration? {
    guard let entry = entries[id] else { return nil }
    // A hidden page sends no events; it stays while it answers.
    if entry.session.isConnected, entry.session.isHidden { return limits.idleTimeout }
    let limit =
      if entry.session.isConnected || entry.isSilent {
        limits.idleTimeout
      } else if entry.session.hasConnected {
        limits.disconnectGrace
      } else {
        limits.connectTimeout
      }
    return entry.waitingSince + limit - clock.now()
  }

  private func end(
    _ id: RandomIdentifier, _ reason: String,
    code: UInt16 = WireProtocol.CloseCode.unknownPage.rawValue
  ) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    entry.expiry?.cancel()
    entry.session.end(code, reason)
    storages.end(entry.session.browser, hasConnected: entry.session.hasConnected)
    trimmer.pageDidEnd()
    logger.debug("Ended a session", metadata: ["reason": "\(reason)"])
  }
}
#endif
