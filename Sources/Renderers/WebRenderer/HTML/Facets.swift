#if PortableViews && Web
import ComposableUI
import Foundation
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
  /// The marks of a drawing.
  var drawing: DrawingDetails?
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
    addTransfer(of: element, in: language)
    addDetails(of: element, in: language)
    if element.traits.isSelected == true { addSelection(of: element) }
    if let shown = text { text = (shown.part, shown.text.withOwnDirections) }
    guard let isFocused = element.traits.isFocused else { return }
    focus = Focus(part: element.role.controlPart, isOn: isFocused)
    add(.autofocus, when: isFocused, to: element.role.controlPart)
  }

  /// Creates only the facets that depend on the style and the layout of an element.
  init(looksOf element: ViewElement) {
    addLooks(of: element)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tag == rhs.tag && lhs.attributes == rhs.attributes && lhs.value == rhs.value
      && lhs.text?.part == rhs.text?.part && lhs.text?.text == rhs.text?.text
      && lhs.focus == rhs.focus && lhs.drawing == rhs.drawing
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
  mutating func add(_ name: HTMLAttribute, _ value: String?, to part: NodePart = .node) {
    guard let value, !attributes.contains(where: { $0.part == part && $0.name == name }) else {
      return
    }
    let shown = name.isText ? value.withOwnDirections : value
    attributes.append(Attribute(part: part, name: name, value: shown))
  }

  mutating func add(_ name: HTMLAttribute, when flag: Bool, to part: NodePart = .node) {
    if flag { add(name, "", to: part) }
  }

  private mutating func addLooks(of element: ViewElement) {
    let traits = element.traits
    add(.class, element.cssClasses)
    add(.style, element.css)
    add(.dir, element.style.layoutDirection?.attributeValue)
    add(.dataProposals, element.style.arrangement?.question)
    addScrolling(of: element)
    add(.ariaHidden, traits.isHidden ? "true" : nil)
    add(.ariaLive, traits.isAnnounced ? "polite" : nil)
    add(.ariaDescription, element.spokenDescription, to: element.role.namedPart)
    add(.ariaKeyShortcuts, traits.shortcut?.text)
    add(.dataShare, traits.share?.attributeValue)
    add(.dataTransition, traits.transition?.css)
    if let effects = element.style.knownEffects { addEffects(effects, of: element) }
    if element.role == .sheet { addGrip(of: element) }
    add(.dataTestID, traits.identifier.flatMap { $0.isEmpty ? nil : $0 })
    if element.role.isFormControl {
      add(.disabled, when: element.isDisabled, to: element.role.controlPart)
    } else {
      add(.ariaDisabled, element.isDisabled ? "true" : nil)
    }
  }

  private mutating func addEffects(_ effects: ElementEffects, of element: ViewElement) {
    add(.lang, effects.language)
    add(.dataMatch, effects.matchText)
    add(.dataZoom, effects.zoom.map(ElementEffects.groupText))
    add(.dataZoomSource, effects.zoomSource.map(ElementEffects.groupText))
    add(.dataContent, effects.contentText)
    add(.dataSymbol, effects.symbolText)
    add(.dataEdges, effects.edgesText)
    if element.hasFittingLine, let least = effects.leastScale, least.isFinite {
      add(.dataFit, CSSDeclarations.format(min(max(least, 0.1), 1)))
    }
    add(.dataBadge, effects.badge)
    if element.role == .screen {
      add(.dataSubtitle, effects.subtitle, to: .label)
      add(.ariaLabel, effects.backTitle, to: .back)
    }
    add(.dataContainer, when: effects.measuresContainer)
    if !effects.visibilityThresholds.isEmpty {
      add(
        .dataVisible,
        effects.visibilityThresholds.map(CSSDeclarations.format).joined(separator: " "))
    }
  }

  private mutating func addGrip(of sheet: ViewElement) {
    add(.hidden, when: !sheet.events.contains(.move), to: .grip)
    // There is nothing to choose.
    guard let detents = sheet.style.knownEffects?.detents else {
      return add(.tabindex, "-1", to: .grip)
    }
    add(.ariaValueNow, String(detents.index + 1), to: .grip)
    add(.ariaValueMax, String(detents.count), to: .grip)
  }

  private mutating func addScrolling(of element: ViewElement) {
    guard let scrolling = element.details.scrolling else { return }
    add(.dataStart, scrolling.anchor?.attributeValue)
    guard element.events.contains(.scroll), scrolling.positionAnchor != .topLeading else { return }
    add(.dataAnchor, scrolling.positionAnchor.attributeValue)
  }

  private mutating func addEvents(of element: ViewElement) {
    add(.dataEvents, element.events.isEmpty ? nil : element.events.letters)
    if element.traits.isFocusable == true { add(.tabindex, "0") }
    let isInteractive = element.traits.isInteractive != false
    if !isInteractive, [.control, .text].contains(RoleDescription(element.role).focus) {
      add(.tabindex, "-1", to: element.role.controlPart)
    }
    if element.events.contains(.key) { add(.dataKeys, element.traits.keys?.attributeValue) }
    if element.events.contains(.pointer), let gesture = element.traits.gesture {
      add(.dataWaits, gesture.attributeValue)
      if gesture.isTappable, isInteractive, RoleDescription(element.role).focus == .tappable {
        add(.tabindex, "0")
        add(.role, "button")
      }
    }
    guard element.events.contains(.tap), isInteractive else { return }
    switch element.details {
    // A link with a destination is reachable by keyboard by itself.
    case .link(let link) where link.destination == nil:
      add(.tabindex, "0")
      add(.role, "link")
    case .row(isSelected: .some):
      add(.tabindex, "0")
    case .row: break
    case _ where RoleDescription(element.role).focus == .tappable:
      add(.tabindex, "0")
      add(.role, "button")
    default: break
    }
  }

  private mutating func addDetails(of element: ViewElement, in language: BuiltInLanguage) {
    let text = element.text ?? ""
    var label = element.traits.label
    switch element.details {
    case .text:
      tag = element.traits.headingLevel.map(HTMLTag.heading) ?? .span
      if element.traits.isCode, element.traits.headingLevel == nil { add(.role, "code") }
      self.text = (.node, text)
    case .richText:
      tag = element.traits.headingLevel.map(HTMLTag.heading) ?? .span
    case .picture(let picture):
      let source = picture.address.flatMap(LinkDestination.init)
      add(.src, source.flatMap { $0.url.hasPrefix("mailto:") ? nil : $0.url }, to: .control)
      add(.srcset, picture.sourceSet, to: .control)
      add(.alt, label, to: .control)
      label = nil
    case .image(let image):
      addImage(image)
      addImageRole(of: element)
    case .drawing(let drawing):
      addDrawing(drawing)
      addImageRole(of: element)
    case .progress(let fraction):
      self.text = (.label, text)
      add(.value, fraction.map { String($0) }, to: .control)
      if text.isEmpty, label == nil { label = BuiltInWord.inProgress.text(in: language) }
    case .button(let button):
      self.text = (.label, text)
      add(.ariaExpanded, button.isExpanded.map(String.init))
    case .alert, .confirmationDialog, .section, .groupBox:
      self.text = (.label, text)
    case .screen:
      self.text = (.label, text)
      let hasWayBack = element.events.contains(.dismiss)
      add(.hidden, when: !hasWayBack || element.traits.bar.contains(.noBackButton), to: .back)
    case .sheet, .popover:
      if label == nil { label = text.isEmpty ? BuiltInWord.dialog.text(in: language) : text }
    case .link(let link):
      self.text = (.label, text)
      let destination = link.destination.flatMap(LinkDestination.init)
      add(.href, destination?.url)
      add(.rel, destination.map { $0.isPath ? nil : "noopener noreferrer" } ?? nil)
      // The page of another site has a tab of its own, so that this page stays.
      add(.target, destination?.isPage == true && destination?.isPath == false ? "_blank" : nil)
    case .option(let choice):
      self.text = (.node, text)
      add(.value, choice.tag)
    case .row(let isSelected):
      add(.ariaCurrent, isSelected == true ? "true" : nil)
    case .spacer:
      add(.ariaHidden, "true")
    case .tabBar:
      addRole(of: element)
    case .tabItem(let item):
      self.text = (.label, text)
      addSymbol(item.symbol.map(Symbols.filled))
      add(.ariaSelected, String(item.isSelected))
      // The arrow keys lead to the others.
      add(.tabindex, item.isSelected ? nil : "-1")
    case .tabPanel(let isShown):
      addRole(of: element)
      add(.hidden, when: !isShown)
      label = label ?? text
    case .segments:
      self.text = (.label, text)
      label = label ?? text
    case .segment(let choice):
      self.text = (.label, text)
      addSymbol(text.isEmpty ? choice.symbol : nil)
      add(.value, choice.tag, to: .control)
      if text.isEmpty, label == nil { label = choice.symbol.map(Symbols.words) }
    case .menu(let symbol):
      self.text = (.label, text)
      addSymbol(symbol)
      add(.disabled, when: element.isDisabled, to: .opener)
      if text.isEmpty, label == nil { label = symbol.map(Symbols.words) }
    case .stepper:
      self.text = (.label, text)
      label = label ?? text
      for (part, event) in [(NodePart.less, ElementEvent.decrement), (.more, .increment)] {
        add(.disabled, when: element.isDisabled || !element.events.contains(event), to: part)
      }
    case _ where element.role.holdsControl:
      addControl(element, in: language)
    case .box, .horizontalStack, .verticalStack, .overlayStack, .splitView, .layers, .grid:
      // An element with a name needs a role.
      add(.role, (label ?? "").isEmpty ? nil : "group")
    default:
      break
    }
    add(.ariaLabel, label.flatMap { $0.isEmpty ? nil : $0 }, to: element.role.namedPart)
  }

  /// Says that an element is selected; rows, tabs and choices say it for themselves.
  private mutating func addSelection(of element: ViewElement) {
    switch element.role {
    case .row, .tabItem, .option, .segment: break
    default:
      let isButton =
        element.role == .button
        || attributes.contains { $0.part == .node && $0.name == .role && $0.value == "button" }
      add(isButton ? .ariaPressed : .ariaCurrent, "true", to: element.role.namedPart)
    }
  }

  private mutating func addRole(of element: ViewElement) {
    add(.role, RoleDescription(element.role).accessibleRole.rawValue)
  }

  private mutating func addControl(_ element: ViewElement, in language: BuiltInLanguage) {
    let part = element.role.controlPart
    text = (.label, element.text ?? "")
    value = .text(part, element.details.valueText ?? "")
    switch element.details {
    case .toggle(let toggle):
      value = .checked(part, toggle.isOn)
    case .textField(let field):
      addField(field, of: element, in: language)
      addFieldKind(field.content)
    case .secureField(let field), .textEditor(let field):
      addField(field, of: element, in: language)
    case .datePicker(let picker):
      add(
        .type, picker.textForm == .dateTime ? "datetime-local" : picker.textForm.rawValue, to: part)
      add(.min, picker.earliest.map(picker.text), to: part)
      add(.max, picker.latest.map(picker.text), to: part)
    case .slider(let slider):
      add(.min, SliderDetails.text(slider.bounds.lowerBound), to: part)
      add(.max, SliderDetails.text(slider.bounds.upperBound), to: part)
      add(.step, slider.step.map(SliderDetails.text) ?? "any", to: part)
    default:
      break
    }
  }

  private mutating func addField(
    _ field: FieldDetails, of element: ViewElement, in language: BuiltInLanguage
  ) {
    add(.placeholder, field.placeholder ?? element.text, to: .control)
    add(.dataFound, field.found.map { "\($0.lowerBound) \($0.upperBound)" }, to: .control)
    add(.enterkeyhint, field.submitLabel?.rawValue, to: .control)
    add(.autocapitalize, field.capitalization?.rawValue, to: .control)
    add(.autocorrect, field.isCorrected.map { $0 ? "on" : "off" }, to: .control)
    add(.spellcheck, field.isCorrected.map(String.init), to: .control)
    add(.autocomplete, field.autocomplete(isSecure: element.role == .secureField), to: .control)
    if text?.text.isEmpty != false, (element.traits.label ?? "").isEmpty {
      let name = field.placeholder ?? BuiltInWord.text.text(in: language)
      add(.ariaLabel, name, to: .control)
    }
  }

  private mutating func addFieldKind(_ content: FieldDetails.Content) {
    switch content {
    case .search, .email, .url: add(.type, content.rawValue, to: .control)
    case .telephone: add(.type, "tel", to: .control)
    case .text, .number, .decimal: add(.type, "text", to: .control)
    }
    switch content {
    case .number: add(.inputmode, "numeric", to: .control)
    case .decimal: add(.inputmode, "decimal", to: .control)
    default: break
    }
  }

  private mutating func addImageRole(of element: ViewElement) {
    let isDecorative =
      (element.traits.label ?? "").isEmpty && element.events.isDisjoint(with: [.tap, .drag])
    add(.role, isDecorative ? nil : "img")
    add(.ariaHidden, isDecorative ? "true" : nil)
  }

  private mutating func addImage(_ image: ImageDetails) {
    switch image.source {
    case .symbol(let name): addSymbol(name, isLayered: image.isLayered)
    case .variableSymbol(let name, let value): addSymbol(name, value: value)
    }
  }

  private mutating func addDrawing(_ drawing: DrawingDetails) {
    self.drawing = drawing
    guard drawing.fit != .points, drawing.width > 0, drawing.height > 0 else { return }
    let (width, height) = (
      CSSDeclarations.format(drawing.width), CSSDeclarations.format(drawing.height)
    )
    add(.viewBox, "0 0 \(width) \(height)", to: .symbol)
    add(.preserveAspectRatio, drawing.fit == .stretched ? "none" : nil, to: .symbol)
  }

  private mutating func addSymbol(
    _ name: String?, value: Double? = nil, isLayered: Bool = false
  ) {
    guard let name, !name.isEmpty else { return add(.hidden, when: true, to: .symbol) }
    var drawing = Symbols.drawing(name, value: value)
    drawing.isLayered = isLayered && SymbolShapes.layers(of: drawing.shape) != nil
    add(.class, drawing.cssClasses, to: .symbol)
    add(.href, drawing.address, to: .symbolShape)
  }
}

extension ViewElement {
  /// The hint and the further words that a screen reader says, by importance.
  fileprivate var spokenDescription: String? {
    guard let notes = style.knownEffects?.notes, !notes.isEmpty else { return traits.hint }
    let words = notes.filter(\.isImportant) + notes.filter { !$0.isImportant }
    return ([traits.hint].compactMap(\.self) + words.map(\.text)).joined(separator: ", ")
  }
}
#endif
