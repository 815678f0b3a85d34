#if PortableViews && Web
import ComposableUI
import ViewGraph

extension ElementTree {
  func writeAction(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    if element.role == .button { writer.attribute(.type, "button") }
    if element.traits.label == nil, let name = nameOfOnlySymbol {
      writer.attribute(.ariaLabel, name)
    }
    writePart(.label, .span, facets, to: &writer)
    writeChildren(to: &writer, in: context)
  }

  func writeProgress(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writePart(.control, .progress, facets, to: &writer) { $0.attribute(.max, "1") }
    writePart(.label, .span, facets, to: &writer)
    writeChildren(to: &writer, in: context)
  }

  func writeRow(to writer: inout HTMLWriter, in context: MarkupContext) {
    writeContent(.div, to: &writer, in: context)
    for button in RowButton.allCases where button.belongs(to: element) {
      button.write(of: id, in: context.language, to: &writer)
    }
  }

  func writeSection(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    func writeInside(_ writer: inout HTMLWriter) {
      writer.attribute(.ariaLabelledBy, NodePart.label.identifier(of: id))
      writePart(.label, .h2, facets, to: &writer)
      writeContent(context.isInList ? .ul : .div, to: &writer, in: context) {
        if context.isInList { $0.attribute(.role, "list") }
      }
    }
    if context.isInList {
      writer.element(.section, writeInside)
    } else {
      writeInside(&writer)
    }
  }

  func writeScreen(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.attribute(.ariaLabelledBy, NodePart.label.identifier(of: id))
    writer.element(.header) {
      $0.attribute(.class, "bar")
      writeScreenPart(.leading, .nav, "leading", to: &$0, in: context) {
        $0.element(.button) {
          $0.attribute(.id, NodePart.back.identifier(of: id))
          $0.attribute(.class, "back")
          $0.attribute(.type, "button")
          $0.attribute(.dataAction, ElementEvent.dismiss.letter)
          facets.writeAttributes(of: .back, to: &$0)
          $0.text(BuiltInWord.back.text(in: context.language))
        }
      }
      writeScreenPart(.middle, .div, "middle", to: &$0, in: context) {
        writePart(.label, .h1, facets, to: &$0) { $0.attribute(.tabindex, "-1") }
      }
      writeScreenPart(.trailing, .div, "trailing", to: &$0, in: context)
    }
    writeScreenPart(.content, .div, "content", to: &writer, in: context)
  }

  /// Writes a part of a screen, with the children that belong there.
  private func writeScreenPart(
    _ part: NodePart, _ tag: HTMLTag, _ cssClass: String, to writer: inout HTMLWriter,
    in context: MarkupContext, _ body: (inout HTMLWriter) -> Void = { _ in }
  ) {
    let inside = context.inside(element, id: id)
    writer.element(tag) {
      $0.attribute(.id, part.identifier(of: id))
      $0.attribute(.class, cssClass)
      body(&$0)
      for child in children where element.role.part(of: child.element) == part {
        child.write(to: &$0, in: inside)
      }
    }
  }

  func writeDialog(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    writer.attribute(.open, when: context.isDocument)
    if RoleDescription(element.role).accessibleRole == .alertdialog {
      writeRole(to: &writer)
      writer.attribute(.ariaLabelledBy, NodePart.label.identifier(of: id))
      writer.attribute(.ariaDescribedBy, NodePart.content.identifier(of: id))
      writePart(.label, .h2, facets, to: &writer)
    }
    writeContent(.div, to: &writer, in: context)
    guard element.role == .sheet else { return }
    // It is last, so that an opened sheet does not give it the focus.
    writePart(.grip, .button, facets, to: &writer) {
      $0.attribute(.class, "grip")
      $0.attribute(.type, "button")
      $0.attribute(.role, "slider")
      $0.attribute(.ariaLabel, BuiltInWord.resize.text(in: context.language))
      $0.attribute(.ariaValueMin, "1")
      $0.attribute(.dataAction, ElementEvent.increment.letter)
    }
  }

  /// The name of the symbol, if the element shows only a symbol.
  private var nameOfOnlySymbol: String? {
    guard (element.text ?? "").isEmpty, children.count == 1, let child = children.first else {
      return nil
    }
    guard case .image(let image) = child.element.details else { return child.nameOfOnlySymbol }
    guard child.element.traits.label == nil else { return nil }
    return image.symbol.map(Symbols.words)
  }
}
#endif
