#if PortableViews && Web
import HummingbirdCore
import Logging
import NIOCore
import NIOWebSocket
import ViewGraph

/// The connection of a page's socket, from its greeting to its end.
@MainActor
final class SocketConnection: PageSocket {
  private let channel: any Channel
  private let request: SocketRequest
  private let store: SessionStore
  private let logger: Logger
  private var session: PageSession?
  /// The end of the last time in which the server has answered nobody, for which the page has got its tokens.
  private var lastStallEnd: Duration
  /// The heartbeats since the last message of the page.
  private var unansweredHeartbeats = 0
  /// Whether the page has stopped answering heartbeats.
  private var isSilent = false
  private var events: TokenBucket
  private var messages: TokenBucket
  private var moves: TokenBucket
  private var isClosed = false

  init(channel: any Channel, request: SocketRequest, store: SessionStore, logger: Logger) {
    self.channel = channel
    self.request = request
    self.store = store
    self.logger = logger
    lastStallEnd = store.clock.now()
    let rate = store.limits.maximumEventsPerSecond
    events = TokenBucket(perSecond: rate, now: store.clock.now())
    func bucket(times factor: Int) -> TokenBucket {
      let (product, overflow) = rate.multipliedReportingOverflow(by: factor)
      return TokenBucket(perSecond: overflow ? .max : product, now: store.clock.now())
    }
    moves = bucket(times: FixedLimits.movesPerEvent)
    messages = bucket(times: FixedLimits.messagesPerEvent)
  }

  /// Handles the messages of a socket until it closes.
  func run(_ messages: RequestBody) async {
    let greetingTimeout = Task { [weak self, clock = store.clock, limits = store.limits] in
      guard (try? await clock.sleep(limits.connectTimeout)) != nil else { return }
      self?.closeUnlessGreeted()
    }
    let heartbeat = Task { [weak self, clock = store.clock] in
      while (try? await clock.sleep(FixedLimits.heartbeat)) != nil, self?.sendHeartbeat() == true {}
    }
    defer {
      greetingTimeout.cancel()
      heartbeat.cancel()
    }
    do {
      // After the server's closing frame, messages that the client has already sent are read and
      // dropped: closing the connection before could lose the frame.
      for try await message in messages where !isClosed {
        unansweredHeartbeats = 0
        receive(message)
      }
    } catch {
      logger.debug("A socket failed", metadata: ["error": "\(error)"])
    }
    isClosed = true
    if let session { store.disconnect(self, from: session, isSilent: isSilent) }
  }

  func send(_ message: [UInt8], onWritten: @escaping @MainActor @Sendable () -> Void) {
    guard !isClosed else { return }
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
    channel.writeAndFlush(frame).whenSuccess {
      Task { @MainActor in onWritten() }
    }
  }

