#if PortableViews
import ComposableUI

extension TestElement {
  /// Returns a text of the element and the visible elements inside, indented, one per line.
  public func snapshot() -> String {
    var lines: [String] = []
    appendLines(to: &lines, indent: 0)
    return lines.joined(separator: "\n")
  }

  private func appendLines(to lines: inout [String], indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + line)
    for child in children { child.appendLines(to: &lines, indent: indent + 1) }
  }

  private var line: String {
    let element = tree.element
    var line = role.rawValue
    if let text { line += " \"\(text)\"" }
    if let value = element.value { line += " = \(value)" }
    for (attribute, value) in element.attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where attribute != .placeholder || value != element.text {
      line += " \(attribute.rawValue)=\(value)"
    }
    if let label = element.accessibilityLabel { line += " label=\"\(label)\"" }
    if let identifier = element.accessibilityIdentifier { line += " id=\(identifier)" }
    if element.isDisabled { line += " disabled" }
    return line
  }
}
#endif
