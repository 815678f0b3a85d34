#if PortableViews
import ComposableUI
import ViewGraph

extension LayoutNode {
  /// Whether the element covers the window, and takes no space where it is.
  var isPresentation: Bool { RoleDescription(element.role).isPresentation }

  /// The children that show: the last screen of a stack, the chosen panel of tabs.
  var shownChildren: [LayoutNode] {
    switch element.role {
    case .navigation: Array(children.suffix(1))
    // The options of a menu show once it is open.
    case .picker, .menu: []
    case .screen: children.filter { $0.element.role != .toolbar }
    default: children
    }
  }

  /// The size of the content for a proposal, without padding and frame.
  func contentSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    if let arrangement = element.style.arrangement {
      return arrangedSize(arrangement, proposal)
    }
    return switch element.details {
    case .text, .richText: textSize(proposal, in: pass)
    case .link where isInText: textSize(proposal, in: pass)
    case .image(let image): imageSize(image.size, proposal, in: pass)
    case .picture(let picture): imageSize(picture.size, proposal, in: pass)
    case .spacer: spacerSize(proposal)
    case .divider: dividerSize(proposal)
    case .box(.rectangle), .box(.ellipse), .box(.space), .drawing:
      CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .overlayStack: union(children, proposal, in: pass)
    case .layers: stack(pass).size(proposal, in: pass)
    case .layer: union(children, proposal, in: pass)
    case .grid where element.style.columns == nil: GridRowsLayout(self).size(proposal, in: pass)
    case .grid: GridLayout(self).size(proposal, in: pass)
    case .scroll(let scroll): scrollSize(scroll.axes, proposal, in: pass)
    case .tabBar: tabBarSize(proposal, in: pass)
    case _ where element.ownLayout.isSuperset(of: .fills): fillSize(proposal, in: pass)
    default: framedSize(proposal, in: pass)
    }
  }

  /// Places the children in the rectangle of the content.
  func placeChildren(in rect: CGRect, proposal: LayoutProposal, in pass: LayoutPass) {
    switch element.details {
    case _ where element.style.arrangement != nil:
      placeArranged(in: rect, proposal, pass)
    case .overlayStack:
      place(children, in: rect, proposal, alignment: element.style.alignment, pass)
    case .layer:
      place(children, in: rect, proposal, alignment: element.style.alignment, pass)
    case .layers: placeStack(stack(pass), in: rect, proposal, pass)
    case .box(.space): placePositioned(in: rect, proposal, pass)
    case .grid where element.style.columns == nil:
      GridRowsLayout(self).place(
        in: rect, proposal: proposal, alignment: element.style.alignment ?? ElementAlignment(),
        in: pass)
    case .grid:
      GridLayout(self).place(
        in: rect, proposal: proposal, alignment: element.style.alignment ?? ElementAlignment(),
        in: pass)
    case .scroll(let scroll):
      let axes = scroll.axes
      var inner = proposal
      if axes != .horizontal { inner.height = nil }
      if axes != .vertical { inner.width = nil }
      let stack = stack(pass)
      let size = stack.size(inner, in: pass)
      let origin = CGPoint(
        x: rect.minX + (axes == .vertical ? (rect.width - size.width) / 2 : 0),
        y: rect.minY + (axes == .horizontal ? (rect.height - size.height) / 2 : 0))
      placeStack(stack, in: CGRect(origin: origin, size: size), inner, pass)
    case .tabs: placeTabs(in: rect, pass)
    case .tabBar: placeTabItems(in: rect, pass)
    case .screen: placeScreen(in: rect, pass)
    case .segments: placeSegments(in: rect, pass)
    default: placeFramed(in: rect, proposal, pass)
    }
    for layer in children where layer.element.role == .layer {
      layer.place(at: rect.origin, size: rect.size, proposal: LayoutProposal(rect.size), in: pass)
    }
    for child in children where child.isPresentation { placePresentation(child, pass) }
  }
}

extension LayoutNode {
  /// Places each child with its middle at its position.
  private func placePositioned(
    in rect: CGRect, _ proposal: LayoutProposal, _ pass: LayoutPass
  ) {
    for child in children where !child.isPresentation {
      let size = child.size(proposal, in: pass)
      let position = child.element.style.position ?? ElementOffset(x: 0, y: 0)
      // The position is from the left, also where children are mirrored afterwards.
      let x = pass.isRightToLeft ? rect.maxX - position.x : rect.minX + position.x
      child.place(
        at: CGPoint(x: x - size.width / 2, y: rect.minY + position.y - size.height / 2),
        size: size, proposal: proposal, in: pass)
    }
  }

  private var isInText: Bool { parent?.element.role == .richText }

