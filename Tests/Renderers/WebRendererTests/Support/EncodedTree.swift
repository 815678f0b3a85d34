#if PortableViews && Web
import HeadlessRenderer

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// A table of the elements of a tree, which looks them up in the tree itself.
@MainActor
protocol TreeTable: ElementTable {
  var tree: ElementTree { get }
}

extension TreeTable {
  func element(of id: NodeID) -> ViewElement? { tree.find(id)?.element }
  func parent(of id: NodeID) -> NodeID? { tree.findParent(of: id)?.id }
  func children(of id: NodeID) -> [NodeID] { tree.find(id)?.children.map(\.id) ?? [] }
}

/// A tree that patches change, and an encoder of them.
@MainActor
final class EncodedTree: TreeTable {
  private let renderer = HeadlessRenderer()
  private var encoder: PatchEncoder!

  init(_ tree: ElementTree, language: BuiltInLanguage = .english) {
    renderer.mount(tree)
    encoder = PatchEncoder(tree, in: self, language: language)
  }

  var tree: ElementTree { renderer.tree! }

  var location: String? { encoder.location }

  /// Changes the tree, and returns the operations that do the same to the document.
  func encode(_ patches: Patch...) -> [WebRenderer.Operation] {
    renderer.apply(patches)
    return encoder.encode(patches)
  }

  func valueOperation(of id: NodeID) -> WebRenderer.Operation? { encoder.valueOperation(of: id) }
}

extension ElementTree {
  /// The part of the tree that a node is the root of.
  func find(_ id: NodeID) -> ElementTree? {
    self.id == id ? self : children.lazy.compactMap { $0.find(id) }.first
  }

  /// The part of the tree of which a node is a child of the root.
  func findParent(of id: NodeID) -> ElementTree? {
    if children.contains(where: { $0.id == id }) { return self }
    return children.lazy.compactMap { $0.findParent(of: id) }.first
  }

  /// Changes the part of the tree that a node is the root of.
  mutating func edit(_ id: NodeID, _ change: (inout ElementTree) -> Void) {
    if self.id == id { return change(&self) }
    for index in children.indices { children[index].edit(id, change) }
  }
}
#endif
