#if PortableViews && Web
import ComposableUI

extension ViewElement.Role {
  /// Whether the element is, or holds, a control that can be disabled natively.
  var isFormControl: Bool {
    switch self {
    case .button, .option, .tabItem, .segments: true
    default: holdsControl
    }
  }

  /// Whether the element takes text that one types.
  var isField: Bool { self == .textField || self == .secureField || self == .textEditor }

  /// Whether the element is a label around a control.
  var holdsControl: Bool { self != .segments && RoleDescription(self).input != nil }

  /// The part of the markup that is the control.
  var controlPart: NodePart {
    switch self {
    case .picker: .content
    case _ where holdsControl: .control
    default: .node
    }
  }

  /// The part of the markup that carries the accessible name.
  var namedPart: NodePart {
    switch self {
    case .progress, .picture: .control
    case .menu: .opener
    default: controlPart
    }
  }

  /// The part of the markup that holds the children.
  var contentPart: NodePart {
    switch self {
    case .row, .section, .screen, .sheet, .popover, .alert, .confirmationDialog, .picker, .toggle,
      .menu, .stepper, .segments, .groupBox:
      .content
    default:
      .node
    }
  }

  /// Returns the part of the markup that holds a child.
  ///
  /// Toolbars are before other children, so that `PatchEncoder` finds the next sibling quickly.
  func part(of child: ViewElement) -> NodePart {
    guard self == .screen, case .toolbar(let position) = child.details else { return contentPart }
    switch position {
    case .leading: return .leading
    case .principal: return .middle
    case .trailing: return .trailing
    case .bottom: return .content
    }
  }
}

extension ElementEvent {
  /// The letters of the kinds in the wire protocol, in the order of their declaration.
  private static let letters = Array("tdisxvr+-fmhpzcgkqwabonj".utf8)

  /// The letter of the kind in the wire protocol.
  var letter: String { String(Unicode.Scalar(Self.letters[Int(rawValue)])) }

  /// Creates the kind with a letter.
  init?(letter: String) {
    guard let byte = letter.utf8.first, letter.utf8.count == 1,
      let index = Self.letters.firstIndex(of: byte)
    else { return nil }
    self.init(rawValue: UInt8(index))
  }
}

extension ElementEvents {
  /// The letters of the events, for the client script.
  var letters: String { all.map(\.letter).joined() }
}

extension ViewElement {
  /// The CSS classes that select the element's rules in the style sheet.
  var cssClasses: String {
    var classes = [role.rawValue]
    if let details = details.cssClass { classes.append(details) }
    if style.arrangement != nil { classes.append("arrangement") }
    if style.allowsHitTesting == false { classes.append("look-inert") }
    if style.placement?.isShown == true { classes.append("placed") }
    if isLabelHidden { classes.append("look-unlabelled") }
    if style.hidesSeparators == true { classes.append("look-unseparated") }
    if role == .row, style.background != nil || style.backdrop != nil {
      classes.append("look-filled")
    }
    if let effects = style.knownEffects {
      if let pages = effects.pages { classes += ["look-pages", "look-\(pages.rawValue)"] }
      if effects.hitArea != nil { classes.append("look-hit") }
      if effects.hasDragIndicator == true { classes.append("look-grabber") }
      if effects.detents?.scrollsContent == true { classes.append("look-scrolls") }
      if effects.isUngrouped == true { classes.append("look-ungrouped") }
      if let hover = effects.hoverEffect { classes.append("look-\(hover.rawValue)") }
      if effects.isModeless == true { classes.append("look-modeless") }
      if let keeps = effects.keepsMenuOpen {
        classes.append(keeps ? "look-lasting" : "look-closing")
      }
      if effects.ignoresInversion == true { classes.append("look-uninverted") }
      if effects.hasMenuIndicator == true { classes.append("look-indicated") }
      if effects.hasLargeHeader == true { classes.append("look-prominent") }
      if hasFittingLine, effects.truncation == .head { classes.append("look-headless") }
    }
    if let isRedacted = style.isRedacted {
      classes.append(isRedacted ? "look-redacted" : "look-shown")
    }
    if traits.gesture?.followsMoves == true { classes.append("look-draggable") }
    if traits.gesture?.followsPinches == true { classes.append("look-pinchable") }
    if traits.hasScrollTargets { classes.append("targets") }
    if let scrolling = details.scrolling { classes += scrolling.cssClasses }
    classes += layoutClasses
    if let textStyle = style.font?.textStyle { classes.append("font-\(textStyle.rawValue)") }
    if let design = style.font?.design, design != .default {
      classes.append("design-\(design.rawValue)")
    }
    return classes.joined(separator: " ")
  }
}

extension ElementDetails {
  /// The CSS classes of the details, without the role.
  fileprivate var cssClass: String? {
    switch self {
    case .button(let button):
      [
        button.style.rawValue, button.role?.rawValue,
        button.size == .regular ? nil : "size-\(button.size.rawValue)",
        button.isCircle ? "look-circle" : nil, button.repeats ? "look-repeating" : nil,
      ].compactMap(\.self).joined(separator: " ")
    case .textField(let field), .secureField(let field), .textEditor(let field):
      field.style == .automatic ? "field" : "field look-\(field.style.rawValue)"
    case .slider, .datePicker, .colorPicker: "field"
    case .toggle(let toggle): toggle.style == .switch ? nil : "look-\(toggle.style.rawValue)"
    case .picker(let picker), .segments(let picker): picker.isInline ? "look-inline" : nil
    case .image(let image): image.size.cssClass
    case .picture(let picture): picture.size.cssClass
    case .box(let shape): shape == .container ? nil : "look-\(shape.rawValue)"
    case .layer(let isInFront): isInFront ? nil : "look-behind"
    case .disclosure(let isExpanded): isExpanded ? "look-expanded" : nil
    case .list(let list):
      list.isEditing
        ? (list.isPlain ? "look-plain look-editing" : "look-editing")
        : list.isPlain ? "look-plain" : nil
    case .toolbar(let position): position == .trailing ? nil : "look-\(position.rawValue)"
    case .sheet(let size): size == .automatic ? nil : "look-\(size.name)"
    default: nil
    }
  }
}

extension ImageSize {
  fileprivate var cssClass: String? { self == .medium ? nil : "look-\(rawValue)" }
}
#endif
