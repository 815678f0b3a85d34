#if PortableViews && Web
import ComposableUI
import ViewGraph

extension ElementTree {
  func writeTabItem(_ facets: Facets, to writer: inout HTMLWriter) {
    writer.attribute(.type, "button")
    writer.attribute(.role, "tab")
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
    writer.element(.div) {
      $0.attribute(.id, NodePart.content.identifier(of: id))
      $0.attribute(.class, "content")
      $0.attribute(.popover, "auto")
      writeChildren(to: &$0, in: context)
    }
  }

  func writeStepper(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.attribute(.role, "group")
    writePart(.label, .span, facets, to: &writer)
    writer.element(.span) {
      $0.attribute(.id, NodePart.content.identifier(of: id))
      $0.attribute(.class, "content")
      writeChildren(to: &$0, in: context)
    }
    let (less, more) = (BuiltInWord.decrement, BuiltInWord.increment)
    let language = context.language
    writeStep(.less, .decrement, less.text(in: language), "−", facets, to: &writer)
    writeStep(.more, .increment, more.text(in: language), "+", facets, to: &writer)
  }

  private func writeStep(
    _ part: NodePart, _ letter: EventLetter, _ name: String, _ sign: String, _ facets: Facets,
    to writer: inout HTMLWriter
  ) {
    writer.element(.button) {
      $0.attribute(.id, part.identifier(of: id))
      $0.attribute(.class, "step")
      $0.attribute(.type, "button")
      $0.attribute(.dataAction, letter.rawValue)
      $0.attribute(.ariaLabel, name)
      facets.writeAttributes(of: part, to: &$0)
      $0.text(sign)
    }
  }

  func writeSegments(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.attribute(.role, "radiogroup")
    writePart(.label, .span, facets, to: &writer)
    writer.element(.div) {
      $0.attribute(.id, NodePart.content.identifier(of: id))
      $0.attribute(.class, "content")
      writeChildren(to: &$0, in: context)
    }
  }

  func writeSegment(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writePart(.control, .input, facets, to: &writer) {
      $0.attribute(.type, "radio")
      if let segments = context.segments {
        $0.attribute(.name, NodePart.node.identifier(of: segments))
      }
      let tag = element.attributes[.tag]
      $0.attribute(.checked, when: tag != nil && tag == context.selectedTag)
    }
    writeSymbol(facets, to: &writer)
    writePart(.label, .span, facets, to: &writer)
  }

  func writeGroupBox(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.attribute(.ariaLabelledBy, NodePart.label.identifier(of: id))
    writePart(.label, .h2, facets, to: &writer)
    writer.element(.div) {
      $0.attribute(.id, NodePart.content.identifier(of: id))
      $0.attribute(.class, "content")
      writeChildren(to: &$0, in: context)
    }
  }

  /// Writes the symbol of an image or beside a label.
  func writeSymbol(_ facets: Facets, to writer: inout HTMLWriter) {
    writer.element(.svg) {
      $0.attribute(.id, NodePart.symbol.identifier(of: id))
      facets.writeAttributes(of: .symbol, to: &$0)
      $0.attribute(.ariaHidden, "true")
      writePart(.symbolOutline, .path, facets, to: &$0)
      writePart(.symbolDetail, .path, facets, to: &$0)
    }
  }
}
#endif
