#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The surroundings of an element on which its markup depends.
struct MarkupContext: Equatable {
  /// Whether the parent is a list, or a section of one.
  var isInList = false
  /// The tag of the selected option of the picker above.
  var selectedTag: String?
  /// Whether the markup is a whole document, which must be readable without a script.
  var isDocument = false
  /// The segmented picker above.
  var segments: NodeID?
  /// Whether the element is in a presentation, whose navigation does not set the address.
  var isPresented = false
  var language = BuiltInLanguage.english

  func inside(_ element: ViewElement, id: NodeID) -> Self {
    var context = self
    context.isInList = element.role == .list || (isInList && element.role == .section)
    context.segments = element.role == .segments ? id : nil
    switch element.details {
    case .picker(let picker), .segments(let picker): context.selectedTag = picker.selection
    default: context.selectedTag = nil
    }
    context.isPresented = isPresented || element.role == .sheet || element.role == .popover
    return context
  }
}

extension ElementTree {
  func html(in context: MarkupContext) -> HTML {
    HTMLWriter.write { write(to: &$0, in: context) }
  }

  /// Writes the markup of the element and of all elements inside.
  func write(to writer: inout HTMLWriter, in context: MarkupContext) {
    let facets = Facets(element, language: context.language)
    writer.element(tag(facets, in: context)) {
      $0.attribute(.id, NodePart.node.identifier(of: id))
      facets.writeAttributes(of: .node, to: &$0)
      writeBody(facets, to: &$0, in: context)
    }
  }

  private func tag(_ facets: Facets, in context: MarkupContext) -> HTMLTag {
    if let tag = facets.tag { return tag }
    switch element.role {
    case .image, .picture, .drawing: return context.isInList ? .li : .span
    case .divider: return .hr
    case .form: return .form
    case .list: return .ul
    case .row: return context.isInList ? .li : .div
    case .section: return context.isInList ? .li : .section
    case .screen: return .section
    case .button, .tabItem: return .button
    case .segments: return .fieldset
    case .segment: return .label
    case .groupBox: return context.isInList ? .li : .section
    case .link: return .a
    case .option: return .option
    case .sheet, .alert, .confirmationDialog, .popover: return .dialog
    case .progress: return .label
    case _ where element.role.holdsControl: return .label
    default: return context.isInList ? .li : .div
    }
  }

  private func writeBody(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    switch element.role {
    case .picture:
      writePart(.control, .img, facets, to: &writer) { $0.attribute(.loading, "lazy") }
    case .image: writeSymbol(facets, to: &writer)
    case .drawing:
      writePart(.symbol, .svg, facets, to: &writer) { writer in
        if let drawing = facets.drawing {
          writer.attribute(.ariaHidden, "true")
          DrawingWriter(of: id, drawing).write(to: &writer)
        }
      }
    case .text, .option: writeLeaf(facets, to: &writer, in: context)
    case .progress: writeProgress(facets, to: &writer, in: context)
    case .button, .link: writeAction(facets, to: &writer, in: context)
    case .tabItem: writeTabItem(facets, to: &writer)
    case .menu: writeMenu(facets, to: &writer, in: context)
    case .stepper: writeStepper(facets, to: &writer, in: context)
    case .segments: writeSegments(facets, to: &writer, in: context)
    case .segment: writeSegment(facets, to: &writer, in: context)
    case .groupBox: writeGroupBox(facets, to: &writer, in: context)
    case .list:
      // Without bullets, some browsers need the role to announce a list.
      writeRole(to: &writer)
      writeChildren(to: &writer, in: context)
    case .row: writeRow(to: &writer, in: context)
    case .section: writeSection(facets, to: &writer, in: context)
    case .screen: writeScreen(facets, to: &writer, in: context)
    case .sheet, .popover, .alert, .confirmationDialog:
      writeDialog(facets, to: &writer, in: context)
    case _ where element.role.holdsControl:
      writeControl(facets, to: &writer, in: context)
    case .divider, .spacer: break
    default: writeChildren(to: &writer, in: context)
    }
  }

  /// Writes the element's role for assistive technology, which its tag does not have.
  func writeRole(to writer: inout HTMLWriter) {
    writer.attribute(.role, RoleDescription(element.role).accessibleRole.rawValue)
  }

  func writeChildren(to writer: inout HTMLWriter, in context: MarkupContext) {
    let inside = context.inside(element, id: id)
    for child in children { child.write(to: &writer, in: inside) }
  }

  func writeContent(
    _ tag: HTMLTag, to writer: inout HTMLWriter, in context: MarkupContext,
    _ attributes: (inout HTMLWriter) -> Void = { _ in }
  ) {
    writer.element(tag) {
      $0.attribute(.id, NodePart.content.identifier(of: id))
      $0.attribute(.class, "content")
      attributes(&$0)
      writeChildren(to: &$0, in: context)
    }
  }

  /// Writes one part of the element.
  func writePart(
    _ part: NodePart, _ tag: HTMLTag, _ facets: Facets, to writer: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void = { _ in }
  ) {
    writer.element(tag) {
      $0.attribute(.id, part.identifier(of: id))
      facets.writeAttributes(of: part, to: &$0)
      body(&$0)
      if let text = facets.text, text.part == part { $0.text(text.text) }
    }
  }

  private func writeLeaf(_ facets: Facets, to writer: inout HTMLWriter, in context: MarkupContext) {
    if case .option(let choice) = element.details {
      writer.attribute(.selected, when: choice.tag == context.selectedTag)
    }
    if let text = facets.text { writer.text(text.text) }
    writeChildren(to: &writer, in: context)
  }
}
#endif
