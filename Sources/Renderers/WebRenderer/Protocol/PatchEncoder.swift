#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The currently drawn elements, keyed by node.
@MainActor
protocol ElementTable: AnyObject {
  func element(of id: NodeID) -> ViewElement?
  func parent(of id: NodeID) -> NodeID?
  func children(of id: NodeID) -> [NodeID]
}

/// An encoder of patches of the element tree as operations on the document.
///
/// The encoder keeps no elements. It reads other elements from a table, in which the patches have
/// been applied already.
@MainActor
struct PatchEncoder {
  private unowned let table: any ElementTable

  var language: BuiltInLanguage

  /// The URL path of the navigation stack, or `nil` if there is none.
  private(set) var location: String?

  /// Creates an encoder for a document that shows a tree.
  ///
  /// - Parameters:
  ///   - table: The elements of the tree, to which patches are applied before they are encoded.
  ///   - language: The language of built-in words.
  init(_ tree: ElementTree, in table: any ElementTable, language: BuiltInLanguage = .english) {
    self.table = table
    self.language = language
    location = location(in: tree, context: MarkupContext())
  }

  /// Returns the operations that apply patches of the tree to the document.
  mutating func encode(_ patches: [Patch]) -> [Operation] {
    var operations: [Operation] = []
    // Many rows are often inserted into one list, so the last parent is cached.
    var lastParent: (id: NodeID, parent: Parent?)?
    for patch in patches {
      switch patch {
      case .insert(let tree, let id, let before):
        if lastParent?.id != id { lastParent = (id, parent(id)) }
        guard let parent = lastParent?.parent else { continue }
        insert(tree, into: parent, before: before, operations: &operations)
      case .remove(let id):
        operations.append(.remove(.init(node: id)))
      case .move(let id, let before):
        operations.append(.move(id, before: sibling(before, of: id)))
      case .update(let id, let change):
        update(id, change, operations: &operations)
      case .restore(let id):
        if let operation = valueOperation(of: id) { operations.append(operation) }
      }
    }
    return operations
  }

  /// Returns the operation that makes a control show the value of its element.
  func valueOperation(of id: NodeID) -> Operation? {
    guard let element = table.element(of: id) else { return nil }
    if case .segments(let picker) = element.details {
      return segmentOperation(of: id, tag: picker.selection)
    }
    return Facets(element, language: language).value?.operation(on: id)
  }
}

extension PatchEncoder {
  /// The parts of a parent node on which the markup of inserted nodes depends.
  private struct Parent {
    let id: NodeID
    let role: ViewElement.Role
    let inside: MarkupContext
  }

  private func parent(_ id: NodeID) -> Parent? {
    table.element(of: id).map { Parent(id: id, role: $0.role, inside: context(inside: id)) }
  }

  private mutating func insert(
    _ tree: ElementTree, into parent: Parent, before: NodeID?, operations: inout [Operation]
  ) {
    let part = parent.role.part(of: tree.element)
    let sibling = before.flatMap { isSibling($0, in: part, of: parent.role) ? $0 : nil }
    operations.append(
      .insert(
        Operation.Target(node: parent.id, part: part), before: sibling,
        tree.html(in: parent.inside)))
    note(location(in: tree, context: parent.inside), operations: &operations)
  }

  /// Returns the sibling before which to insert a node, or `nil` to insert it last if the two are
  /// in different parts.
  private func sibling(_ before: NodeID?, of id: NodeID) -> NodeID? {
    guard let before, let element = table.element(of: id),
      let role = table.parent(of: id).flatMap(table.element(of:))?.role
    else { return before }
    return isSibling(before, in: role.part(of: element), of: role) ? before : nil
  }

  private func isSibling(_ id: NodeID, in part: NodePart, of role: ViewElement.Role) -> Bool {
    table.element(of: id).map { role.part(of: $0) == part } ?? true
  }

  private func context(inside id: NodeID) -> MarkupContext {
    let path = sequence(first: id, next: table.parent(of:)).reversed()
    return path.reduce(MarkupContext(language: language)) { context, id in
      table.element(of: id).map { context.inside($0, id: id) } ?? context
    }
  }

  private mutating func update(
    _ id: NodeID, _ change: ElementChange, operations: inout [Operation]
  ) {
    let (old, new) = (change.old, change.new)
    if old.role == .text, change.fields == .text {
      return operations.append(.text(.init(node: id), new.text ?? ""))
    }
    let (before, after) = (facets(of: old, for: change), facets(of: new, for: change))
    operations += FacetDifference(node: id, from: before, to: after).operations
    if new.role == .row {
      operations += RowButton.operations(of: id, from: old, to: new, in: language)
    }
    if case .segments(let picker) = new.details, picker.selection != old.details.valueText,
      let operation = segmentOperation(of: id, tag: picker.selection)
    {
      operations.append(operation)
    }
    if let operation = selectionOperation(of: id, from: old, to: new) {
      operations.append(operation)
    }
    if new.role == .navigation {
      let context = table.parent(of: id).map(context(inside:)) ?? MarkupContext()
      let newLocation = location(of: new, in: context)
      // The browser may have gone to another address by itself, which the old description has.
      if newLocation != nil, let shown = location(of: old, in: context) { location = shown }
      note(newLocation, operations: &operations)
    }
  }

  /// Returns the facets of a description that a change can concern.
  private func facets(of element: ViewElement, for change: ElementChange) -> Facets {
    change.fields.isSubset(of: [.style, .layout])
      ? Facets(looksOf: element) : Facets(element, language: language)
  }

  /// Returns the operation that selects or deselects a choice whose tag has changed.
  private func selectionOperation(
    of id: NodeID, from old: ViewElement, to new: ViewElement
  ) -> Operation? {
    switch (old.details, new.details) {
    case (.option(let before), .option(let after)) where before.tag != after.tag:
      return table.parent(of: id).flatMap(valueOperation)
    case (.segment(let before), .segment(let after)) where before.tag != after.tag:
      let selection = table.parent(of: id).flatMap(table.element)?.details.valueText
      return .checked(.init(node: id, part: .control), after.tag == selection)
    default:
      return nil
    }
  }

  private func segmentOperation(of id: NodeID, tag: String) -> Operation? {
    let segment = table.children(of: id).first {
      guard case .segment(let choice) = table.element(of: $0)?.details else { return false }
      return choice.tag == tag
    }
    return segment.map { .checked(.init(node: $0, part: .control), true) }
  }
}

extension PatchEncoder {
  private mutating func note(_ newLocation: String?, operations: inout [Operation]) {
    guard let newLocation, newLocation != location else { return }
    location = newLocation
    operations.append(.location(newLocation))
  }

  /// Returns the URL path of a tree: the path of the last navigation stack inside.
  private func location(in tree: ElementTree, context: MarkupContext) -> String? {
    let inside = context.inside(tree.element, id: tree.id)
    for child in tree.children.reversed() {
      if let location = location(in: child, context: inside) { return location }
    }
    return location(of: tree.element, in: context)
  }

  /// Returns the URL path of an element; a navigation stack in a sheet has none.
  private func location(of element: ViewElement, in context: MarkupContext) -> String? {
    guard case .navigation(let location) = element.details, !context.isPresented else {
      return nil
    }
    return location
  }
}
#endif
