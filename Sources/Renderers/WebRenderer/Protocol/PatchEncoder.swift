#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The elements that are drawn now, by their nodes.
@MainActor
protocol ElementTable: AnyObject {
  /// The element of a node.
  func element(of id: NodeID) -> ViewElement?
  /// The node that a node is in.
  func parent(of id: NodeID) -> NodeID?
  /// The nodes in a node, in order.
  func children(of id: NodeID) -> [NodeID]
}

/// Turns patches of the element tree into operations on the document.
///
/// What operations depend on beyond the patch itself, it asks the table of the elements that the
/// patches lead to: it keeps none of its own.
@MainActor
struct PatchEncoder {
  private unowned let table: any ElementTable

  /// The language of the words that no view has said.
  var language: BuiltInLanguage

  /// The path that the navigation stands for, as far as there is one.
  private(set) var location: String?

  /// Creates an encoder for a document that shows a tree.
  ///
  /// - Parameters:
  ///   - table: The elements of the tree, in which patches show before they are encoded.
  ///   - language: The language of the words that no view has said.
  init(
    _ tree: ElementTree, in table: any ElementTable, language: BuiltInLanguage = .english
  ) {
    self.table = table
    self.language = language
    location = location(in: tree, context: MarkupContext())
  }

  /// Returns the operations that do to the document what patches do to the tree.
  mutating func encode(_ patches: [Patch]) -> [Operation] {
    var operations: [Operation] = []
    // Rows come in numbers, all into one list.
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
      case .update(let id, let old, let new):
        update(id, from: old, to: new, operations: &operations)
      }
    }
    return operations
  }

  /// The operation that makes a control show what its element says.
  func valueOperation(of id: NodeID) -> Operation? {
    guard let element = table.element(of: id) else { return nil }
    if element.role == .segments { return segmentOperation(of: id, value: element.value) }
    return Facets(element, language: language).value?.operation(on: id)
  }
}

extension PatchEncoder {
  /// A node that others are inserted into, as far as their markup depends on it.
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

  /// A node to put another before, or `nil` if they are in different parts: it is last in its own.
  private func sibling(_ before: NodeID?, of id: NodeID) -> NodeID? {
    guard let before, let element = table.element(of: id),
      let role = table.parent(of: id).flatMap(table.element(of:))?.role
    else { return before }
    return isSibling(before, in: role.part(of: element), of: role) ? before : nil
  }

  private func isSibling(_ id: NodeID, in part: NodePart, of role: ViewElement.Role) -> Bool {
    table.element(of: id).map { role.part(of: $0) == part } ?? true
  }

  /// What surrounds the children of a node.
  private func context(inside id: NodeID) -> MarkupContext {
    let path = sequence(first: id, next: table.parent(of:)).reversed()
    return path.reduce(MarkupContext(language: language)) { context, id in
      table.element(of: id).map { context.inside($0, id: id) } ?? context
    }
  }

  private mutating func update(
    _ id: NodeID, from old: ViewElement, to new: ViewElement, operations: inout [Operation]
  ) {
    if old.role == .text, old.differsOnlyInText(from: new) {
      return operations.append(.text(.init(node: id), new.text ?? ""))
    }
    let (before, after) = (Facets(old, language: language), Facets(new, language: language))
    operations += FacetDifference(node: id, from: before, to: after).operations
    if new.role == .row {
      operations += RowButton.operations(of: id, from: old, to: new, in: language)
    }
    if new.role == .segments, new.value != old.value,
      let operation = segmentOperation(of: id, value: new.value)
    {
      operations.append(operation)
    }
    if new.role == .navigation {
      let context = table.parent(of: id).map(context(inside:)) ?? MarkupContext()
      note(location(of: new, in: context), operations: &operations)
    }
  }

  private func segmentOperation(of id: NodeID, value: String?) -> Operation? {
    let segment = table.children(of: id).first {
      guard let element = table.element(of: $0), element.role == .segment else { return false }
      return element.attributes[.tag] == value
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

  /// The path that a tree stands for: that of the last navigation in it.
  private func location(in tree: ElementTree, context: MarkupContext) -> String? {
    let inside = context.inside(tree.element, id: tree.id)
    for child in tree.children.reversed() {
      if let location = location(in: child, context: inside) { return location }
    }
    return location(of: tree.element, in: context)
  }

  /// The path that an element stands for; a navigation in a sheet has none to be reached by.
  private func location(of element: ViewElement, in context: MarkupContext) -> String? {
    guard element.role == .navigation, !context.isPresented else { return nil }
    return element.attributes[.location]
  }
}

extension ViewElement {
  fileprivate func differsOnlyInText(from other: ViewElement) -> Bool {
    var copy = self
    copy.text = other.text
    return copy == other
  }
}
#endif