  private func textSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    // A symbol in a text is about as wide as a capital letter.
    let text =
      element.text
      ?? children.map { $0.element.text ?? ($0.element.role == .image ? "M" : "") }.joined()
    return size(of: text, proposal, in: pass)
  }

  private func size(
    of text: String, _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> CGSize {
    let font = font
    var size = pass.measurer.size(
      of: font.cased(text), font: font, width: proposal.width, lineLimit: lineLimit)
    if reservedLines > 1 {
      let line = pass.measurer.size(of: "A", font: font, width: nil, lineLimit: 1)
      size.height = max(size.height, line.height * Double(reservedLines))
    }
    return size
  }

  private func imageSize(
    _ size: ImageSize, _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> CGSize {
    let side = FixedTextMeasurer.pointSize(of: font)
    let column = isIconOfRow ? side * 1.65 : 0
    switch size {
    case .small: return CGSize(width: max(side * 0.9, column), height: side * 0.9)
    case .medium: return CGSize(width: max(side * 1.15, column), height: side * 1.15)
    case .large: return CGSize(width: max(side * 1.5, column), height: side * 1.5)
    case .resizable:
      return CGSize(width: proposal.width ?? side * 1.15, height: proposal.height ?? side * 1.15)
    }
  }

  /// The axis of the stack around the element.
  private var axisOfParent: Axis {
    parent?.element.role == .horizontalStack ? .horizontal : .vertical
  }

  private func spacerSize(_ proposal: LayoutProposal) -> CGSize {
    let axis = axisOfParent
    return CGSize(
      axis, length: max(proposal[axis] ?? 0, element.style.spacing ?? RoleMetrics.spacing, 0),
      across: 0)
  }

  private func dividerSize(_ proposal: LayoutProposal) -> CGSize {
    let axis = axisOfParent
    return CGSize(axis, length: 1, across: proposal[axis.other] ?? 10)
  }

  private func union(
    _ children: [LayoutNode], _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> CGSize {
    children.reduce(CGSize.zero) { union, child in
      let size = child.size(proposal, in: pass)
      return CGSize(width: max(union.width, size.width), height: max(union.height, size.height))
    }
  }

  private func scrollSize(
    _ axes: ScrollAxes, _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> CGSize {
    var inner = proposal
    if axes != .horizontal { inner.height = nil }
    if axes != .vertical { inner.width = nil }
    let content = stack(pass).size(inner, in: pass)
    // Across its axis, a view that scrolls sideways is as high as its content.
    let height = axes == .horizontal ? content.height : proposal.height ?? content.height
    return CGSize(width: proposal.width ?? content.width, height: height)
  }

  /// The size of an element that takes all that it is proposed.
  private func fillSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let content = framedSize(proposal, in: pass)
    return CGSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }
}

extension LayoutNode {
  /// Places children one over another.
  private func place(
    _ children: [LayoutNode], in rect: CGRect, _ proposal: LayoutProposal,
    alignment: ElementAlignment?, _ pass: LayoutPass
  ) {
    let alignment = alignment ?? ElementAlignment()
    for child in children where !child.isPresentation {
      let size = child.size(proposal, in: pass)
      let origin = CGPoint(
        x: rect.minX + alignment.horizontal.offset(rect.width - size.width),
        y: rect.minY + alignment.vertical.offset(rect.height - size.height))
      child.place(at: origin, size: size, proposal: proposal, in: pass)
    }
  }

  func placeStack(
    _ stack: StackLayout, in rect: CGRect, _ proposal: LayoutProposal, _ pass: LayoutPass
  ) {
    let alignment = element.style.alignment
    let isStack = element.role == .horizontalStack || element.role == .verticalStack
    if stack.axis == .horizontal {
      let vertical = isStack ? alignment?.vertical ?? .center : .center
      stack.place(in: rect, proposal: proposal, in: pass) { vertical.offset($0) }
    } else {
      let horizontal = isStack ? alignment?.horizontal ?? .center : alignmentOfChildren
      stack.place(in: rect, proposal: proposal, in: pass) { horizontal.offset($0) }
    }
  }

  /// The distance from the top to the baseline of the first text inside; 0 without a text.
  func baseline(_ pass: LayoutPass) -> Double {
    let top = padding.top + RoleMetrics(self, in: pass).insets.top
    if element.text != nil { return top + pass.measurer.baseline(of: font) }
    return children.first.map { top + $0.baseline(pass) } ?? 0
  }

  /// Places a presentation in the middle of the window, at most 480 points wide by default.
  private func placePresentation(_ child: LayoutNode, _ pass: LayoutPass) {
    let style = child.element.style
    let limit = pass.window.width * 0.92
    let fits = style.fixedAxes?.contains(.horizontal) == true
    let wanted = fits ? nil : min(limit, style.width ?? 480)
    let content = child.contentSize(LayoutProposal(width: wanted), in: pass)
    let width = wanted ?? min(limit, content.width)
    let proposal = LayoutProposal(width: width, height: pass.window.height * 0.9)
    let size = CGSize(width: width, height: min(content.height, pass.window.height * 0.9))
    let origin = CGPoint(
      x: (pass.window.width - size.width) / 2, y: (pass.window.height - size.height) / 2)
    child.place(at: origin, size: size, proposal: proposal, in: pass)
  }
}
#endif
