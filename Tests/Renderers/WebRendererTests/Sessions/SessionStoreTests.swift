#if PortableViews && Web
import NIOConcurrencyHelpers
import Testing
import ViewGraph

@testable import WebRenderer

@Suite("The session store", .timeLimit(.minutes(10)))
@MainActor
struct SessionStoreTests {
  private let clock = ManualClock()
  private let log = LogRecorder()
  private let browser = RandomIdentifier()

  private func store(_ change: (inout SessionLimits) -> Void = { _ in }) -> SessionStore {
    var limits = SessionLimits()
    change(&limits)
    return SessionStore(limits: limits, clock: clock.serverClock, logger: log.logger) {
      renderer, start, _ in
      SampleGraph(renderer: renderer, location: start.location)
    }
  }

  /// Lets everything run that can run.
  private func settle(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("a token gives its session to its own browser only")
  func tokens() throws {
    let store = store()
    let (session, token) = try store.makeSession(browser: browser, address: "a", location: "/")
    #expect(store.session(token: token, browser: browser) === session)
    #expect(store.session(token: token, browser: RandomIdentifier()) == nil)
    #expect(store.session(token: token + "x", browser: browser) == nil)
    let (_, otherToken) = try store.makeSession(browser: browser, address: "a", location: "/")
    #expect(store.session(token: otherToken, browser: browser) !== session)
    #expect(store.session(token: token, browser: browser) === session)
  }

  @Test("a page without a socket is dropped after ten seconds")
  func neverConnected() async throws {
    let store = store()
    _ = try store.makeSession(browser: browser, address: "a", location: "/")
    clock.advance(by: .seconds(9.9))
    for _ in 0..<100 { await Task.yield() }
    #expect(store.count == 1)
    clock.advance(by: .seconds(0.1))
    await settle { store.count == 0 }
  }

  @Test("a page that lost its socket can reconnect for a minute")
  func disconnected() async throws {
    let store = store()
    let (session, token) = try store.makeSession(browser: browser, address: "a", location: "/")
    let socket = FakeSocket()
    store.connect(socket, to: session, lastPatch: 0)
    clock.advance(by: .seconds(100))
    store.disconnect(socket, from: session)
    clock.advance(by: .seconds(59))
    for _ in 0..<100 { await Task.yield() }
    #expect(store.session(token: token, browser: browser) === session)
    store.connect(socket, to: session, lastPatch: 0)
    clock.advance(by: .seconds(59))
    for _ in 0..<100 { await Task.yield() }
    #expect(store.count == 1)
    store.disconnect(socket, from: session)
    clock.advance(by: .seconds(60))
    await settle { store.count == 0 }
    #expect(store.session(token: token, browser: browser) == nil)
  }

  @Test("a connected page is closed after half an hour without an event")
  func idle() async throws {
    let store = store()
    let (session, _) = try store.makeSession(browser: browser, address: "a", location: "/")
    let socket = FakeSocket()
    store.connect(socket, to: session, lastPatch: 0)
    clock.advance(by: .seconds(29 * 60))
    let event = ClientEvent(node: SampleGraph.Node.increment, kind: .tap)
    store.receive(event, sequence: 1, for: session)
    clock.advance(by: .seconds(29 * 60))
    for _ in 0..<100 { await Task.yield() }
    #expect(store.count == 1)
    clock.advance(by: .seconds(60))
    await settle { store.count == 0 }
    #expect(socket.closeCodes == [WireProtocol.CloseCode.unknownPage.rawValue])
  }

  @Test("no timer is set for longer than ten seconds")
  func timers() async throws {
    let durations = NIOLockedValueBox<[Duration]>([])
    let clock = ServerClock(
      now: { .zero },
      sleep: { duration in
        durations.withLockedValue { $0.append(duration) }
        throw CancellationError()
      })
    let store = SessionStore(limits: SessionLimits(), clock: clock, logger: log.logger) {
      renderer, start, _ in
      SampleGraph(renderer: renderer, location: start.location)
    }
    let (session, _) = try store.makeSession(browser: browser, address: "a", location: "/")
    let socket = FakeSocket()
    for count in 1...3 {
      await settle { durations.withLockedValue { $0.count } == count }
      if count == 1 { store.connect(socket, to: session, lastPatch: 0) }
      if count == 2 { store.disconnect(socket, from: session) }
    }
    #expect(durations.withLockedValue { $0 } == Array(repeating: .seconds(10), count: 3))
  }

  @Test("at the limit, a page whose socket has closed ends before one that was just sent")
  func closedFirst() throws {
    let store = store {
      $0.maximumSessionsPerAddress = 3
      $0.maximumUnconnectedSessionsPerAddress = 3
    }
    func page() throws -> PageSession {
      try store.makeSession(browser: RandomIdentifier(), address: "a", location: "/").session
    }
    func lives(_ session: PageSession) -> Bool { session.page(title: "", token: "") != nil }
    let sent = try page()
    clock.advance(by: .seconds(1))
    let sockets = [FakeSocket(), FakeSocket()]
    let closed = try sockets.map { socket in
      let session = try page()
      store.connect(socket, to: session, lastPatch: 0)
      return session
    }
    store.disconnect(sockets[1], from: closed[1])
    clock.advance(by: .seconds(1))
    store.disconnect(sockets[0], from: closed[0])
    let new = try page()
    #expect([sent, closed[0], closed[1], new].map(lives) == [true, true, false, true])
    let newest = try page()
    #expect([sent, closed[0], new, newest].map(lives) == [true, false, true, true])
    // Without a closed one, the oldest of those that were sent ends.
    _ = try page()
    #expect([sent, new, newest].map(lives) == [false, true, true])
  }

  @Test("a token is refused after its lifetime")
  func tokenExpiry() throws {
    let store = store { $0.tokenLifetime = .seconds(5) }
    let (_, token) = try store.makeSession(browser: browser, address: "a", location: "/")
    clock.advance(by: .seconds(5))
    #expect(store.session(token: token, browser: browser) == nil)
  }

  @Test("with too many pages, the oldest unconnected one is removed")
  func eviction() throws {
    let store = store { $0.maximumSessions = 2 }
    let (first, firstToken) = try store.makeSession(
      browser: browser, address: "a", location: "/")
    store.connect(FakeSocket(), to: first, lastPatch: 0)
    let (_, second) = try store.makeSession(browser: browser, address: "a", location: "/")
    let (_, third) = try store.makeSession(browser: browser, address: "a", location: "/")
    #expect(store.count == 2)
    #expect(store.session(token: firstToken, browser: browser) != nil)
    #expect(store.session(token: second, browser: browser) == nil)
    #expect(store.session(token: third, browser: browser) != nil)
  }

  @Test("connected pages are kept, and new ones refused, at the limit")
  func refusal() throws {
    func fill(
      _ limit: WritableKeyPath<SessionLimits, Int>, _ expected: SessionStore.Refusal
    ) throws {
      let store = store { $0[keyPath: limit] = 1 }
      let (session, _) = try store.makeSession(browser: browser, address: "a", location: "/")
      store.connect(FakeSocket(), to: session, lastPatch: 0)
      #expect(throws: expected) {
        try store.makeSession(browser: browser, address: "a", location: "/")
      }
      #expect(store.count == 1)
    }
    try fill(\.maximumSessions, .tooManySessions)
    try fill(\.maximumSessionsPerBrowser, .tooManySessionsOfBrowser)
    try fill(\.maximumSessionsPerAddress, .tooManySessionsOfAddress)
    #expect(log.all.count == 3)
  }

