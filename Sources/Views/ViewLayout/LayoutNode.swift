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
  /// The distance by which the content is scrolled; `nil` for where it is at first.
  var revealedOffset: CGPoint?
  /// Whether horizontal stacks inside begin at the right.
  private(set) var isRightToLeft = false
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
    invalidateRow()
  }

  func remove(_ child: LayoutNode) {
    children.removeAll { $0 === child }
    invalidateRow()
  }

  /// Forgets the sizes, and the sizes of a row's children, which depend on their number.
  private func invalidateRow() {
    if element.role == .row { invalidateAll() } else { invalidate() }
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
    let margins = RoleMetrics(self, in: pass).margins
    frame = CGRect(
      x: origin.x + margins.leading, y: origin.y + margins.top,
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    if let placement, placement == (size, proposal, pass.window) { return }
    placement = (size, proposal, pass.window)
    pass.placed += 1
    let outer = pass.isRightToLeft
    defer { pass.isRightToLeft = outer }
    if let own = element.style.layoutDirection { pass.isRightToLeft = own == .rightToLeft }
    isRightToLeft = pass.isRightToLeft
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
      if let outer = current.element.style.font { font = font.inheriting(outer) }
      if let outer = RoleMetrics.font(of: current.element) { font = font.inheriting(outer) }
      node = current.parent
    }
    return font
  }

  /// The most lines of the element's text, as the closest element around it says.
  var lineLimit: Int? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.element.style.lineLimit).first
  }

  /// The fewest lines that the element's text takes space for.
  var reservedLines: Int {
    let reserved: Int? =
      sequence(first: self, next: \.parent).lazy.compactMap(\.element.style.reservedLines).first
    return max(reserved ?? 1, 1)
  }
}

/// One run of a layout, with what it shares and counts.
final class LayoutPass {
  let measurer: any TextMeasurer
  /// Whether the element that is being placed is laid out from the right.
  var isRightToLeft: Bool
  let window: CGSize
  /// Whether the window is as narrow as a phone's.
  var isNarrow: Bool { window.width <= RoleMetrics.narrowWidth }
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
