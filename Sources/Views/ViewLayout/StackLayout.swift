#if PortableViews
import ComposableUI

/// The layout of children one after another along an axis, by `StackDivision`.
struct StackLayout {
  let axis: Axis
  let spacing: Double
  let children: [LayoutNode]
  /// Whether the baselines of the first texts are at one height.
  var sharesBaseline = false
  /// The space between rows; `nil` for that between others.
  var rowSpacing: Double?
  /// The space before sections with a header; `nil` for that between others.
  var spacingOfHeaders: Double?
  /// The widths of the children, `nil` for a share of what the others leave.
  var widths: [Double?]?

  init(_ axis: Axis, spacing: Double, children: [LayoutNode]) {
    self.axis = axis
    self.spacing = spacing
    self.children = children.filter { !$0.isPresentation }
  }

  /// The sum of the distances between the children.
  private var gaps: Double {
    children.indices.dropFirst().reduce(0) { $0 + gap(before: $1) }
  }

  private func gap(before index: Int) -> Double {
    if let spacingOfHeaders, children[index].element.hasHeader { return spacingOfHeaders }
    guard let rowSpacing, children[index].element.role == .row,
      children[index - 1].element.role == .row
    else { return spacing }
    return rowSpacing
  }

  /// The size of the stack for a proposal.
  func size(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    let sizes = proposals(proposal, in: pass).enumerated().map { index, proposal in
      children[index].size(proposal, in: pass)
    }
    let length = sizes.reduce(gaps) { $0 + $1[axis] }
    guard sharesBaseline else {
      return CGSize(axis, length: length, across: sizes.map { $0[axis.other] }.max() ?? 0)
    }
    let below = zip(children, sizes).map { $1[axis.other] - $0.baseline(pass) }.max() ?? 0
    return CGSize(axis, length: length, across: baseline(pass) + below)
  }

  /// The distance from the top to the baseline that the children share.
  private func baseline(_ pass: LayoutPass) -> Double {
    children.map { $0.baseline(pass) }.max() ?? 0
  }

  /// Places the children, and aligns them across.
  ///
  /// - Parameter offset: A function that returns the distance of a child from the edge across, from
  ///   the free space beside it; not used if the children share a baseline.
  func place(
    in rect: CGRect, proposal: LayoutProposal, in pass: LayoutPass,
    offset: (_ space: Double) -> Double
  ) {
    let baseline = sharesBaseline ? baseline(pass) : nil
    var position = axis == .horizontal ? rect.minX : rect.minY
    for (index, proposal) in proposals(proposal, in: pass).enumerated() {
      let child = children[index]
      if index > 0 { position += gap(before: index) }
      let size = child.size(proposal, in: pass)
      let across =
        baseline.map { $0 - child.baseline(pass) }
        ?? offset(rect.size[axis.other] - size[axis.other])
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: rect.minY + across)
        : CGPoint(x: rect.minX + across, y: position)
      child.place(at: origin, size: size, proposal: proposal, in: pass)
      position += size[axis]
    }
  }

  /// The proposals to the children, in their order.
  private func proposals(_ proposal: LayoutProposal, in pass: LayoutPass) -> [LayoutProposal] {
    guard let length = proposal[axis], length.isFinite else {
      return children.map { _ in proposal }
    }
    func proposing(_ length: CGFloat) -> LayoutProposal {
      var changed = proposal
      changed[axis] = length
      return changed
    }
    if let widths, widths.count == children.count {
      let fixed = widths.compactMap(\.self).reduce(0, +)
      let share = max(length - gaps - fixed, 0) / Double(max(widths.count { $0 == nil }, 1))
      return widths.map { proposing(CGFloat($0 ?? share)) }
    }
    let division = StackDivision(
      count: children.count, priority: { children[$0].priority },
      length: { children[$0].size(proposing($1), in: pass)[axis] })
    return division.proposals(in: length - gaps).map(proposing)
  }
}

extension LayoutNode {
  /// The priority in a stack; a spacer gets what all others leave.
  fileprivate var priority: Double {
    element.style.layoutPriority ?? (element.role == .spacer ? -.infinity : 0)
  }
}
#endif
