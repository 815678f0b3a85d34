#if PortableViews && Web
import ViewGraph

@testable import WebRenderer

/// A document as a browser holds it: parsed from markup, and changed by operations.
///
/// It knows just enough to check that operations lead to what the markup of the new state says.
final class DocumentModel: Equatable, CustomStringConvertible {
  final class Element: Equatable, CustomStringConvertible {
    var tag: String
    var attributes: [String: String] = [:]
    var text = ""
    var children: [Element] = []
    weak var parent: Element?

    init(tag: String) { self.tag = tag }

    static func == (lhs: Element, rhs: Element) -> Bool {
      lhs.tag == rhs.tag && lhs.attributes == rhs.attributes && lhs.text == rhs.text
        && lhs.children == rhs.children
    }

    var description: String {
      let names = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined()
      return "<\(tag)\(names)>\(text)\(children.map(\.description).joined())</\(tag)>"
    }

    func uncheck(_ name: String?) {
      if attributes["type"] == "radio", attributes["name"] == name { attributes["checked"] = nil }
      for child in children { child.uncheck(name) }
    }

    func first(_ id: String) -> Element? {
      attributes["id"] == id ? self : children.lazy.compactMap { $0.first(id) }.first
    }
  }

  let root: Element

  init(_ html: HTML) throws {
    root = try Parser.parse(html.string)
  }

  static func == (lhs: DocumentModel, rhs: DocumentModel) -> Bool { lhs.root == rhs.root }

  var description: String { root.description }

  struct UnknownTarget: Error { var operation: Operation }

  func apply(_ operation: Operation) throws {
    switch operation {
    case .text(let target, let text):
      let element = try find(target, operation)
      element.children = []
      element.text = text
    case .attribute(let target, let name, let value):
      try find(target, operation).attributes[name.rawValue] = value
    case .value(let target, let value):
      setValue(value, of: try find(target, operation))
    case .checked(let target, let isOn):
      let element = try find(target, operation)
      if element.attributes["type"] == "radio" { root.uncheck(element.attributes["name"]) }
      element.attributes["checked"] = isOn ? "" : nil
    case .insert(let target, let before, let html):
      try insert(
        try DocumentModel(html).root, into: try find(target, operation), before: before, operation
      )
    case .drawing(let target, let html):
      let element = try find(target, operation)
      element.children = try Parser.parseAll(html.string)
      for child in element.children { child.parent = element }
    case .remove(let target):
      try remove(find(target, operation))
    case .move(let node, let before):
      let element = try find(.init(node: node), operation)
      guard let parent = element.parent else { throw UnknownTarget(operation: operation) }
      remove(element)
      try insert(element, into: parent, before: before, operation)
    case .tag(let node, let tag):
      try find(.init(node: node), operation).tag = tag.rawValue
    case .location, .focus, .language, .colorScheme, .open, .copy, .feedback, .download, .reveal,
      .scroll:
      break
    case .animated(_, let operations):
      for operation in operations { try apply(operation) }
    case .replaceAll(let html):
      let new = try DocumentModel(html).root
      root.attributes = new.attributes
      root.children = new.children
    }
  }

  private func setValue(_ value: String, of element: Element) {
    switch element.tag {
    case "select":
      for option in element.children {
        option.attributes["selected"] = option.attributes["value"] == value ? "" : nil
      }
    case "textarea": element.text = value
    default: element.attributes["value"] = value
    }
  }

  private func find(_ target: Operation.Target, _ operation: Operation) throws -> Element {
    guard let element = root.first(target.part.identifier(of: target.node)) else {
      throw UnknownTarget(operation: operation)
    }
    return element
  }

  private func remove(_ element: Element) {
    element.parent?.children.removeAll { $0 === element }
  }

  private func insert(
    _ element: Element, into parent: Element, before: NodeID?, _ operation: Operation
  ) throws {
    element.parent = parent
    guard let before else { return parent.children.append(element) }
    let id = NodePart.node.identifier(of: before)
    guard let index = parent.children.firstIndex(where: { $0.attributes["id"] == id }) else {
      throw UnknownTarget(operation: operation)
    }
    parent.children.insert(element, at: index)
  }
}

/// Parses what an ``HTMLWriter`` can write, and nothing else.
private struct Parser {
  struct Malformed: Error { var rest: String }

  var rest: Substring

  static func parse(_ markup: String) throws -> DocumentModel.Element {
    var parser = Parser(rest: Substring(markup.replacing("<!DOCTYPE html>", with: "")))
    let element = try parser.element()
    guard parser.rest.isEmpty else { throw Malformed(rest: String(parser.rest)) }
    return element
  }

  static func parseAll(_ markup: String) throws -> [DocumentModel.Element] {
    var parser = Parser(rest: Substring(markup))
    var elements: [DocumentModel.Element] = []
    while !parser.rest.isEmpty { elements.append(try parser.element()) }
    return elements
  }

  mutating func element() throws -> DocumentModel.Element {
    try expect("<")
    let element = DocumentModel.Element(tag: take { $0.isLetter || $0.isNumber })
    while rest.hasPrefix(" ") {
      rest.removeFirst()
      let name = take { $0.isLetter || $0.isNumber || $0 == "-" }
      var value = ""
      if rest.hasPrefix("=") {
        try expect("=\"")
        value = Self.unescape(take { $0 != "\"" })
        try expect("\"")
      }
      element.attributes[name] = value
    }
    try expect(">")
    guard !HTMLTag(rawValue: element.tag)!.isVoid else { return element }
    while !rest.hasPrefix("</") {
      if rest.hasPrefix("<") {
        let child = try self.element()
        child.parent = element
        element.children.append(child)
      } else {
        element.text += Self.unescape(take { $0 != "<" })
      }
    }
    try expect("</\(element.tag)>")
    return element
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private mutating func expect(_ text: String) throws {
    guard rest.hasPrefix(text) else { throw Malformed(rest: String(rest.prefix(60))) }
    rest.removeFirst(text.count)
  }

  private static func unescape(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return
      text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&#13;", with: "\r").replacing("&amp;", with: "&")
  }
}
#endif
