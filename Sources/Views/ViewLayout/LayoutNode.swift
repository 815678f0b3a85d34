#if PortableViews
import ComposableUI
import ViewGraph

/// An element with the sizes that it has chosen so far.
final class LayoutNode {
  let id: NodeID
  var element: ViewElement
  private(set) weak var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []
  /// The place in the parent.
  private(set) var frame = CGRect.zero
  /// The proposal to the content, if a layout places it.
  var offered: LayoutProposal?
  /// The distance by which the content is scrolled.
  var scrollOffset = CGPoint.zero
  private var sizes: [LayoutProposal: CGSize] = [:]
  private var placement: (size: CGSize, proposal: LayoutProposal, window: CGSize)?

  init(_ tree: ElementTree, parent: LayoutNode?, table: inout [NodeID: LayoutNode]) {
    id = tree.id
    element = tree.element
    self.parent = parent
    table[tree.id] = self
    children = tree.children.map { LayoutNode($0, parent: self, table: &table) }
  }

  func insert(_ child: LayoutNode, before id: NodeID?) {
    let index = children.firstIndex { $0.id == id } ?? children.count
    children.insert(child, at: index)
    invalidate()
  }

  func remove(_ child: LayoutNode) {
    children.removeAll { $0 === child }
    invalidate()
  }

  /// Forgets the sizes of the element and of all around it.
  func invalidate() {
    var node: LayoutNode? = self
    while let current = node {
      current.sizes = [:]
      current.placement = nil
      node = current.parent
    }
  }

  /// Forgets the sizes of all elements inside as well, which inherit from the element.
  func invalidateAll() {
    invalidate()
    for child in children { child.invalidateAll() }
  }

  /// Returns the size that the element chooses for a proposal.
  func size(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    if let size = sizes[proposal] { return size }
    pass.measured += 1
    let size = outerSize(proposal, in: pass)
    sizes[proposal] = size
    return size
  }

  /// Places the element in its parent, and the elements inside.
  func place(at origin: CGPoint, size: CGSize, proposal: LayoutProposal, in pass: LayoutPass) {
    frame = CGRect(origin: origin, size: size)
    if let placement, placement == (size, proposal, pass.window) { return }
    placement = (size, proposal, pass.window)
    pass.placed += 1
    placeContent(proposal, in: pass)
    guard pass.isRightToLeft else { return }
    // A presentation is placed in the window, in the middle.
    for child in children where !child.isPresentation {
      child.frame.origin.x = size.width - child.frame.maxX
    }
  }

  /// The font of the element's text, with what the elements around it set.
  var font: ElementFont {
    var (font, node) = (ElementFont(), LayoutNode?.some(self))
    while let current = node {
      if let outer = current.element.style.font {
        if font.textStyle == nil, font.size == nil {
          (font.textStyle, font.size) = (outer.textStyle, outer.size)
        }
        font.weight = font.weight ?? outer.weight
        font.design = font.design ?? outer.design
      }
      node = current.parent
    }
    return font
  }

  /// The most lines of the element's text, as the closest element around it says.
  var lineLimit: Int? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.element.style.lineLimit).first
  }
}

/// One run of a layout, with what it shares and counts.
final class LayoutPass {
  let measurer: any TextMeasurer
  let isRightToLeft: Bool
  let window: CGSize
  /// The number of elements whose size was computed.
  var measured = 0
  /// The number of elements whose content was placed.
  var placed = 0

  init(measurer: any TextMeasurer, isRightToLeft: Bool, window: CGSize) {
    self.measurer = measurer
    self.isRightToLeft = isRightToLeft
    self.window = window
  }
}
#endif
