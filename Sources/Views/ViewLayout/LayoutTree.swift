#if PortableViews
public import ComposableUI
public import ViewGraph

/// A tree of elements with their places on the screen, by SwiftUI's rules.
///
/// A container proposes a size to each child, the child chooses its own size, and the container
/// places the child. Patches change the tree; the next layout computes only what they affect.
///
/// The layout reads roles and styles. Controls, lists and bars have metrics of their own, which
/// equal the browser's style sheet.
public final class LayoutTree {
  /// The measures of text.
  public let measurer: any TextMeasurer
  /// The direction in which horizontal stacks put their children.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { root.invalidateAll() } }
  }
  /// The number of elements whose size the last layout computed.
  public private(set) var measuredCount = 0

  private let root: LayoutNode
  /// Whether the window of the last layout was narrow.
  private var isNarrow = false
  private var nodes: [NodeID: LayoutNode] = [:]

  /// Creates the layout of a tree.
  public init(_ tree: ElementTree, measurer: any TextMeasurer = FixedTextMeasurer()) {
    self.measurer = measurer
    root = LayoutNode(tree, parent: nil, table: &nodes)
  }

  /// Changes the tree; unknown nodes are ignored.
  public func apply(_ patches: [Patch]) {
    for patch in patches {
      switch patch {
      case .insert(let tree, let parent, let before):
        guard let parent = nodes[parent], nodes[tree.id] == nil else { continue }
        parent.insert(LayoutNode(tree, parent: parent, table: &nodes), before: before)
      case .remove(let id):
        guard let node = nodes[id], let parent = node.parent else { continue }
        parent.remove(node)
        forget(node)
      case .move(let id, let before):
        guard let node = nodes[id], let parent = node.parent else { continue }
        parent.remove(node)
        parent.insert(node, before: before)
      case .update(let id, let change):
        guard let node = nodes[id] else { continue }
        let (old, new) = (node.element.style, change.new.style)
        node.element = change.new
        if old.font != new.font || old.lineLimit != new.lineLimit
          || old.reservedLines != new.reservedLines
          || old.layoutDirection != new.layoutDirection
        {
          node.invalidateAll()
        } else {
          node.invalidate()
        }
      case .restore: break
      }
    }
  }

  /// Computes the places of all elements in a window.
  ///
  /// - Complexity: O(*n*) in the number of elements that have changed, and of those around them.
  public func layOut(in size: CGSize) {
    let proposal = LayoutProposal(size)
    let window = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    let pass = makePass(in: window)
    if pass.isNarrow != isNarrow {
      isNarrow = pass.isNarrow
      root.invalidateAll()
    }
    root.place(at: .zero, size: window, proposal: proposal, in: pass)
    measuredCount = pass.measured
  }

  /// Returns the place of an element in the window; `nil` for an unknown one.
  ///
  /// Call ``layOut(in:)`` before.
  public func frame(of id: NodeID) -> CGRect? {
    guard let node = nodes[id] else { return nil }
    return node.ancestors.dropFirst().reduce(node.shownFrame) {
      let outer = $1.shownFrame
      return $0.offsetBy(dx: outer.minX - $1.scrollOffset.x, dy: outer.minY - $1.scrollOffset.y)
    }
  }

  func node(of id: NodeID) -> LayoutNode? { nodes[id] }

  /// Returns the sizes that an element's arrangement asks for; `nil` for an element without one.
  ///
  /// Call ``layOut(in:)`` before.
  public func report(for id: NodeID) -> ArrangementReport? {
    nodes[id]?.report(in: makePass(in: root.frame.size))
  }

  private func makePass(in window: CGSize) -> LayoutPass {
    LayoutPass(
      measurer: measurer, isRightToLeft: layoutDirection == .rightToLeft, window: window)
  }

  private func forget(_ node: LayoutNode) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }
}
#endif
