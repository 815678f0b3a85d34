#if PortableViews
import ComposableUI
import ViewGraph

extension LayoutNode {
  /// The children that a layout places.
  private var arrangedChildren: [LayoutNode] { children.filter { !$0.isPresentation } }

  func arrangedSize(_ arrangement: ElementArrangement, _ proposal: LayoutProposal) -> CGSize {
    var size = arrangement.size ?? .zero
    if arrangement.fillsWidth, let width = proposal.width, width.isFinite { size.width = width }
    return size
  }

  /// Places the children where the layout has placed them, and keeps what the layout is offered.
  func placeArranged(in rect: CGRect, _ proposal: LayoutProposal, _ pass: LayoutPass) {
    offered = proposal
    for child in arrangedChildren {
      let frame = child.element.style.placement?.frame ?? .zero
      child.place(
        at: CGPoint(x: rect.minX + frame.minX, y: rect.minY + frame.minY), size: frame.size,
        proposal: LayoutProposal(frame.size), in: pass)
    }
  }

  /// The sizes that the arrangement of the element asks for.
  func report(in pass: LayoutPass) -> ArrangementReport? {
    guard let arrangement = element.style.arrangement, let offered else { return nil }
    return ArrangementReport(
      revision: arrangement.revision,
      available: ProposedViewSize(
        width: offered.width.flatMap { $0.isFinite ? CGFloat($0) : nil },
        height: offered.height.flatMap { $0.isFinite ? CGFloat($0) : nil }),
      sizes: arrangement.proposals.map { proposal in
        let proposal = LayoutProposal(
          width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
        return arrangedChildren.map { $0.size(proposal, in: pass) }
      })
  }
}
#endif