  func close(_ code: UInt16, _ reason: String) {
    guard !isClosed else { return }
    isClosed = true
    let data = ByteBuffer.closing(WebSocketErrorCode(codeNumber: Int(code)), reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    channel.writeAndFlush(frame, promise: nil)
    channel.closeAfterOutput()
  }

  /// Sends a heartbeat to a page that has greeted, or closes its socket if it has not answered two of them;
  /// returns whether the socket is open.
  ///
  /// One heartbeat is not enough: after a stall of the server, the answer may wait to be read.
  private func sendHeartbeat() -> Bool {
    guard !isClosed else { return false }
    guard session != nil else { return true }
    guard unansweredHeartbeats < 2 else {
      isSilent = true
      logger.debug("Closed the socket of a page that has stopped answering")
      close(UInt16(webSocketErrorCode: .goingAway), "The page has stopped answering")
      return false
    }
    unansweredHeartbeats += 1
    send(Array(WireProtocol.heartbeat.utf8)) {}
    return true
  }

  private func closeUnlessGreeted() {
    guard session == nil else { return }
    refuse(.noGreeting, "The first message did not come in time")
  }

  private func receive(_ message: ByteBuffer) {
    creditStall()
    guard messages.take(now: store.clock.now()) else { return refuseTooMany() }
    do throws(ClientMessage.Malformation) {
      let message = try ClientMessage(message.readableBytesView)
      guard takeToken(for: message) else { return drop(message) }
      switch message {
      case .heartbeat: passOn { _ in }
      case .greeting(let lastPatch, let token, let earlierToken):
        greet(lastPatch: lastPatch, token: token, earlierToken: earlierToken)
      case .environment(let report):
        passOn { session in
          EnvironmentReport(report).map { store.receive($0, for: session) }
        }
      case .sizes(let report):
        passOn { session in SizeReport(report).map { store.receive($0, for: session) } }
      case .event(let sequence, let event):
        passOn { store.receive(event, sequence: sequence, for: $0) }
      }
    } catch {
      refuse(.policyViolation, "A message is malformed (\(error))")
    }
  }

  /// Counts a stall of the server as time in which the page could send.
  private func creditStall() {
    guard let stall = store.stalls.recentStall(), stall.end > lastStallEnd else { return }
    lastStallEnd = stall.end
    credit(stall.length)
  }

  private func credit(_ duration: Duration) {
    events.credit(duration)
    messages.credit(duration)
    moves.credit(duration)
  }

  /// Counts a message; returns whether it is within the limit.
  ///
  /// Moves and repeated keys have a limit of their own, so that a long drag leaves its end a token.
  private func takeToken(for message: ClientMessage) -> Bool {
    if case .heartbeat = message { return true }
    if case .event(_, let event) = message, event.isRepeated {
      return moves.take(now: store.clock.now())
    }
    return events.take(now: store.clock.now())
  }

  /// Drops an excess report, acknowledges an excess hover, measure, move or repeated key without
  /// handling it, and refuses any other excess message.
  private func drop(_ message: ClientMessage) {
    guard let session else { return refuseTooMany() }
    switch message {
    case .environment, .sizes, .heartbeat: break
    case .event(let sequence, let event)
    where [.hover, .resize, .scrolling, .visibility, .hoverMove].contains(event.kind)
      || event.isRepeated:
      store.drop(event, sequence: sequence, for: session)
    default: refuseTooMany()
    }
  }

  private func refuseTooMany() {
    refuse(.policyViolation, "There are too many messages")
  }

  private func greet(lastPatch: Int, token: String, earlierToken: String?) {
    guard request.version == WireProtocol.version else {
      return refuse(.wrongVersion, "The page speaks another version")
    }
    guard session == nil else { return refuse(.policyViolation, "A greeting came twice") }
    guard let browser = request.browser,
      let session = store.session(token: token, browser: browser)
    else { return refuse(.unknownPage, "The page is not known") }
    self.session = session
    // An expired page, or one of another browser, has nothing to restore.
    if let earlierToken, let earlier = store.session(token: earlierToken, browser: browser) {
      session.restoreScene(of: earlier)
    }
    // The page sends now what it could not send meanwhile.
    credit(store.absence(of: session))
    store.connect(self, to: session, lastPatch: lastPatch)
  }

  /// Passes a message to the session of the greeting.
  private func passOn(_ body: (PageSession) -> Void) {
    guard let session else {
      return refuse(.noGreeting, "The first message is no greeting")
    }
    body(session)
  }

  private func refuse(_ code: WireProtocol.CloseCode, _ reason: String) {
    refuse(code.rawValue, reason)
  }

  private func refuse(_ code: WebSocketErrorCode, _ reason: String) {
    refuse(UInt16(webSocketErrorCode: code), reason)
  }

  private func refuse(_ code: UInt16, _ reason: String) {
    logger.warning("Closed a socket", metadata: ["code": "\(code)", "reason": "\(reason)"])
    close(code, reason)
  }
}
#endif
