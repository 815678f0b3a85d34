#if !canImport(SwiftUI)
  import ComposableUI
  import ViewGraph

  /// Turns patches of the element tree into operations on the document.
  ///
  /// It keeps what the operations depend on beyond the patch itself: where each node is, and as
  /// what.
  struct PatchEncoder {
    private struct Node {
      var element: ViewElement
      var context: MarkupContext
      var parent: NodeID?
      var children: Set<NodeID> = []
    }

    private var nodes: [NodeID: Node] = [:]

    /// The path that the navigation stands for, as far as there is one.
    private(set) var location: String?

    /// Creates an encoder for a document that shows a tree.
    init(_ tree: ElementTree) {
      add(tree, parent: nil, context: MarkupContext())
    }

    /// The element of a node.
    func element(_ id: NodeID) -> ViewElement? { nodes[id]?.element }

    /// Returns the operations that do to the document what a patch does to the tree.
    mutating func encode(_ patch: Patch) -> [Operation] {
      switch patch {
      case .insert(let tree, let parent, let before):
        return insert(tree, parent: parent, before: before)
      case .remove(let id):
        remove(id)
        return [.remove(.init(node: id))]
      case .move(let id, let before):
        return [.move(id, before: sibling(before, of: nodes[id]))]
      case .update(let id, let old, let new):
        return update(id, from: old, to: new)
      }
    }

    private mutating func insert(
      _ tree: ElementTree, parent: NodeID, before: NodeID?
    ) -> [Operation] {
      guard let node = nodes[parent] else { return [] }
      let context = node.context.inside(node.element, id: parent)
      nodes[parent]?.children.insert(tree.id)
      let oldLocation = location
      add(tree, parent: parent, context: context)
      let target = Operation.Target(node: parent, part: node.element.role.part(of: tree.element))
      let insertion = Operation.insert(
        target, before: sibling(before, of: nodes[tree.id]), tree.html(in: context))
      guard let location, location != oldLocation else { return [insertion] }
      return [insertion, .location(location)]
    }

    /// A node to put another before, or `nil` if they are in different parts: it is last in its own.
    private func sibling(_ before: NodeID?, of node: Node?) -> NodeID? {
      guard let before, let node, let parent = node.parent.flatMap({ nodes[$0] }),
        let sibling = nodes[before]
      else { return before }
      let role = parent.element.role
      return role.part(of: sibling.element) == role.part(of: node.element) ? before : nil
    }

    private mutating func add(_ tree: ElementTree, parent: NodeID?, context: MarkupContext) {
      nodes[tree.id] = Node(
        element: tree.element, context: context, parent: parent,
        children: Set(tree.children.map(\.id)))
      if let path = location(of: tree.element, in: context) { location = path }
      let inside = context.inside(tree.element, id: tree.id)
      for child in tree.children { add(child, parent: tree.id, context: inside) }
    }

    /// The path that an element stands for; a navigation in a sheet has none to be reached by.
    private func location(of element: ViewElement, in context: MarkupContext) -> String? {
      guard element.role == .navigation, !context.isPresented else { return nil }
      return element.attributes[.location]
    }

    private mutating func remove(_ id: NodeID) {
      guard let node = nodes.removeValue(forKey: id) else { return }
      if let parent = node.parent { nodes[parent]?.children.remove(id) }
      for child in node.children { remove(child) }
    }

    private mutating func update(
      _ id: NodeID, from old: ViewElement, to new: ViewElement
    ) -> [Operation] {
      nodes[id]?.element = new
      if old.role == .text, old.differsOnlyInText(from: new) {
        return [.text(.init(node: id), new.text ?? "")]
      }
      var operations = FacetDifference(node: id, from: Facets(old), to: Facets(new)).operations
      if new.role == .row {
        operations += RowButton.operations(of: id, from: old, to: new)
      }
      if new.role == .segments, new.value != old.value {
        operations += segmentOperation(of: id, value: new.value).map { [$0] } ?? []
      }
      if let node = nodes[id], let path = location(of: new, in: node.context), path != location {
        location = path
        operations.append(.location(path))
      }
      return operations
    }

    /// The operation that makes a control show what its element says.
    func valueOperation(of id: NodeID) -> Operation? {
      guard let element = nodes[id]?.element else { return nil }
      if element.role == .segments { return segmentOperation(of: id, value: element.value) }
      return Facets(element).value?.operation(on: id)
    }

    private func segmentOperation(of id: NodeID, value: String?) -> Operation? {
      let segment = nodes[id]?.children.min { lhs, rhs in
        rank(of: lhs, value) < rank(of: rhs, value)
      }
      guard let segment, rank(of: segment, value) == 0 else { return nil }
      return .checked(.init(node: segment, part: .control), true)
    }

    private func rank(of segment: NodeID, _ value: String?) -> Int {
      guard let element = nodes[segment]?.element, element.role == .segment else { return 2 }
      return element.attributes[.tag] == value ? 0 : 1
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