  @Test("limits of one browser or address don't affect others")
  func separateLimits() throws {
    let store = store {
      $0.maximumSessionsPerBrowser = 1
      $0.maximumSessionsPerAddress = 1
    }
    for address in ["a", "b", "c"] {
      let (session, _) = try store.makeSession(
        browser: RandomIdentifier(), address: address, location: "/")
      store.connect(FakeSocket(), to: session, lastPatch: 0)
    }
    #expect(store.count == 3)
  }
}

struct TokenBucketTests {
  @Test("the tokens of a stall are added to a full bucket, up to a minute's")
  func credit() {
    var bucket = TokenBucket(perSecond: 2, now: .zero)
    func takeAll(_ now: Duration) -> Int { (0..<1_000).prefix { _ in bucket.take(now: now) }.count }
    bucket.credit(.seconds(3))
    #expect(takeAll(.zero) == 8)
    #expect(takeAll(.seconds(10)) == 2)
    bucket.credit(.seconds(3_600))
    bucket.credit(.seconds(3_600))
    #expect(takeAll(.seconds(10)) == 120)
    bucket.credit(.seconds(-1))
    #expect(takeAll(.seconds(10)) == 0)
  }

  @Test("the bucket allows a burst, then the steady rate")
  func rate() {
    var bucket = TokenBucket(perSecond: 2, now: .zero)
    let atOnce = (0..<3).map { _ in bucket.take(now: .zero) }
    #expect(atOnce == [true, true, false])
    let halfASecondLater = (0..<2).map { _ in bucket.take(now: .milliseconds(500)) }
    #expect(halfASecondLater == [true, false])
    let muchLater = (0..<3).map { _ in bucket.take(now: .seconds(100)) }
    #expect(muchLater == [true, true, false])
  }
}

struct RandomIdentifierTests {
  @Test("random identifiers are read back and differ")
  func roundTrip() {
    let identifiers = (0..<100).map { _ in RandomIdentifier() }
    #expect(Set(identifiers).count == 100)
    for identifier in identifiers { #expect(RandomIdentifier(identifier.text) == identifier) }
  }

  @Test("a random identifier has one spelling only")
  func oneSpelling() throws {
    // The last character stands for four bits, so four characters would stand for the same ones.
    let zeros = String(repeating: "A", count: 43)
    #expect(RandomIdentifier(zeros) != nil)
    for last in "BCD" { #expect(RandomIdentifier(zeros.dropLast() + String(last)) == nil) }
  }

  @Test(
    "a random identifier in any other form is refused",
    arguments: ["", "short", String(repeating: "=", count: 43)])
  func malformed(text: String) {
    #expect(RandomIdentifier(text) == nil)
  }
}
#endif
