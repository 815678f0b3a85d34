#if !canImport(SwiftUI)
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

    /// Whether the keyboard has to be led to the element once it can be tapped.
    var becomesButton: Bool {
      switch self {
      case .text, .richText, .image, .box, .layers, .grid, .horizontalStack, .verticalStack,
        .overlayStack, .link:
        true
      default: false
      }
    }

    /// The part that is the control.
    var controlPart: NodePart {
      switch self {
      case .picker: .content
      case _ where holdsControl: .control
      default: .node
      }
    }

    /// The part that carries the accessible name.
    var namedPart: NodePart {
      switch self {
      case .progress: .control
      case .menu: .opener
      default: controlPart
      }
    }

    /// The part that holds the children.
    var contentPart: NodePart {
      switch self {
      case .row, .section, .screen, .sheet, .popover, .alert, .confirmationDialog, .picker, .toggle,
        .menu, .stepper, .segments, .groupBox:
        .content
      default:
        .node
      }
    }

    /// Whether the element is a modal presentation.
    var isDialog: Bool {
      switch self {
      case .sheet, .alert, .confirmationDialog, .popover: true
      default: false
      }
    }
  }

  extension ElementEvents {
    /// The events as the client script reads them: one letter each.
    var letters: String {
      EventLetter.allCases.filter { contains($0.events) }.map(\.rawValue).joined()
    }
  }

  extension ViewElement {
    /// The classes that select the element's looks in the style sheet.
    var cssClasses: String {
      var classes = [role.rawValue]
      switch role {
      case .button:
        classes.append(
          known(.buttonStyle, ["bordered", "borderedProminent", "plain"], "borderless"))
        if let buttonRole = attributes[.buttonRole], ["cancel", "destructive"].contains(buttonRole)
        {
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

    /// The looks that the style sheet knows.
    private static let looks: Set = [
      "back", "behind", "bar", "button", "checkbox", "edge", "editing", "front", "growing",
      "inline", "large",
      "page", "plain", "shape", "small", "unlabelled",
    ]

    private func known(
      _ attribute: ElementAttribute, _ words: [String], _ fallback: String
    ) -> String {
      attributes[attribute].flatMap { words.contains($0) ? $0 : nil } ?? fallback
    }
  }
#endif
