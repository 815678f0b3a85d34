#if PortableViews && Web
import ComposableUI
import ViewGraph

/// A message from the browser.
enum ClientMessage: Hashable, Sendable {
  /// The first message, `[0, lastPatch, token]` or `[0, lastPatch, token, earlierToken]`, with the last
  /// patch that the page has applied, and the token of the page that the tab has shown before.
  case greeting(lastPatch: Int, token: String, earlierToken: String? = nil)
  /// The answer to a heartbeat, `[]`.
  case heartbeat
  /// A report of the browser's environment, `[0, "e", report]`, as an ``EnvironmentReport`` reads it.
  case environment(String)
  /// A report of measured sizes, `[0, "l", report]`, as a ``SizeReport`` reads it.
  case sizes(String)
  /// An event, `[sequence, node, letter]` or `[sequence, node, letter, value]`.
  case event(sequence: Int, ClientEvent)

  /// The reason why a text is not a valid message.
  enum Malformation: Error, Hashable, Sendable {
    case notAFlatArray
    case unexpectedFields
    case unknownEventKind
  }

  init(_ text: some Collection<UInt8>) throws(Malformation) {
    if text.elementsEqual(WireProtocol.heartbeat.utf8) {
      self = .heartbeat
      return
    }
    guard let fields = FlatArray.parse(text) else { throw .notAFlatArray }
    if fields.count == 3, fields[0] == .integer(0), case .string(let kind) = fields[1],
      case .string(let report) = fields[2]
    {
      self = try Self.report(kind, report)
      return
    }
    guard fields.count == 3 || fields.count == 4,
      case .integer(let sequence) = fields[0], sequence >= 0,
      case .integer(let number) = fields[1], number >= 0,
      case .string(let word) = fields[2]
    else { throw .unexpectedFields }
    var value: String?
    if fields.count == 4 {
      guard case .string(let text) = fields[3] else { throw .unexpectedFields }
      value = text
    }
    if sequence == 0 {
      self = .greeting(lastPatch: number, token: word, earlierToken: value)
      return
    }
    guard let kind = ElementEvent(letter: word) else { throw .unknownEventKind }
    let node = NodeID(rawValue: number)
    self = .event(sequence: sequence, ClientEvent(node: node, kind: kind, value: value))
  }

  /// A report of a kind, which has no sequence number.
  private static func report(_ kind: String, _ report: String) throws(Malformation) -> Self {
    switch kind {
    case "e" where report.utf8.count <= EnvironmentReport.maximumLength: .environment(report)
    case "l": .sizes(report)
    default: throw .unexpectedFields
    }
  }
}

/// An event whose value is a text, which the element that gets the event gives a type.
struct ClientEvent: Hashable, Sendable {
  var node: NodeID
  var kind: ElementEvent
  var value: String?

  /// Whether the event is one of many of its kind, each of which can be missed: a move or a repeat.
  var isRepeated: Bool {
    switch kind {
    case .pointer: value?.hasPrefix(PointerInput.Phase.moved.rawValue) == true
    case .key: value?.hasPrefix("r") == true
    case .hoverMove: value != HoverInput.left.text
    default: false
    }
  }
}
#endif
