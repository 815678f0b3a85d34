#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The mutable parts of an element's markup: attributes, texts and values.
///
/// The first markup and every later patch are made from the same facets, so they always agree.
struct Facets: Equatable {
  /// An attribute of one part of an element.
  struct Attribute: Equatable {
    var part: NodePart
    var name: HTMLAttribute
    /// The value; empty for an attribute without a value, such as `disabled`.
    var value: String
  }

  /// The value of a control.
  ///
  /// Attributes no longer set it once the user has changed the control.
  enum Value: Equatable {
    case text(NodePart, String)
    case checked(NodePart, Bool)
  }

  /// The tag, if it depends on more than the role; else `nil`.
  var tag: HTMLTag?
  var attributes: [Attribute] = []
  /// The part that shows the element's `text`, and the shown text.
  var text: (part: NodePart, text: String)?
  var value: Value?
  /// The focus that the views request, if they control it.
  var focus: Focus?

  /// A part of an element, and whether it has the focus.
  struct Focus: Equatable {
    var part: NodePart
    var isOn: Bool
  }

  /// Creates the facets of an element, with built-in words in a language.
  init(_ element: ViewElement, language: BuiltInLanguage) {
    addLooks(of: element)
    addEvents(of: element)
    addDetails(of: element, in: language)
    guard let focused = element.attributes[.focused] else { return }
    focus = Focus(part: element.role.controlPart, isOn: focused == "true")
    add(.autofocus, when: focused == "true", to: element.role.controlPart)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tag == rhs.tag && lhs.attributes == rhs.attributes && lhs.value == rhs.value
      && lhs.text?.part == rhs.text?.part && lhs.text?.text == rhs.text?.text
      && lhs.focus == rhs.focus
  }

  func writeAttributes(of part: NodePart, to writer: inout HTMLWriter) {
    for attribute in attributes where attribute.part == part {
      if attribute.value.isEmpty {
        writer.attribute(attribute.name, when: true)
      } else {
        writer.attribute(attribute.name, attribute.value)
      }
    }
  }

  /// Adds an attribute, unless the part has it already.
  private mutating func add(_ name: HTMLAttribute, _ value: String?, to part: NodePart = .node) {
    guard let value, !attributes.contains(where: { $0.part == part && $0.name == name }) else {
      return
    }
    attributes.append(Attribute(part: part, name: name, value: value))
  }

  private mutating func add(_ name: HTMLAttribute, when flag: Bool, to part: NodePart = .node) {
    if flag { add(name, "", to: part) }
  }

