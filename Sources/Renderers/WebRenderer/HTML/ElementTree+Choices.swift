#if PortableViews && Web
import ComposableUI
import ViewGraph

extension ElementTree {
  func writeTabItem(_ facets: Facets, to writer: inout HTMLWriter) {
    writer.attribute(.type, "button")
    writeRole(to: &writer)
    writeSymbol(facets, to: &writer)
    writePart(.label, .span, facets, to: &writer)
  }

  func writeMenu(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.element(.button) {
      $0.attribute(.id, NodePart.opener.identifier(of: id))
      $0.attribute(.class, "button borderless")
      $0.attribute(.type, "button")
      $0.attribute(.popovertarget, NodePart.content.identifier(of: id))
      facets.writeAttributes(of: .opener, to: &$0)
      writeSymbol(facets, to: &$0)
      writePart(.label, .span, facets, to: &$0)
    }
    writeContent(.div, to: &writer, in: context) { $0.attribute(.popover, "auto") }
  }

  func writeStepper(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writeRole(to: &writer)
    writePart(.label, .span, facets, to: &writer)
    writeContent(.span, to: &writer, in: context)
    func writeStep(_ part: NodePart, _ event: ElementEvent, _ word: BuiltInWord, _ sign: String) {
      writer.element(.button) {
        $0.attribute(.id, part.identifier(of: id))
        $0.attribute(.class, "step")
        $0.attribute(.type, "button")
        $0.attribute(.dataAction, event.letter)
        $0.attribute(.ariaLabel, word.text(in: context.language))
        facets.writeAttributes(of: part, to: &$0)
        $0.text(sign)
      }
    }
    writeStep(.less, .decrement, .decrement, "−")
    writeStep(.more, .increment, .increment, "+")
  }

  func writeSegments(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writeRole(to: &writer)
    writePart(.label, .span, facets, to: &writer)
    writeContent(.div, to: &writer, in: context)
  }

  func writeSegment(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writePart(.control, .input, facets, to: &writer) {
      $0.attribute(.type, "radio")
      if let segments = context.segments {
        $0.attribute(.name, NodePart.node.identifier(of: segments))
      }
      if case .segment(let choice) = element.details {
        $0.attribute(.checked, when: choice.tag == context.selectedTag)
      }
    }
    writeSymbol(facets, to: &writer)
    writePart(.label, .span, facets, to: &writer)
  }

  func writeGroupBox(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.attribute(.ariaLabelledBy, NodePart.label.identifier(of: id))
    writePart(.label, .h2, facets, to: &writer)
    writeContent(.div, to: &writer, in: context)
  }

  /// Writes the symbol of an image or beside a label.
  func writeSymbol(_ facets: Facets, to writer: inout HTMLWriter) {
    writer.element(.svg) {
      $0.attribute(.id, NodePart.symbol.identifier(of: id))
      facets.writeAttributes(of: .symbol, to: &$0)
      $0.attribute(.ariaHidden, "true")
      writePart(.symbolShape, .use, facets, to: &$0)
    }
  }
}
#endif
