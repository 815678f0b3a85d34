#if PortableViews && Web
import ComposableUI
import Foundation
import Logging
import ViewGraph

/// One page in one tab of one browser: its view graph, and its socket.
@MainActor
final class PageSession {
  let id: RandomIdentifier
  let browser: RandomIdentifier
  let address: String

  /// The files that the user sends and is offered.
  let files: PageFiles

  private let logger: Logger
  private let renderer = SessionRenderer()
  private var graph: (any PageGraph)?
  private var encoder: PatchEncoder?
  private var log = PatchLog()
  private var operations: [Operation] = []
  /// The scrolling from before the page was connected.
  private var earlyScrollings: [(node: NodeID, operation: Operation)] = []
  /// The colour scheme that the views prefer; `nil` before they have preferred any.
  private var colorScheme: ColorScheme??
  private var shownLanguage = ShownLanguage()
  private var lastEvent = 0
  private var isHandlingEvent = false

  private var socket: (any PageSocket)?
  private var isWriting = false
  private var sentSequence = 0
  private var sentEvent = 0

  /// Whether a socket has ever been attached.
  private(set) var hasConnected = false

  var isConnected: Bool { socket != nil }

  /// Whether the browser has reported that the page is hidden, such as behind another tab.
  var isHidden: Bool { graph?.environment.scenePhase == .background }

  /// Creates a session and evaluates its views for the first time.
  init(
    id: RandomIdentifier, browser: RandomIdentifier, address: String, logger: Logger,
    files: PageFiles = PageFiles(), makeGraph: (any Renderer, Logger) -> any PageGraph
  ) {
    var logger = logger
    logger[metadataKey: "page"] = "\(id.text.prefix(8))"
    self.id = id
    self.browser = browser
    self.address = address
    self.logger = logger
    self.files = files
    let graph = makeGraph(renderer, logger)
    self.graph = graph
    files.transfers = graph.transfers
    renderer.session = self
    graph.mount()
    // The first state includes the changes by `onAppear` actions.
    graph.flush()
  }

  /// The outcome of opening the page's path in the views.
  var locationOutcome: LocationOutcome { graph?.locationOutcome ?? .unknown }

  /// The language of the texts as a BCP 47 tag, or `nil` if unknown.
  var language: String? { graph?.language }

  /// The look of the page.
  var look: PageLook {
    PageLook(
      title: graph?.tree.shownTitle ?? "", language: PageLanguage(of: graph).tag,
      colorScheme: colorScheme ?? nil)
  }

  /// Returns the document that shows the current state.
  func page(
    title: String, token: String, maximumMessageSize: Int = SessionLimits().maximumMessageSize
  ) -> Page? {
    guard let tree = graph?.tree else { return nil }
    let language = PageLanguage(of: graph)
    shownLanguage.begin(with: language)
    return Page(
      title: tree.shownTitle ?? title, tree: tree, sequence: log.sequence, token: token,
      location: encoder?.location, maximumMessageSize: maximumMessageSize,
      maximumFileSize: files.limits.maximumFileSize,
      language: language.tag, direction: language.direction,
      colorScheme: colorScheme ?? nil)
  }

  // MARK: Connection

  /// Attaches a socket to the page, and closes the socket that was attached before.
  func attach(_ socket: any PageSocket, lastPatch: Int) {
    self.socket?.close(.replaced, "The page is connected elsewhere")
    self.socket = socket
    hasConnected = true
    carryOutEarlyScrollings()
    isWriting = false
    sentSequence = lastPatch
    sentEvent = -1
    send()
  }

  /// Takes the values that the views of an earlier page of the same tab have kept for their scene.
  ///
  /// Has no effect once the page has connected: it has values of its own then.
  func restoreScene(of earlier: PageSession) {
    guard !hasConnected, earlier !== self, let values = earlier.graph?.sceneValues else { return }
    graph?.sceneValues.restore(from: values)
    graph?.flush()
  }

  private func carryOutEarlyScrollings() {
    for (node, operation) in earlyScrollings.suffix(Self.earlyScrollingLimit)
    where graph?.element(of: node) != nil {
      operations.append(operation)
    }
    earlyScrollings = []
    commit()
  }

