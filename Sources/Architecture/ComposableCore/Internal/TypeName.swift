/// Returns the name of a type as one writes it: without modules, with `?` and brackets.
package func typeName(_ type: Any.Type) -> String {
  var parser = TypeNameParser(_typeName(type, qualified: true))
  return parser.parse()
}

/// Reads the qualified name of a type and writes it short.
private struct TypeNameParser {
  private var rest: Substring

  init(_ name: String) {
    rest = name[...]
  }

  /// Reads to the end, or to the bracket that closes the generic arguments being read.
  mutating func parse() -> String {
    var result = ""
    while let next = rest.first, next != ">" {
      if next.isIdentifierPart || next == "(" && rest.hasPrefix(Self.unknownContext) {
        result += parseName()
      } else if next == "-" {
        // The arrow of a function type, whose bracket closes nothing.
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else {
        result.append(next)
        rest.removeFirst()
      }
    }
    return result
  }

  private mutating func parseName() -> String {
    var components: [String] = []
    while true {
      if rest.hasPrefix(Self.unknownContext) {
        // The runtime adds the context of a private or local type to its name.
        rest = rest.drop { $0 != ")" }.dropFirst()
        components.append("")
      } else {
        let identifier = rest.prefix { $0.isIdentifierPart }
        rest = rest.dropFirst(identifier.count)
        components.append(String(identifier))
      }
      if rest.first == "<" {
        rest.removeFirst()
        let arguments = parse()
        rest = rest.dropFirst()
        components.append(applying(arguments, to: components.popLast() ?? ""))
      }
      guard rest.first == "." else { break }
      rest.removeFirst()
    }
    if components.count > 1 { components.removeFirst() }
    return components.filter { !$0.isEmpty }.joined(separator: ".")
  }

  private func applying(_ arguments: String, to name: String) -> String {
    switch name {
    case "Optional": "\(arguments)?"
    case "Array": "[\(arguments)]"
    default: "\(name)<\(arguments)>"
    }
  }

  private static let unknownContext = "(unknown context"
}

extension Character {
  fileprivate var isIdentifierPart: Bool {
    isLetter || isNumber || self == "_" || self == "$" || self == "`"
  }
}
