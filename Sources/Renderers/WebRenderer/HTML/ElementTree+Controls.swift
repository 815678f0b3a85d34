#if PortableViews && Web
import ComposableUI
import ViewGraph

extension ElementTree {
  /// Writes the content of a control's label: the text and the control.
  func writeControl(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writePart(.label, .span, facets, to: &writer)
    switch element.role {
    case .toggle:
      writeContent(.span, to: &writer, in: context)
      writePart(.control, .input, facets, to: &writer) {
        $0.attribute(.type, "checkbox")
        writeRole(to: &$0)
        $0.attribute(.checked, when: facets.value == .checked(.control, true))
      }
    case .picker:
      writePart(.content, .select, facets, to: &writer) { writeChildren(to: &$0, in: context) }
    case .textEditor:
      writePart(.control, .textarea, facets, to: &writer) {
        // A parser drops a line feed right after the start tag.
        let value = element.details.valueText ?? ""
        $0.text(value.hasPrefix("\n") ? "\n" + value : value)
      }
      writeChildren(to: &writer, in: context)
    default:
      writePart(.control, .input, facets, to: &writer) {
        if element.role != .textField, element.role != .datePicker {
          $0.attribute(.type, element.role.inputType)
        }
        if !element.role.isField { $0.attribute(.autocomplete, "off") }
        $0.attribute(.value, element.details.valueText ?? "")
      }
      writeChildren(to: &writer, in: context)
    }
  }
}

extension ViewElement.Role {
  fileprivate var inputType: String {
    switch self {
    case .secureField: "password"
    case .slider: "range"
    case .colorPicker: "color"
    default: "text"
    }
  }
}
#endif
