#if PortableViews
import ComposableUI

extension LayoutNode {
  /// The stack of the children, for roles that put them one after another.
  func stack(_ pass: LayoutPass) -> StackLayout {
    let children = shownChildren.filter { $0.element.role != .layer }
    let spacing = element.style.spacing.flatMap { $0.isFinite ? $0 : nil } ?? spacing(in: pass)
    switch element.role {
    case .splitView:
      var stack = StackLayout(.horizontal, spacing: spacing, children: children)
      stack.widths = element.style.columns.map { $0.map(\.splitWidth) }
      return stack
    case .horizontalStack, .gridRow, .toolbar, .button, .link, .row, .stepper, .toggle:
      var stack = StackLayout(.horizontal, spacing: spacing, children: children)
      stack.sharesBaseline =
        element.role == .horizontalStack
        && element.style.alignment?.vertical == .firstTextBaseline
      return stack
    case .list, .form:
      let own = element.style.knownEffects?.sectionSpacing.flatMap { $0.isFinite ? $0 : nil }
      let spacing = own ?? (isPlainList ? 0 : 35)
      var stack = StackLayout(.vertical, spacing: spacing, children: children)
      if own == nil, !isPlainList { stack.spacingOfHeaders = 20 }
      stack.rowSpacing = rowSpacing
      return stack
    case .section:
      var stack = StackLayout(.vertical, spacing: 0, children: children)
      stack.rowSpacing = rowSpacing
      return stack
    default:
      return StackLayout(.vertical, spacing: spacing, children: children)
    }
  }

  /// Whether the element is a list of rows without cards.
  var isPlainList: Bool {
    guard case .list(let list) = element.details else { return false }
    return list.isPlain
  }

  /// The space between rows, which the closest list around them sets.
  private var rowSpacing: Double {
    let list = sequence(first: self, next: \.parent).first { $0.element.details.scrolling != nil }
    return list?.element.style.knownEffects?.rowSpacing.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  private func spacing(in pass: LayoutPass) -> Double {
    switch element.role {
    case .button, .link, .toolbar: RoleMetrics(self, in: pass).spacing
    case .horizontalStack where element.style.isLabel == true:
      isRowLabel ? FixedTextMeasurer.pointSize(of: font) * 0.7 : 6
    default: RoleMetrics.spacing
    }
  }

  /// The alignment of the children of a role that is no stack.
  var alignmentOfChildren: ElementAlignment.Horizontal {
    switch element.details {
    case .groupBox, .disclosure, .section, .row, .box(.edge): .leading
    case .button(let button) where button.isExpanded != nil: .leading
    default: isWholeRow ? .leading : .center
    }
  }

  /// The size of a label, a control and children, with the metrics of the role.
  func framedSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    let metrics = RoleMetrics(self, in: pass)
    let inner = proposal.inset(by: metrics.insets)
    let control = controlSize(metrics, in: pass)
    let label = labelSize(inner, beside: control.width, metrics, in: pass)
    let children = childrenSize(inner, in: pass)
    var size: CGSize
    if hasLabelAbove {
      size = CGSize(
        width: max(label.width, children.width), height: label.height + children.height)
    } else if element.role == .tabItem {
      size = CGSize(
        width: max(label.width, control.width),
        height: control.height + metrics.spacing + label.height)
    } else {
      let parts = [label.width, children.width, control.width].filter { $0 > 0 }
      size = CGSize(
        width: parts.reduce(0, +) + metrics.spacing * Double(max(parts.count - 1, 0)),
        height: max(label.height, children.height, control.height))
    }
    size = size.outset(by: metrics.insets)
    if fillsWidth, let width = proposal.width, width.isFinite || size.width < width {
      size.width = width
    }
    return CGSize(
      width: max(size.width, metrics.minimum.width),
      height: max(size.height, metrics.minimum.height))
  }

  /// Places the children of an element with metrics of its own: below its heading or after its label.
  func placeFramed(in rect: CGRect, _ proposal: LayoutProposal, _ pass: LayoutPass) {
    let metrics = RoleMetrics(self, in: pass)
    let inner = proposal.inset(by: metrics.insets)
    let control = controlSize(metrics, in: pass)
    let label = labelSize(inner, beside: control.width, metrics, in: pass)
    var space = rect.inset(by: metrics.insets)
    if hasLabelAbove {
      space = space.inset(by: EdgeInsets(top: label.height, leading: 0, bottom: 0, trailing: 0))
    } else if label.width > 0 {
      let start = label.width + metrics.spacing
      space = space.inset(by: EdgeInsets(top: 0, leading: start, bottom: 0, trailing: 0))
    }
    if element.role == .disclosure { return placeDisclosed(in: space, pass) }
    let stack = stack(pass)
    if element.role == .list || element.role == .form {
      // Rows are at the top, and scroll if there are more.
      let rows = LayoutProposal(width: space.width)
      let size = CGSize(width: space.width, height: stack.size(rows, in: pass).height)
      return placeStack(stack, in: CGRect(origin: space.origin, size: size), rows, pass)
    }
    let fills = [.root, .navigation, .tabPanel].contains(element.role)
    let childProposal = fills ? LayoutProposal(space.size) : inner
    let size = stack.size(childProposal, in: pass)
    let isLeading = alignmentOfChildren == .leading
    let free = CGPoint(x: space.width - size.width, y: space.height - size.height)
    // Content that is higher than the window begins at its top, and scrolls.
    let origin = CGPoint(
      x: space.minX + (isLeading ? 0 : free.x / 2),
      y: space.minY + (fills ? max(free.y, 0) : free.y) / 2)
    placeStack(stack, in: CGRect(origin: origin, size: size), childProposal, pass)
  }

