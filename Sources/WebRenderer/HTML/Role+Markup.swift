#if !canImport(SwiftUI)
  import ComposableUI

  extension ViewElement.Role {
    /// Whether the element is, or holds, a control that can be disabled natively.
    var isFormControl: Bool {
      switch self {
      case .button, .option: true
      default: holdsControl
      }
    }

    /// Whether the element is a label around a control.
    var holdsControl: Bool {
      switch self {
      case .textField, .secureField, .textEditor, .toggle, .picker, .slider, .stepper: true
      default: false
      }
    }

    /// Whether the keyboard has to be led to the element once it can be tapped.
    var becomesButton: Bool {
      switch self {
      case .text, .image, .box, .horizontalStack, .verticalStack, .overlayStack, .link: true
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
    var namedPart: NodePart { self == .progress ? .control : controlPart }

    /// The part that holds the children.
    var contentPart: NodePart {
      switch self {
      case .row, .section, .screen, .sheet, .popover, .alert, .confirmationDialog, .picker, .toggle:
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
      case .textField, .secureField, .textEditor, .slider, .stepper:
        classes.append("field")
      default:
        break
      }
      if let textStyle = style.font?.textStyle { classes.append("font-\(textStyle.rawValue)") }
      if let design = style.font?.design, design != .default {
        classes.append("design-\(design.rawValue)")
      }
      return classes.joined(separator: " ")
    }

    private func known(
      _ attribute: ElementAttribute, _ words: [String], _ fallback: String
    ) -> String {
      attributes[attribute].flatMap { words.contains($0) ? $0 : nil } ?? fallback
    }
  }
#endif
