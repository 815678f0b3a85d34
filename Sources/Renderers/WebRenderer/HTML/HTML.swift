#if PortableViews && Web
/// Markup that is known to be well formed and escaped.
///
/// Only an ``HTMLWriter`` makes markup: a string from anywhere else cannot become markup.
struct HTML: Hashable, Sendable {
  let bytes: [UInt8]

  fileprivate init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// A writer of markup: the only encoder for text and attributes.
///
/// Tags and attribute names come from closed enumerations, elements are balanced by construction,
/// and every character of text and of an attribute's value is escaped.
struct HTMLWriter {
  private var bytes: [UInt8] = []
  private var isInsideStartTag = false

  /// Returns the markup that `body` writes.
  static func write(_ body: (inout Self) -> Void) -> HTML {
    var writer = Self()
    body(&writer)
    return HTML(bytes: writer.bytes)
  }

  mutating func documentType() {
    append("<!DOCTYPE html>")
  }

  /// Writes an element: in `body`, attributes first, then content.
  mutating func element(_ tag: HTMLTag, _ body: (inout Self) -> Void = { _ in }) {
    finishStartTag()
    append("<")
    append(tag.rawValue)
    isInsideStartTag = true
    body(&self)
    finishStartTag()
    guard !tag.isVoid else { return }
    append("</")
    append(tag.rawValue)
    append(">")
  }

  /// Writes an attribute of the element whose start tag is open.
  mutating func attribute(_ name: HTMLAttribute, _ value: String) {
    startAttribute(name)
    append("=\"")
    appendEscaped(value)
    append("\"")
  }

  /// Writes an attribute unless its value is `nil`.
  mutating func attribute(_ name: HTMLAttribute, ifPresent value: String?) {
    if let value { attribute(name, value) }
  }

  /// Writes an attribute without a value, if a condition is true.
  mutating func attribute(_ name: HTMLAttribute, when condition: Bool) {
    if condition { startAttribute(name) }
  }

  mutating func text(_ text: String) {
    finishStartTag()
    appendEscaped(text)
  }

  private mutating func startAttribute(_ name: HTMLAttribute) {
    precondition(isInsideStartTag, "Attribute '\(name.rawValue)' is written after content")
    append(" ")
    append(name.rawValue)
  }

  private mutating func finishStartTag() {
    guard isInsideStartTag else { return }
    append(">")
    isInsideStartTag = false
  }

  private mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  private mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      // A parser turns a bare carriage return into a line feed, and refuses a null.
      case UInt8(ascii: "\r"): append("&#13;")
      case 0: append("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }
}
#endif
