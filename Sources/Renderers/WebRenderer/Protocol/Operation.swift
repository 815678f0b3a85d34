#if PortableViews && Web
import ComposableUI
import ViewGraph

/// One change of the document, which the client script applies.
enum Operation: Hashable, Sendable {
  /// The target of an operation: one part of a node.
  struct Target: Hashable, Sendable {
    var node: NodeID
    var part = NodePart.node
  }

  /// Replaces a part's text.
  case text(Target, String)
  /// Sets an attribute, or removes it when the value is `nil`.
  case attribute(Target, HTMLAttribute, String?)
  /// Sets the value of a text control.
  case value(Target, String)
  /// Sets whether a checkbox is on.
  case checked(Target, Bool)
  /// Gives a part the focus, or removes the focus from it.
  case focus(Target, Bool)
  /// Inserts markup into a part, before a node or last.
  case insert(Target, before: NodeID?, HTML)
  /// Replaces the marks of a drawing.
  case drawing(Target, HTML)
  /// Removes a part with its content.
  case remove(Target)
  /// Moves a node before a sibling, or last.
  case move(NodeID, before: NodeID?)
  /// Replaces an element by one of another tag with the same attributes and content.
  case tag(NodeID, HTMLTag)
  /// Sets the address to the path of the shown screens.
  case location(String)
  /// Sets the language and the direction of the page.
  case language(String, LayoutDirection)
  /// Shows the page in a colour scheme, or in the user's.
  case colorScheme(ColorScheme?)
  /// Scrolls so that a node shows, smoothly or at once.
  case reveal(NodeID, anchor: UnitPoint?, isSmooth: Bool)
  /// Scrolls the content of a node to an offset, smoothly or at once.
  case scroll(NodeID, ScrollOffset, isSmooth: Bool)
  /// Opens an address in a new tab.
  case open(String)
  /// Copies a text to the user's clipboard.
  case copy(String)
  /// Gives the user a signal, of a strength from 0 to 1.
  case feedback(SensoryFeedback.Kind, intensity: Double)
  /// Downloads a file of this server.
  case download(String)
  /// Replaces the whole content.
  case replaceAll(HTML)
  /// Applies operations, and animates their changes.
  case animated(Motion, [Operation])

  /// Appends the operation as a JSON array that starts with its letter.
  func write(to json: inout JSONWriter) {
    json.raw("[")
    json.string(letter.rawValue)
    json.raw(",")
    writeOperands(to: &json)
    json.raw("]")
  }

  private func writeOperands(to json: inout JSONWriter) {
    switch self {
    case .text(let target, let text):
      json.target(target)
      json.raw(",")
      json.string(text)
    case .attribute(let target, let name, let value):
      json.target(target)
      json.raw(",")
      json.string(name.rawValue)
      if let value {
        json.raw(",")
        json.string(value)
      }
    case .value(let target, let value):
      json.target(target)
      json.raw(",")
      json.string(value)
    case .checked(let target, let isOn), .focus(let target, let isOn):
      json.target(target)
      json.raw(isOn ? ",1" : ",0")
    case .insert(let target, let before, let html):
      json.target(target)
      json.raw(",")
      json.integer(before?.rawValue ?? 0)
      json.raw(",")
      json.string(utf8: html.bytes)
    case .drawing(let target, let html):
      json.target(target)
      json.raw(",")
      json.string(utf8: html.bytes)
    case .remove(let target):
      json.target(target)
    case .move(let node, let before):
      json.integer(node.rawValue)
      json.raw(",")
      json.integer(before?.rawValue ?? 0)
    case .tag(let node, let tag):
      json.integer(node.rawValue)
      json.raw(",")
      json.string(tag.rawValue)
    case .location(let text), .open(let text), .copy(let text), .download(let text):
      json.string(text)
    case .feedback(let kind, let intensity):
      json.string(kind.rawValue)
      json.raw(",")
      json.integer(Int((intensity * 100).rounded()))
    case .language(let language, let direction):
      json.string(language)
      json.raw(",")
      json.string(direction.attributeValue)
    case .colorScheme(let colorScheme):
      json.string(colorScheme?.attributeValue ?? "")
    case .reveal(let node, let anchor, let isSmooth):
      json.integer(node.rawValue)
      json.raw(",")
      json.string(Self.position(anchor?.x))
      json.raw(",")
      json.string(Self.position(anchor?.y))
      json.raw(isSmooth ? ",1" : ",0")
    case .scroll(let node, let offset, let isSmooth):
      json.integer(node.rawValue)
      for length in [offset.x, offset.y] {
        json.raw(",")
        if let length { json.integer(Self.points(length)) } else { json.raw("null") }
      }
      json.raw(isSmooth ? ",1" : ",0")
    case .replaceAll(let html):
      json.string(utf8: html.bytes)
    case .animated(let motion, let operations):
      motion.write(to: &json)
      json.raw(",[")
      json.list(operations)
      json.raw("]")
    }
  }
}

extension Operation {
  /// A length in whole points; one that is larger than any content for an infinite one.
  private static func points(_ length: Double) -> Int { Int(min(length, 1e9).rounded()) }

  /// The position that a browser knows, closest to a fraction of a length.
  private static func position(_ fraction: Double?) -> String {
    guard let fraction else { return "nearest" }
    return fraction < 0.25 ? "start" : fraction > 0.75 ? "end" : "center"
  }
}

extension ColorScheme {
  /// The value of the document's attribute `data-scheme`.
  var attributeValue: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension LayoutDirection {
  /// The value of the attribute `dir`.
  var attributeValue: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension JSONWriter {
  /// Appends operations as JSON, separated by commas.
  mutating func list(_ operations: [Operation]) {
    for (index, operation) in operations.enumerated() {
      if index > 0 { raw(",") }
      operation.write(to: &self)
    }
  }

  /// Appends a target: a node by its number, any other part by its identifier.
  fileprivate mutating func target(_ target: Operation.Target) {
    if target.part == .node {
      integer(target.node.rawValue)
    } else {
      string(target.part.identifier(of: target.node))
    }
  }
}
#endif