  private mutating func addLooks(of element: ViewElement) {
    add(.class, element.cssClasses)
    add(.style, element.css)
    add(.ariaHidden, element.attributes[.isHidden] == "true" ? "true" : nil)
    add(.ariaLive, element.attributes[.isAnnounced] == "true" ? "polite" : nil)
    add(.ariaDescription, element.attributes[.hint], to: element.role.namedPart)
    add(.ariaKeyShortcuts, element.attributes[.shortcut])
    add(.dataTransition, element.attributes[.transition])
    add(.dataTestID, element.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 })
    if element.role.isFormControl {
      add(.disabled, when: element.isDisabled, to: element.role.controlPart)
    } else {
      add(.ariaDisabled, element.isDisabled ? "true" : nil)
    }
  }

  private mutating func addEvents(of element: ViewElement) {
    add(.dataEvents, element.events.isEmpty ? nil : element.events.letters)
    guard element.events.contains(.tap), element.role.becomesButton else { return }
    // A link with a destination is reachable by keyboard by itself.
    if element.role == .link, element.attributes[.destination] != nil { return }
    add(.tabindex, "0")
    add(.role, element.role == .link ? "link" : "button")
  }

  private mutating func addDetails(of element: ViewElement, in language: BuiltInLanguage) {
    let text = element.text ?? ""
    var accessibilityLabel = element.accessibilityLabel
    switch element.role {
    case .text:
      tag = element.attributes[.headingLevel].flatMap { Int($0) }.map(HTMLTag.heading) ?? .span
      self.text = (.node, text)
    case .picture:
      let source = element.attributes[.source].flatMap(LinkDestination.init)
      add(.src, source.flatMap { $0.url.hasPrefix("mailto:") ? nil : $0.url }, to: .control)
      add(.alt, accessibilityLabel, to: .control)
      accessibilityLabel = nil
    case .image:
      if let outline = element.attributes[.outline] {
        addDrawing(outline, lineWidth: element.attributes[.outlineWidth])
      } else {
        addSymbol(element.attributes[.symbol] ?? "")
      }
      let isDecorative = (accessibilityLabel ?? "").isEmpty && !element.events.contains(.tap)
      add(.role, isDecorative ? nil : "img")
      add(.ariaHidden, isDecorative ? "true" : nil)
    case .progress:
      self.text = (.label, text)
      add(.value, element.value, to: .control)
      if text.isEmpty, accessibilityLabel == nil {
        accessibilityLabel = BuiltInWord.inProgress.text(in: language)
      }
    case .button, .alert, .confirmationDialog, .section, .screen, .groupBox:
      self.text = (.label, text)
      add(.ariaExpanded, element.attributes[.expanded].map { $0 == "true" ? "true" : "false" })
      add(.hidden, when: !element.events.contains(.dismiss) && element.role == .screen, to: .back)
    case .richText:
      let level = element.attributes[.headingLevel].flatMap { Int($0) }
      tag = level.map(HTMLTag.heading) ?? .span
    case .sheet, .popover:
      if accessibilityLabel == nil {
        accessibilityLabel = text.isEmpty ? BuiltInWord.dialog.text(in: language) : text
      }
    case .link:
      self.text = (.label, text)
      let destination = element.attributes[.destination].flatMap(LinkDestination.init)
      add(.href, destination?.url)
      add(.rel, destination.map { $0.isPath ? nil : "noopener noreferrer" } ?? nil)
    case .option:
      self.text = (.node, text)
      add(.value, element.attributes[.tag])
    case .row:
      add(.ariaCurrent, element.attributes[.selected] == "true" ? "true" : nil)
      guard element.attributes[.selected] != nil, element.events.contains(.tap) else { break }
      add(.tabindex, "0")
    case .tabBar: add(.role, "tablist")
    case .tabItem:
      self.text = (.label, text)
      addSymbol(element.attributes[.symbol])
      add(.ariaSelected, element.value == "true" ? "true" : "false")
    case .tabPanel:
      add(.role, "tabpanel")
      add(.hidden, when: element.value != "true")
      accessibilityLabel = accessibilityLabel ?? text
    case .segments:
      self.text = (.label, text)
      accessibilityLabel = accessibilityLabel ?? text
    case .segment:
      self.text = (.label, text)
      addSymbol(text.isEmpty ? element.attributes[.symbol] : nil)
      add(.value, element.attributes[.tag], to: .control)
      if text.isEmpty, accessibilityLabel == nil {
        accessibilityLabel = element.attributes[.symbol].map(Symbols.words)
      }
    case .menu:
      self.text = (.label, text)
      addSymbol(element.attributes[.symbol])
      add(.disabled, when: element.isDisabled, to: .opener)
      if text.isEmpty, accessibilityLabel == nil {
        accessibilityLabel = element.attributes[.symbol].map(Symbols.words)
      }
    case .stepper:
      self.text = (.label, text)
      accessibilityLabel = accessibilityLabel ?? text
      for (part, event) in [(NodePart.less, ElementEvents.decrement), (.more, .increment)] {
        add(.disabled, when: element.isDisabled || !element.events.contains(event), to: part)
      }
    case _ where element.role.holdsControl:
      addControl(element, in: language)
    case .box, .horizontalStack, .verticalStack, .overlayStack, .layers, .grid:
      // An element with a name needs a role.
      add(.role, (accessibilityLabel ?? "").isEmpty ? nil : "group")
    default:
      break
    }
    add(
      .ariaLabel, accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }, to: element.role.namedPart
    )
  }

  private mutating func addControl(_ element: ViewElement, in language: BuiltInLanguage) {
    let part = element.role.controlPart
    text = (.label, element.text ?? "")
    if element.role == .toggle {
      value = .checked(part, element.value == "true")
    } else {
      value = .text(part, element.value ?? "")
    }
    switch element.role {
    case .textField, .secureField, .textEditor:
      add(.placeholder, element.attributes[.placeholder] ?? element.text, to: part)
      if element.role == .textField { addFieldKind(element.attributes[.inputKind]) }
      let labels = ["done", "enter", "go", "next", "search", "send"]
      add(
        .enterkeyhint,
        element.attributes[.submitLabel].flatMap { labels.contains($0) ? $0 : nil }, to: part)
      if text?.text.isEmpty != false, (element.accessibilityLabel ?? "").isEmpty {
        let name = element.attributes[.placeholder] ?? BuiltInWord.text.text(in: language)
        add(.ariaLabel, name, to: part)
      }
    case .datePicker:
      let kinds = ["date": "date", "time": "time", "dateTime": "datetime-local"]
      add(.type, kinds[element.attributes[.inputKind] ?? ""] ?? "datetime-local", to: part)
      add(.min, element.attributes[.minimum], to: part)
      add(.max, element.attributes[.maximum], to: part)
    case .slider:
      add(.min, element.attributes[.minimum], to: part)
      add(.max, element.attributes[.maximum], to: part)
      add(.step, element.attributes[.step], to: part)
    default:
      break
    }
  }

  private mutating func addFieldKind(_ kind: String?) {
    let types = ["search": "search", "email": "email", "url": "url", "telephone": "tel"]
    add(.type, types[kind ?? ""] ?? "text", to: .control)
    let modes = ["number": "numeric", "decimal": "decimal"]
    add(.inputmode, modes[kind ?? ""], to: .control)
  }

  private mutating func addDrawing(_ outline: String, lineWidth: String?) {
    add(.class, lineWidth == nil ? "symbol drawing fill" : "symbol drawing", to: .symbol)
    add(.viewBox, "0 0 240 240", to: .symbol)
    add(.d, outline, to: .symbolOutline)
    add(.strokeWidth, lineWidth ?? "0", to: .symbolOutline)
  }

  private mutating func addSymbol(_ name: String?) {
    guard let name, !name.isEmpty else { return add(.hidden, when: true, to: .symbol) }
    let drawing = Symbols.drawing(name)
    add(.class, drawing.cssClasses, to: .symbol)
    add(.viewBox, "0 0 24 24", to: .symbol)
    add(.d, drawing.outline, to: .symbolOutline)
    add(.d, drawing.detail, to: .symbolDetail)
  }
}
#endif
