#if PortableViews
import ComposableUI
import HeadlessRenderer
import Logging
import Synchronization
import Testing
import ViewGraph

/// A graph with a headless renderer, whose tree must equal the graph's at any time.
@MainActor
final class GraphHarness {
  let renderer = HeadlessRenderer()
  let graph: ViewGraph
  let log = RecordedLog()

  init(
    _ view: some View, location: String = "/",
    environment: RendererEnvironment = RendererEnvironment()
  ) {
    var logger = Logger(label: "test", factory: { [log] _ in RecordingHandler(log: log) })
    logger.logLevel = .trace
    graph = ViewGraph(
      view, renderer: renderer, location: location, environment: environment, logger: logger)
    graph.mount()
  }

  /// The rendered tree as an outline, one element per line.
  var outline: String {
    check()
    return graph.tree.children.map { Self.outline(of: $0, indent: 0) }.joined()
  }

  /// The texts on the screen, from top to bottom.
  var texts: [String] {
    check()
    return nodes.compactMap { $0.element.role == .text ? $0.element.text : nil }
  }

  /// All elements in order.
  var nodes: [ElementTree] {
    func flatten(_ tree: ElementTree) -> [ElementTree] {
      [tree] + tree.children.flatMap(flatten)
    }
    return flatten(graph.tree)
  }

  /// The first element with a role and a text.
  func node(
    _ role: ViewElement.Role, _ text: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ElementTree {
    try #require(
      nodes.first { $0.element.role == role && (text == nil || $0.element.text == text) },
      "No \(role) \(text ?? "") in\n\(outline)", sourceLocation: sourceLocation)
  }

  @discardableResult
  func send(
    _ kind: ViewEvent.Kind, to role: ViewElement.Role, _ text: String? = nil,
    value: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> EventOutcome {
    let node = try node(role, text, sourceLocation: sourceLocation)
    defer { check(sourceLocation: sourceLocation) }
    return graph.handle(kind, of: node.id, text: value)
  }

  @discardableResult
  func tap(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> EventOutcome {
    try send(.tap, to: .button, title, sourceLocation: sourceLocation)
  }

  /// Checks that the patches so far have built the graph's own tree.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(renderer.problems.isEmpty, sourceLocation: sourceLocation)
    #expect(renderer.tree == graph.tree, sourceLocation: sourceLocation)
  }

  private static func outline(of tree: ElementTree, indent: Int) -> String {
    var line = String(repeating: "  ", count: indent) + tree.element.role.rawValue
    if let text = tree.element.text { line += " \"\(text)\"" }
    if let value = tree.element.details.valueText { line += " = \(value)" }
    if tree.element.isDisabled { line += " disabled" }
    return line + "\n" + tree.children.map { outline(of: $0, indent: indent + 1) }.joined()
  }
}

/// The messages that were logged.
final class RecordedLog: Sendable {
  private let lines = Mutex<[String]>([])

  var messages: [String] { lines.withLock(\.self) }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}

/// Records what is logged.
struct RecordingHandler: LogHandler {
  let log: RecordedLog
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }
      .map { " \($0.key)=\($0.value)" }.joined()
    log.append("\(event.level): \(event.message)\(details)")
  }
}
#endif
