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
    if let value { line += " = \(value)" }
    for (name, value) in element.descriptions { line += " \(name)=\(value)" }
    if let label = element.traits.label { line += " label=\"\(label)\"" }
    if let identifier = element.traits.identifier { line += " id=\(identifier)" }
    if element.isDisabled { line += " disabled" }
    return line
  }
}

extension ViewElement {
  /// The names and values of the details and traits that a snapshot has, in order of their names.
  fileprivate var descriptions: [(name: String, value: String)] {
    let all = details.descriptions(text: text) + traits.descriptions
    return all.compactMap { name, value in value.map { (name, $0) } }.sorted { $0.name < $1.name }
  }
}

extension ElementDetails {
  fileprivate func descriptions(text: String?) -> [(String, String?)] {
    switch self {
    case .image(let image):
      [("symbol", image.symbol), ("size", image.size == .medium ? nil : image.size.rawValue)]
    case .picture(let picture):
      [
        ("address", picture.address),
        ("size", picture.size == .medium ? nil : picture.size.rawValue),
      ]
    case .drawing(let drawing):
      [
        ("fit", drawing.fit.rawValue),
        ("marks", drawing.marks.isEmpty ? nil : drawing.marks.map(\.name).joined(separator: ",")),
      ]
    case .button(let button):
      [
        ("role", button.role?.rawValue),
        ("style", button.style == .borderless ? nil : button.style.rawValue),
        ("expanded", button.isExpanded.map(String.init)),
      ]
    case .link(let link): [("destination", link.destination)]
    case .textField(let field), .secureField(let field), .textEditor(let field):
      [
        ("placeholder", field.placeholder == text ? nil : field.placeholder),
        ("content", field.content == .text ? nil : field.content.rawValue),
        ("style", field.style == .automatic ? nil : field.style.rawValue),
        ("submitLabel", field.submitLabel?.rawValue),
      ]
    case .toggle(let toggle):
      [("style", toggle.style == .switch ? nil : toggle.style.rawValue)]
    case .slider(let slider):
      [
        ("bounds", "\(slider.bounds)"), ("step", slider.step.map(SliderDetails.text)),
      ]
    case .datePicker(let picker):
      [
        ("earliest", picker.earliest.map(picker.text)), ("latest", picker.latest.map(picker.text)),
      ]
    case .picker(let picker), .segments(let picker):
      [("symbol", picker.symbol), ("inline", picker.isInline ? "true" : nil)]
    case .option(let choice), .segment(let choice):
      [("tag", choice.tag), ("symbol", choice.symbol)]
    case .menu(let symbol): [("symbol", symbol)]
    case .tabItem(let item): [("symbol", item.symbol)]
    case .box(let shape): [("shape", shape == .container ? nil : shape.rawValue)]
    case .scroll(let scroll), .form(let scroll): scroll.descriptions
    case .layer(let isInFront): [("front", String(isInFront))]
    case .list(let list):
      [
        ("plain", list.isPlain ? "true" : nil), ("editing", list.isEditing ? "true" : nil),
      ] + list.scrolling.descriptions
    case .row(let isSelected): [("selected", isSelected.map(String.init))]
    case .navigation(let location): [("location", location)]
    case .toolbar(let position): [("position", position == .trailing ? nil : position.rawValue)]
    case .sheet(let size): [("size", size == .automatic ? nil : size.name)]
    default: []
    }
  }
}

extension DrawingMark {
  fileprivate var name: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .text(let text): "text(\(text.lines.joined(separator: " ")))"
    case .image: "image"
    case .group(_, let marks): "group(\(marks.map(\.name).joined(separator: ",")))"
    }
  }
}

extension ScrollDetails {
  fileprivate var descriptions: [(String, String?)] {
    [
      ("axes", axes == .vertical ? nil : axes.rawValue),
      ("scrolling", isDisabled ? "false" : nil),
      ("anchor", anchor.map { "\($0.x),\($0.y)" }), ("snapping", snapping?.rawValue),
    ]
  }
}

extension ElementTraits {
  fileprivate var descriptions: [(String, String?)] {
    [
      ("hint", hint), ("hidden", isHidden ? "true" : nil),
      ("announced", isAnnounced ? "true" : nil), ("selected", isSelected == true ? "true" : nil),
      ("heading", headingLevel.map(String.init)),
      ("focused", isFocused.map(String.init)),
    ]
  }
}
#endif
