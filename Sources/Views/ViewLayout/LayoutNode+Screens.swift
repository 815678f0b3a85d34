#if PortableViews
import ComposableUI

/// The screens of a navigation stack with their bars, and tabs.
extension LayoutNode {
  private static let barHeight = 52.0
  private static let barInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  /// The free space below a screen's content.
  private static let spaceBelowContent = 24.0

  private func toolbar(_ position: ToolbarPosition) -> LayoutNode? {
    children.first { $0.element.details == .toolbar(position) }
  }

  /// Whether the screen has a bar: for a title, a way back or controls.
  private var hasBar: Bool {
    if element.traits.bar.contains(.hidden) { return false }
    return !(element.text ?? "").isEmpty || subtitle != nil || element.events.contains(.dismiss)
      || !element.layout.isDisjoint(with: [.hasBarItems, .hasPrincipalItem])
  }

  private var subtitle: String? { element.style.knownEffects?.subtitle }

  /// Whether the title is below the controls in a narrow window, as on the first screen.
  private var hasLargeTitle: Bool {
    if element.layout.contains(.hasPrincipalItem) { return false }
    let bar = element.traits.bar
    if !bar.isDisjoint(with: [.inlineTitle, .largeTitle]) { return bar.contains(.largeTitle) }
    return parent?.children.first { $0.element.role == .screen } === self
  }

  /// Places the bars of a screen, and its content between them.
  func placeScreen(in rect: CGRect, _ pass: LayoutPass) {
    var space = rect
    if hasBar {
      let height = placeBar(in: rect, pass)
      space = space.inset(by: EdgeInsets(top: height, leading: 0, bottom: 0, trailing: 0))
    }
    var below = Self.spaceBelowContent
    if let bottom = toolbar(.bottom) {
      below = placeBottomBar(bottom, in: rect, pass) + RoleMetrics.spacing
    }
    space = space.inset(by: EdgeInsets(top: 0, leading: 0, bottom: below, trailing: 0))
    let stack = stack(pass)
    let proposal = LayoutProposal(space.size)
    let size = stack.size(proposal, in: pass)
    // Content that is higher than the screen begins at its top, and scrolls.
    let origin = CGPoint(
      x: space.minX + (space.width - size.width) / 2,
      y: space.minY + max(space.height - size.height, 0) / 2)
    placeStack(stack, in: CGRect(origin: origin, size: size), proposal, pass)
  }

  private func lineHeight(of font: ElementFont, _ pass: LayoutPass) -> Double {
    pass.measurer.size(of: "A", font: font, width: nil, lineLimit: 1).height
  }

  /// Places the controls of the bar at the top, and returns its height.
  private func placeBar(in rect: CGRect, _ pass: LayoutPass) -> Double {
    let positions = [ToolbarPosition.leading, .principal, .trailing]
    let bars = positions.compactMap { position in toolbar(position).map { (position, $0) } }
    let sizes = bars.map { $0.1.size(.ideal, in: pass) }
    let row = max(sizes.map(\.height).max() ?? 0, element.events.contains(.dismiss) ? 44 : 0)
    var height = row + Self.barInsets.top + Self.barInsets.bottom
    if pass.isNarrow, hasLargeTitle {
      let font = ElementFont(size: 32, weight: 700)
      height +=
        8
        + pass.measurer.size(
          of: element.text ?? "", font: font, width: rect.width - 32, lineLimit: nil
        ).height
      if subtitle != nil { height += lineHeight(of: ElementFont(size: 13), pass) }
    }
    height = max(height, Self.barHeight)
    let middle =
      pass.isNarrow && height > Self.barHeight ? Self.barInsets.top + row / 2 : height / 2
    for ((position, bar), size) in zip(bars, sizes) {
      let x: Double =
        switch position {
        case .leading: rect.minX + Self.barInsets.leading
        case .trailing: rect.maxX - Self.barInsets.trailing - size.width
        default: rect.midX - size.width / 2
        }
      let origin = CGPoint(x: x, y: rect.minY + middle - size.height / 2)
      bar.place(at: origin, size: size, proposal: .ideal, in: pass)
    }
    return height
  }

  /// Places the bar at the bottom, and returns its height.
  private func placeBottomBar(
    _ bar: LayoutNode, in rect: CGRect, _ pass: LayoutPass
  ) -> Double {
    let content = bar.size(LayoutProposal(width: rect.width), in: pass)
    let height = content.outset(by: Self.barInsets).height
    let size = CGSize(width: rect.width, height: height)
    bar.place(
      at: CGPoint(x: rect.minX, y: rect.maxY - height), size: size, proposal: LayoutProposal(size),
      in: pass)
    return height
  }
}

extension LayoutNode {
  /// The greatest width of the item of a tab.
  private static let tabWidth = 140.0
  /// The line above the items.
  private static let tabLine = 1.0

  func tabBarSize(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    let width = proposal.width ?? Self.tabWidth * Double(children.count)
    let item = LayoutProposal(width: itemWidth(width))
    let height = children.map { $0.size(item, in: pass).height }.max() ?? 0
    return CGSize(width: width, height: height + Self.tabLine)
  }

  private func itemWidth(_ width: Double) -> Double {
    min(Self.tabWidth, width / Double(max(children.count, 1)))
  }

  /// Places the items in the middle of the bar.
  func placeTabItems(in rect: CGRect, _ pass: LayoutPass) {
    let size = CGSize(width: itemWidth(rect.width), height: rect.height - Self.tabLine)
    let start = rect.midX - size.width * Double(children.count) / 2
    for (index, child) in children.enumerated() {
      child.place(
        at: CGPoint(x: start + Double(index) * size.width, y: rect.minY + Self.tabLine),
        size: size, proposal: LayoutProposal(size), in: pass)
    }
  }

  /// Places the bar at the bottom, and the panel that shows above it.
  func placeTabs(in rect: CGRect, _ pass: LayoutPass) {
    var space = rect
    for bar in children where bar.element.role == .tabBar {
      let size = bar.size(LayoutProposal(width: rect.width), in: pass)
      space.size.height = max(space.height - size.height, 0)
      bar.place(
        at: CGPoint(x: rect.minX, y: space.maxY),
        size: CGSize(width: rect.width, height: size.height),
        proposal: LayoutProposal(width: rect.width), in: pass)
    }
    for panel in children where panel.element.details == .tabPanel(isShown: true) {
      panel.place(
        at: space.origin, size: space.size, proposal: LayoutProposal(space.size), in: pass)
    }
  }
}
#endif
