#if PortableViews && Web
import Testing

@testable import WebRenderer

@Suite("Pages that are hidden or asleep", .timeLimit(.minutes(10)))
@MainActor
struct HiddenPageTests {
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

  private func connectedPage(of store: SessionStore) throws -> (PageSession, FakeSocket) {
    let (session, _) = try store.makeSession(browser: browser, address: "a", location: "/")
    let socket = FakeSocket()
    store.connect(socket, to: session, lastPatch: 0)
    return (session, socket)
  }

  private func report(_ phase: String, to store: SessionStore, of session: PageSession) throws {
    store.receive(try #require(EnvironmentReport("phase=\(phase)")), for: session)
  }

  /// Lets minutes pass, as the timers of the store notice them.
  private func pass(minutes: Int) async {
    for _ in 0..<minutes {
      clock.advance(by: .seconds(60))
      for _ in 0..<20 { await Task.yield() }
    }
  }

  @Test("a hidden page is not ended for being idle")
  func hidden() async throws {
    let store = store()
    let (session, socket) = try connectedPage(of: store)
    try report("background", to: store, of: session)
    await pass(minutes: 120)
    #expect(store.count == 1)
    #expect(socket.closeCodes == [])
  }

  @Test("a page that shows again has the whole idle time")
  func shownAgain() async throws {
    let store = store()
    let (session, _) = try connectedPage(of: store)
    try report("background", to: store, of: session)
    await pass(minutes: 120)
    try report("active", to: store, of: session)
    await pass(minutes: 29)
    #expect(store.count == 1)
    await pass(minutes: 2)
    #expect(store.count == 0)
  }

  @Test("a page that has been hidden and idle for too long gives its room to a new one")
  func room() async throws {
    let store = store { $0.maximumSessions = 1 }
    let (session, socket) = try connectedPage(of: store)
    try report("background", to: store, of: session)
    await pass(minutes: 29)
    #expect(throws: SessionStore.Refusal.tooManySessions) { try connectedPage(of: store) }
    await pass(minutes: 1)
    _ = try connectedPage(of: store)
    #expect(store.count == 1)
    #expect(socket.closeCodes == [WireProtocol.CloseCode.unknownPage.rawValue])
  }

  @Test("a page that has stopped answering is kept as long as an idle one")
  func silent() async throws {
    let store = store()
    let (session, socket) = try connectedPage(of: store)
    store.disconnect(socket, from: session, isSilent: true)
    await pass(minutes: 29)
    #expect(store.count == 1)
    let next = FakeSocket()
    store.connect(next, to: session, lastPatch: 0)
    // It has closed its socket this time.
    store.disconnect(next, from: session)
    await pass(minutes: 2)
    #expect(store.count == 0)
  }
}
#endif
