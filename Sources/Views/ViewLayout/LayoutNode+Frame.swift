#if PortableViews
import ComposableUI

/// The rule of a frame along one axis.
private struct FrameRule {
  let fixed: Double?
  let minimum: Double?
  let maximum: Double?

  init(fixed: Double?, minimum: Double?, maximum: Double?) {
    self.fixed = fixed.flatMap { $0.isFinite ? max($0, 0) : nil }
    let least = minimum.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.minimum = least
    self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, least ?? 0) }
  }

  /// The length that the frame proposes to its content.
  func proposal(_ outer: Double?) -> Double? {
    if let fixed { return fixed }
    guard let outer, minimum != nil || maximum != nil else { return outer }
    return min(max(outer, minimum ?? 0), maximum ?? .infinity)
  }

  /// The length of the frame: as proposed within its limits, of which the content's length is one if
  /// the frame has no other.
  func length(content: Double, proposal: Double?) -> Double {
    if let fixed { return fixed }
    guard minimum != nil || maximum != nil else { return content }
    let least = minimum ?? min(content, maximum ?? content)
    let most = maximum ?? max(content, least)
    return min(max(proposal ?? content, least), most)
  }
}

extension LayoutNode {
  /// The place in the parent where the element shows, moved by its offset.
  var shownFrame: CGRect {
    guard let offset = element.style.offset, offset.x.isFinite, offset.y.isFinite else {
      return frame
    }
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  private var widthRule: FrameRule {
    let style = element.style
    return FrameRule(fixed: style.width, minimum: style.minWidth, maximum: style.maxWidth)
  }

  private var heightRule: FrameRule {
    let style = element.style
    return FrameRule(fixed: style.height, minimum: style.minHeight, maximum: style.maxHeight)
  }

  /// The lengths between the element's frame and its content.
  var padding: EdgeInsets {
    guard let padding = element.style.padding else { return EdgeInsets() }
    func valid(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: valid(padding.top), leading: valid(padding.leading), bottom: valid(padding.bottom),
      trailing: valid(padding.trailing))
  }

  /// The size of the content, in the padding, in the frame.
  func outerSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    if isPresentation { return .zero }
    let margins = RoleMetrics(self, in: pass).margins
    let content = contentSize(innerProposal(proposal, in: pass), in: pass).outset(by: padding)
    let proposal = withoutFixedAxes(proposal).inset(by: margins)
    // The content has chosen the length that goes with the other one.
    let isFitted = element.style.aspectRatio != nil
    let width = isFitted ? content.width : proposal.width
    let height = isFitted ? content.height : proposal.height
    let size = CGSize(
      width: max(widthRule.length(content: content.width, proposal: width), 0),
      height: max(heightRule.length(content: content.height, proposal: height), 0))
    return size.outset(by: margins)
  }

  /// The proposal, without the lengths along which the element keeps its own.
  private func withoutFixedAxes(_ proposal: LayoutProposal) -> LayoutProposal {
    guard let fixed = element.style.fixedAxes else { return proposal }
    return LayoutProposal(
      width: fixed.contains(.horizontal) ? nil : proposal.width,
      height: fixed.contains(.vertical) ? nil : proposal.height)
  }

  /// The proposal to the content for a proposal to the element.
  func innerProposal(_ proposal: LayoutProposal, in pass: LayoutPass) -> LayoutProposal {
    let metrics = RoleMetrics(self, in: pass)
    var proposal = withoutFixedAxes(proposal).inset(by: metrics.margins)
    proposal.width = proposal.width.map { min($0, metrics.maximumWidth) }
    let framed = LayoutProposal(
      width: widthRule.proposal(proposal.width), height: heightRule.proposal(proposal.height))
    return fitted(framed.inset(by: padding), in: pass)
  }

  /// Places the content in the element, by the frame's alignment.
  func placeContent(_ proposal: LayoutProposal, in pass: LayoutPass) {
    let inner = innerProposal(proposal, in: pass)
    let size = contentSize(inner, in: pass)
    let space = CGSize(
      width: frame.width - padding.leading - padding.trailing,
      height: frame.height - padding.top - padding.bottom)
    let alignment = element.style.alignment
    let origin = CGPoint(
      x: padding.leading + (alignment?.horizontal ?? .center).offset(space.width - size.width),
      y: padding.top + (alignment?.vertical ?? .center).offset(space.height - size.height))
    placeChildren(in: CGRect(origin: origin, size: size), proposal: inner, in: pass)
  }

  /// The largest proposal of the element's aspect ratio inside of another.
  private func fitted(_ proposal: LayoutProposal, in pass: LayoutPass) -> LayoutProposal {
    guard let ratio = element.style.aspectRatio, ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      return width / ratio <= height
        ? LayoutProposal(width: width, height: width / ratio)
        : LayoutProposal(width: height * ratio, height: height)
    case (let width?, nil): return LayoutProposal(width: width, height: width / ratio)
    case (nil, let height?): return LayoutProposal(width: height * ratio, height: height)
    case (nil, nil):
      let ideal = contentSize(.ideal, in: pass)
      return LayoutProposal(width: ideal.width, height: ideal.width / ratio)
    }
  }
}

extension ElementAlignment.Horizontal {
  /// The distance from the leading edge, in free space of a length.
  func offset(_ space: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: space / 2
    case .trailing: space
    }
  }
}

extension ElementAlignment.Vertical {
  /// The distance from the top edge, in free space of a length.
  func offset(_ space: Double) -> Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: space / 2
    case .bottom: space
    }
  }
}
#endif