  /// The greatest number of scrollings that a page makes up for when it connects.
  private static var earlyScrollingLimit: Int { 16 }

  /// Detaches a closed socket; returns whether it was the attached one.
  func detach(_ socket: any PageSocket) -> Bool {
    guard self.socket === socket else { return false }
    self.socket = nil
    return true
  }

  /// Ends the session: cancels the tasks of its views and releases all state.
  func end(_ code: UInt16, _ reason: String) {
    socket?.close(code, reason)
    socket = nil
    renderer.session = nil
    graph?.unmount()
    files.removeAll()
    encoder = nil
    graph = nil
  }

  // MARK: Events

  /// Handles an event once; an event that was handled before is only acknowledged again.
  func receive(_ event: ClientEvent, sequence: Int) {
    guard let graph, isNext(event, sequence: sequence) else { return }
    isHandlingEvent = true
    let outcome = pass(event, to: graph)
    isHandlingEvent = false
    if case .refused(let refusal) = outcome {
      var metadata = event.metadata
      metadata["reason"] = "\(refusal.rawValue)"
      logger.warning("Refused an event", metadata: metadata)
    }
    commit()
    send()
  }

  private func pass(_ event: ClientEvent, to graph: any PageGraph) -> EventOutcome {
    guard event.kind == .appear else {
      return graph.handle(event.kind, of: event.node, text: event.value)
    }
    guard let report = AppearanceReport(event.value ?? "") else { return .refused(.invalidValue) }
    graph.take(report.appearances)
    return .handled
  }

  /// Acknowledges an event beyond the rate limit without handling it.
  func drop(_ event: ClientEvent, sequence: Int) {
    guard isNext(event, sequence: sequence) else { return }
    logger.debug("Dropped an event beyond the rate limit", metadata: event.metadata)
    send()
  }

  /// Passes a report of the browser's environment to the views.
  func receive(_ report: EnvironmentReport) {
    guard let graph else { return }
    graph.environment = report.applied(to: graph.environment)
    graph.flush()
  }

  /// Passes measured sizes to the layouts that asked for them.
  func receive(_ report: SizeReport) {
    graph?.take(report.reports)
  }

  /// Records an event; returns `false` if it was handled before, or if an earlier event is missing.
  private func isNext(_ event: ClientEvent, sequence: Int) -> Bool {
    guard sequence > lastEvent else {
      logger.notice("Dropped an event that was already applied", metadata: event.metadata)
      sentEvent = -1
      send()
      return false
    }
    guard sequence == lastEvent + 1 else {
      logger.warning("Refused an event out of order", metadata: event.metadata)
      socket?.close(.eventMissing, "Event \(lastEvent + 1) is missing")
      return false
    }
    lastEvent = sequence
    return true
  }

  // MARK: Patches

  fileprivate func mount(_ tree: ElementTree) {
    guard let graph else { return }
    let isFirst = encoder == nil
    encoder = PatchEncoder(tree, in: graph)
    guard !isFirst else { return }
    operations = [.replaceAll(html(of: tree))]
    finishPass()
  }

  fileprivate func apply(_ patches: [Patch], animation: Animation?) {
    // The views may have chosen a language since the mount.
    encoder?.language = BuiltInLanguage(of: language)
    if let change = shownLanguage.change(to: PageLanguage(of: graph)) { operations.append(change) }
    operations += (encoder?.encode(patches) ?? []).animated(animation)
    finishPass()
  }

  fileprivate func prefer(_ colorScheme: ColorScheme?) {
    self.colorScheme = colorScheme
    // The page that is made from the first tree has it already.
    guard encoder != nil else { return }
    carryOut(.colorScheme(colorScheme))
  }

  fileprivate func reveal(_ node: NodeID, anchor: UnitPoint?, isSmooth: Bool) {
    carryOut(.reveal(node, anchor: anchor, isSmooth: isSmooth && hasConnected), scrolling: node)
  }

  fileprivate func scroll(_ node: NodeID, to offset: ScrollOffset, isSmooth: Bool) {
    carryOut(.scroll(node, offset, isSmooth: isSmooth && hasConnected), scrolling: node)
  }

