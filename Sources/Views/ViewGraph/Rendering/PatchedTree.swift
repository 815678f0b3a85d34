#if PortableViews
import ComposableUI

/// A tree of elements that patches change, for renderers that keep one.
public struct PatchedTree: Sendable {
  private struct Entry: Sendable {
    var element: ViewElement
    var parent: NodeID?
    var children: [NodeID]
  }

  private var root: NodeID?
  private var entries: [NodeID: Entry] = [:]

  /// Creates a table without a tree.
  public init() {}

  /// Creates a table of a tree.
  public init(_ tree: ElementTree) {
    root = tree.id
    insert(tree, parent: nil)
  }

  /// The tree; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var tree: ElementTree? {
    root.flatMap(tree(of:))
  }

  /// Applies a patch.
  ///
  /// - Returns: A description of the problem if the patch is invalid, and so not applied; else `nil`.
  public mutating func apply(_ patch: Patch) -> String? {
    switch patch {
    case .insert(let tree, let parent, let before):
      guard entries[parent] != nil else { return "Insert into unknown node \(parent)" }
      guard entries[tree.id] == nil else { return "Insert of existing node \(tree.id)" }
      insert(tree, parent: parent)
      return place(tree.id, in: parent, before: before)
    case .remove(let id):
      guard let parent = entries[id]?.parent else { return "Remove of unknown node \(id)" }
      entries[parent]?.children.removeAll { $0 == id }
      remove(id)
      return nil
    case .move(let id, let before):
      guard let parent = entries[id]?.parent else { return "Move of unknown node \(id)" }
      entries[parent]?.children.removeAll { $0 == id }
      return place(id, in: parent, before: before)
    case .update(let id, let change):
      guard let old = entries[id]?.element else { return "Update of unknown node \(id)" }
      guard old.role == change.new.role else { return "Update of \(id) changes its role" }
      entries[id]?.element = change.new
      return nil
    case .restore(let id):
      return entries[id] == nil ? "Restore of unknown node \(id)" : nil
    }
  }

  private mutating func place(_ id: NodeID, in parent: NodeID, before: NodeID?) -> String? {
    guard let before else {
      entries[parent]?.children.append(id)
      return nil
    }
    guard let index = entries[parent]?.children.firstIndex(of: before) else {
      return "\(before) is not in \(parent), where \(id) goes before it"
    }
    entries[parent]?.children.insert(id, at: index)
    return nil
  }

  private mutating func insert(_ tree: ElementTree, parent: NodeID?) {
    entries[tree.id] = Entry(
      element: tree.element, parent: parent, children: tree.children.map(\.id))
    for child in tree.children { insert(child, parent: tree.id) }
  }

  private mutating func remove(_ id: NodeID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    for child in entry.children { remove(child) }
  }

  private func tree(of id: NodeID) -> ElementTree? {
    guard let entry = entries[id] else { return nil }
    return ElementTree(
      id: id, element: entry.element, children: entry.children.compactMap(tree(of:)))
  }
}
#endif
