#if PortableViews && Web
import ComposableUI
import Logging
import ViewGraph

/// All sessions of a server: makes, finds and ends them.
@MainActor
final class SessionStore {
  /// Why no session is made.
  enum Refusal: Error, Hashable, Sendable {
    case tooManySessions
    case tooManySessionsOfBrowser
    case tooManySessionsOfAddress
    case tooManyPages
    case tooManyPagesOfAddress
    /// The views have no screen at the path; they would be in a language.
    case unknownLocation(language: String?)
  }

  private struct Entry {
    let session: PageSession
    let token: PageToken
    /// When the current wait has begun: for a socket, for it to come back, or for an event.
    var waitingSince: Duration
    var expiry: Task<Void, Never>?
  }

  let limits: SessionLimits
  let clock: ServerClock
  let logger: Logger
  private let makeGraph: @MainActor (any Renderer, PageStart, Logger) -> any PageGraph
  private var entries: [RandomIdentifier: Entry] = [:]
  private var rate: PageRate

  init(
    limits: SessionLimits, clock: ServerClock, logger: Logger,
    makeGraph: @escaping @MainActor (any Renderer, PageStart, Logger) -> any PageGraph
  ) {
    self.limits = limits
    self.clock = clock
    self.logger = logger
    self.makeGraph = makeGraph
    rate = PageRate(limits: limits, now: clock.now())
  }

  /// How many sessions there are.
  var count: Int { entries.count }

  /// Makes a session for a page to be sent, and the token that the page is to carry.
  ///
  /// None is made for a path that no screen has.
  func makeSession(
    browser: RandomIdentifier, address: String, location: String, languages: [String] = []
  ) throws(Refusal) -> (session: PageSession, token: String) {
    try countPage(of: address)
    try makeRoom(browser: browser, address: address)
    let id = RandomIdentifier()
    let start = PageStart(location: location, languages: languages)
    let session = PageSession(id: id, browser: browser, address: address, logger: logger) {
      makeGraph($0, start, $1)
    }
    guard session.locationOutcome != .unknown else {
      let language = session.language
      session.end(WireProtocol.CloseCode.unknownPage.rawValue, "No screen has the path")
      throw .unknownLocation(language: language)
    }
    let token = PageToken(page: id, browser: browser, expiry: clock.now() + limits.tokenLifetime)
    entries[id] = Entry(session: session, token: token, waitingSince: clock.now())
    scheduleExpiry(of: id)
    return (session, token.text)
  }

  /// Returns the answer of an app's views to a path, without a page that could be connected to.
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

  /// Finds the session that a token of a browser stands for.
  func session(token: String, browser: RandomIdentifier) -> PageSession? {
    guard let claim = PageToken.Claim(token), let entry = entries[claim.page],
      entry.token.admits(claim, from: browser, now: clock.now())
    else { return nil }
    return entry.session
  }

  /// Attaches a socket to a session.
  func connect(_ socket: any PageSocket, to session: PageSession, lastPatch: Int) {
    guard entries[session.id]?.session === session else { return }
    session.attach(socket, lastPatch: lastPatch)
    entries[session.id]?.waitingSince = clock.now()
    scheduleExpiry(of: session.id)
  }

  /// Starts the grace time of a session whose socket has closed.
  func disconnect(_ socket: any PageSocket, from session: PageSession) {
    guard session.detach(socket), entries[session.id] != nil else { return }
    entries[session.id]?.waitingSince = clock.now()
    scheduleExpiry(of: session.id)
  }

  /// Hands an event to a session, which thereby is not idle.
  func receive(_ event: ViewEvent, sequence: Int, for session: PageSession) {
    entries[session.id]?.waitingSince = clock.now()
    session.receive(event, sequence: sequence)
  }

  /// Acknowledges an event that is not carried out; the session is no less idle for it.
  func drop(_ event: ViewEvent, sequence: Int, for session: PageSession) {
    session.drop(event, sequence: sequence)
  }

  /// Ends all sessions.
  func endAll() {
    let goingAway: UInt16 = 1001
    for id in entries.keys { end(id, "The server is shutting down", code: goingAway) }
  }

  // MARK: Limits

  private func countPage(of address: String) throws(Refusal) {
    switch rate.take(address: address, now: clock.now()) {
    case nil: return
    case .total: throw .tooManyPages
    case .address: throw .tooManyPagesOfAddress
    }
  }

  private func makeRoom(
    browser: RandomIdentifier, address: String
  ) throws(Refusal) {
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

  /// Ends the oldest page that has not connected yet, where there are too many of them.
  private func endUnconnected(_ maximum: Int, among isIncluded: (PageSession) -> Bool) {
    guard entries.count >= maximum else { return }
    let candidates = entries.values.filter { !$0.session.hasConnected && isIncluded($0.session) }
    guard candidates.count >= maximum,
      let oldest = candidates.min(by: { $0.waitingSince < $1.waitingSince })
    else { return }
    end(oldest.session.id, "Newer pages have not connected either")
  }

  /// Ends the oldest page that nobody looks at where there are too many, else refuses.
  private func makeRoom(
    _ maximum: Int, _ refusal: Refusal, among isIncluded: (PageSession) -> Bool
  ) throws(Refusal) {
    guard entries.count >= maximum else { return }
    let candidates = entries.values.filter { isIncluded($0.session) }
    guard candidates.count >= maximum else { return }
    let oldest = candidates.filter { !$0.session.isConnected }.min {
      // A page that was never connected goes first: it may be one without a script.
      ($0.session.hasConnected ? 1 : 0, $0.waitingSince)
        < ($1.session.hasConnected ? 1 : 0, $1.waitingSince)
    }
    guard let oldest else {
      logger.warning("Refused a page", metadata: ["reason": "\(refusal)"])
      throw refusal
    }
    end(oldest.session.id, "Newer pages need the room")
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
  /// The timer of a cancelled sleep stays until its end. Timers of half an hour, one for each socket that
  /// came and went, would fill the memory.
  private static var longestSleep: Duration { .seconds(10) }

  private func remainingTime(of id: RandomIdentifier) -> Duration? {
    guard let entry = entries[id] else { return nil }
    let limit =
      if entry.session.isConnected {
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
    logger.debug("Ended a session", metadata: ["reason": "\(reason)"])
  }
}
#endif