  private func carryOut(_ operation: Operation, scrolling node: NodeID) {
    // A page that is not loaded yet has no place that it is scrolled to.
    guard hasConnected else { return earlyScrollings.append((node, operation)) }
    carryOut(operation)
  }

  fileprivate func open(_ url: URL) -> Bool {
    guard let destination = LinkDestination(url.absoluteString), !destination.isPath else {
      return false
    }
    carryOut(.open(destination.url))
    return true
  }

  fileprivate func copy(_ text: String) {
    carryOut(.copy(text))
  }

  fileprivate func play(_ feedback: SensoryFeedback) {
    carryOut(.feedback(feedback.kind, intensity: feedback.intensity))
  }

  fileprivate func offer(_ file: OfferedFile) -> Bool {
    guard graph != nil else { return false }
    carryOut(.download(files.offer(file)))
    return true
  }

  private func carryOut(_ operation: Operation) {
    operations.append(operation)
    finishPass()
  }

  private func finishPass() {
    guard !isHandlingEvent else { return }
    commit()
    send()
  }

  private func commit() {
    guard !operations.isEmpty else { return }
    log.append(Self.json(operations))
    operations.removeAll(keepingCapacity: true)
  }

  /// Sends the patches that the page lacks, unless the previous message is still being written.
  ///
  /// Patches during the write stay in the log, and are sent later as one message.
  private func send() {
    guard let socket, !isWriting, sentSequence != log.sequence || sentEvent != lastEvent else {
      return
    }
    let message = ServerMessage(
      sequence: log.sequence, lastEvent: lastEvent,
      operations: log.operations(after: sentSequence) ?? everything())
    sentSequence = log.sequence
    sentEvent = lastEvent
    isWriting = true
    socket.send(message.json) { [weak self, weak socket] in
      guard let self, let socket, self.socket === socket else { return }
      isWriting = false
      send()
    }
  }

  private func everything() -> [UInt8] {
    guard let tree = graph?.tree else { return [] }
    var operations = [Operation.replaceAll(html(of: tree))]
    if let language = shownLanguage.correction { operations.append(language) }
    if let colorScheme { operations.append(.colorScheme(colorScheme)) }
    if let location = encoder?.location { operations.append(.location(location)) }
    return Self.json(operations)
  }

  private func html(of tree: ElementTree) -> HTML {
    tree.html(in: MarkupContext(language: BuiltInLanguage(of: language)))
  }

  private static func json(_ operations: [Operation]) -> [UInt8] {
    var json = JSONWriter()
    json.list(operations)
    return json.bytes
  }
}

/// A renderer that passes the graph's patches to a session, which it references weakly.
@MainActor
private final class SessionRenderer: Renderer {
  weak var session: PageSession?

  var reportsAppearances: Bool { true }

  func mount(_ tree: ElementTree) { session?.mount(tree) }
  func apply(_ patches: [Patch]) { apply(patches, animation: nil) }
  func apply(_ patches: [Patch], animation: Animation?) {
    session?.apply(patches, animation: animation)
  }
  func prefer(_ colorScheme: ColorScheme?) { session?.prefer(colorScheme) }
  func reveal(_ node: NodeID, anchor: UnitPoint?, animation: Animation?) {
    session?.reveal(node, anchor: anchor, isSmooth: animation != nil)
  }
  func scroll(_ node: NodeID, to offset: ScrollOffset, animation: Animation?) {
    session?.scroll(node, to: offset, isSmooth: animation != nil)
  }
  func open(_ url: URL) -> Bool { session?.open(url) ?? false }
  func copy(_ text: String) { session?.copy(text) }
  func play(_ feedback: SensoryFeedback) { session?.play(feedback) }
  func offer(_ file: OfferedFile) -> Bool { session?.offer(file) ?? false }
}

extension ClientEvent {
  fileprivate var metadata: Logger.Metadata {
    ["node": "\(node.rawValue)", "event": "\(kind.name)"]
  }
}

extension ElementTree {
  /// The title of the last screen.
  fileprivate var shownTitle: String? {
    if element.role == .navigation, let screen = children.last {
      return screen.shownTitle ?? screen.element.text.flatMap { $0.isEmpty ? nil : $0 }
    }
    return children.lazy.compactMap(\.shownTitle).first
  }
}
#endif
