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

  /// Whether the element is a label around a control.
  var holdsControl: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .toggle, .picker, .slider, .datePicker,
      .colorPicker:
      true
    default: false
    }
  }

  /// Whether an element that takes taps needs a tab index and a role to be usable by keyboard.
  var becomesButton: Bool {
    switch self {
    case .text, .richText, .image, .picture, .box, .layers, .grid, .horizontalStack,
      .verticalStack,
      .overlayStack, .link:
      true
    default: false
    }
  }

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
    guard self == .screen, child.role == .toolbar else { return contentPart }
    switch child.attributes[.look] {
    case "leading": return .leading
    case "principal": return .middle
    case "bottom": return .content
    default: return .trailing
    }
  }
}

extension ElementEvents {
  /// The letters of the events, for the client script.
  var letters: String {
    EventLetter.allCases.filter { contains($0.events) }.map(\.rawValue).joined()
  }
}

extension ViewElement {
  /// The CSS classes that select the element's rules in the style sheet.
  var cssClasses: String {
    var classes = [role.rawValue]
    switch role {
    case .button:
      classes.append(known(.buttonStyle, ["bordered", "borderedProminent", "plain"], "borderless"))
      if let buttonRole = attributes[.buttonRole], ["cancel", "destructive"].contains(buttonRole) {
        classes.append(buttonRole)
      }
    case .textField, .secureField, .textEditor, .slider, .datePicker, .colorPicker:
      classes.append("field")
    default:
      break
    }
    if let look = attributes[.look], Self.looks.contains(look) { classes.append("look-\(look)") }
    if let axis = attributes[.axis], ["horizontal", "both"].contains(axis) {
      classes.append("axis-\(axis)")
    }
    if let textStyle = style.font?.textStyle { classes.append("font-\(textStyle.rawValue)") }
    if let design = style.font?.design, design != .default {
      classes.append("design-\(design.rawValue)")
    }
    return classes.joined(separator: " ")
  }

  /// The looks for which the style sheet has rules.
  private static let looks: Set = [
    "back", "behind", "bar", "bordered", "bottom", "button", "checkbox", "edge", "editing",
    "ellipse", "front", "growing", "half", "inline", "large", "leading", "page", "plain",
    "principal", "shape", "small", "split", "tall", "unlabelled",
  ]

  private func known(
    _ attribute: ElementAttribute, _ words: [String], _ fallback: String
  ) -> String {
    attributes[attribute].flatMap { words.contains($0) ? $0 : nil } ?? fallback
  }
}
#endif