  /// Places the button of a disclosure, and what it shows below it.
  private func placeDisclosed(in space: CGRect, _ pass: LayoutPass) {
    var y = space.minY
    for (index, child) in shownChildren.enumerated() where !child.isPresentation {
      let start = index == 0 ? 0 : Self.disclosedInset
      let proposal = LayoutProposal(width: space.width - start)
      var size = child.size(proposal, in: pass)
      if index == 0 { size.width = space.width }
      child.place(
        at: CGPoint(x: space.minX + start, y: y), size: size, proposal: proposal, in: pass)
      y += size.height + RoleMetrics.spacing
    }
  }

  private static let disclosedInset = 16.0
}

extension LayoutNode {
  private var fillsWidth: Bool {
    if element.details == .box(.edge) || isWholeRow { return true }
    return element.ownLayout.contains(.fillsWidth)
  }

  /// Whether the label is a heading above the children.
  private var hasLabelAbove: Bool {
    switch element.role {
    case .section, .groupBox, .tabPanel, .list, .form, .disclosure, .row: true
    default: false
    }
  }

  /// The size of the control beside the label.
  private func controlSize(
    _ metrics: RoleMetrics, in pass: LayoutPass
  ) -> (width: Double, height: Double) {
    guard element.role == .picker else { return metrics.control }
    // As wide as the longest option, with the padding and the arrow.
    let widest = children.compactMap(\.element.text).map {
      pass.measurer.size(of: font.cased($0), font: font, width: nil, lineLimit: 1).width
    }.max()
    return ((widest ?? 0) + 48, metrics.control.height)
  }

  private func childrenSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    switch element.role {
    case .segments: return segmentsSize(proposal, in: pass)
    case .disclosure:
      var size = stack(pass).size(LayoutProposal(width: proposal.width), in: pass)
      size.width += Self.disclosedInset
      return size
    default: return stack(pass).size(proposal, in: pass)
    }
  }

  private func labelSize(
    _ proposal: LayoutProposal, beside control: Double, _ metrics: RoleMetrics, in pass: LayoutPass
  ) -> CGSize {
    guard let text = labelText else { return .zero }
    let heading = RoleMetrics.heading(of: element)
    var labelFont = heading.font.inheriting(font)
    let taken = control > 0 && element.role != .tabItem ? control + metrics.spacing : 0
    if element.role == .section { labelFont.letterCase = labelFont.letterCase ?? .uppercase }
    var size = pass.measurer.size(
      of: labelFont.cased(text), font: labelFont,
      width: proposal.width.map { max($0 - taken, 0) }, lineLimit: lineLimit)
    size.height += heading.above + heading.below
    return size
  }

  /// The text of the label, unless it is elsewhere: the title of a screen is in its bar, and the label
  /// of a field in its placeholder.
  var labelText: String? {
    let isElsewhere: Bool =
      switch element.role {
      case .screen, .tabPanel, .textField, .secureField, .textEditor, .slider: true
      case .segments: !isInlinePicker || element.isLabelHidden
      default: element.isLabelHidden
      }
    guard RoleDescription(element.role).hasText, !isElsewhere, let text = element.text,
      !text.isEmpty
    else { return nil }
    return text
  }

  /// The height of the heading of an inline picker.
  private func headingHeight(_ width: Double, _ pass: LayoutPass) -> Double {
    let metrics = RoleMetrics(self, in: pass)
    return labelSize(LayoutProposal(width: width), beside: 0, metrics, in: pass).height
  }

  private func segmentsSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    let count = Double(max(children.count, 1))
    let share = LayoutProposal(
      width: proposal.width.map { isInlinePicker ? $0 : $0 / count })
    let sizes = children.map { $0.size(share, in: pass) }
    let (widest, highest) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    guard isInlinePicker else { return CGSize(width: widest * count, height: highest) }
    // The heading is above the options, which are below each other.
    return CGSize(
      width: widest,
      height: headingHeight(proposal.width ?? .infinity, pass) + sizes.reduce(0) { $0 + $1.height })
  }

  /// Places the options of a picker, which share its space equally.
  func placeSegments(in rect: CGRect, _ pass: LayoutPass) {
    var space = rect.inset(by: RoleMetrics(self, in: pass).insets)
    let isInline = isInlinePicker
    if isInline {
      let heading = headingHeight(space.width, pass)
      space = space.inset(by: EdgeInsets(top: heading, leading: 0, bottom: 0, trailing: 0))
    }
    let count = Double(max(children.count, 1))
    let size = CGSize(
      width: isInline ? space.width : space.width / count,
      height: isInline ? space.height / count : space.height)
    for (index, child) in children.enumerated() {
      let origin = CGPoint(
        x: space.minX + (isInline ? 0 : Double(index) * size.width),
        y: space.minY + (isInline ? Double(index) * size.height : 0))
      child.place(at: origin, size: size, proposal: LayoutProposal(size), in: pass)
    }
  }
}

extension CGRect {
  /// The rectangle without the lengths of edges, at least empty.
  func inset(by edges: EdgeInsets) -> Self {
    Self(
      x: minX + edges.leading, y: minY + edges.top,
      width: max(width - edges.leading - edges.trailing, 0),
      height: max(height - edges.top - edges.bottom, 0))
  }
}

extension ElementColumn {
  /// The width of a column of a split view; `nil` for a share of what others leave.
  fileprivate var splitWidth: Double? {
    switch self {
    case .fixed(let width): width
    case .flexible(_, let maximum), .adaptive(_, let maximum): maximum
    }
  }
}
#endif
