#if PortableViews && Web
import ComposableUI

extension ViewElement {
  /// The CSS classes of the layout that the graph has resolved, and of looks that depend on it.
  var layoutClasses: [String] {
    var classes: [String] = []
    if !hasRuleOfRole {
      if layout.contains(.fillsWidth) { classes.append("fill-x") }
      if layout.contains(.fillsHeight) { classes.append("fill-y") }
    }
    if style.hasWidth, !layout.contains(.fillsWidth) { classes.append("sized-x") }
    if style.hasHeight, !layout.contains(.fillsHeight) { classes.append("sized-y") }
    switch role {
    case .screen: classes += screenClasses
    case .tabs: classes += barSchemeClasses
    case .sheet, .popover:
      if layout.contains(.hasGroups) { classes.append("look-grouped") }
      if layout.contains(.hasNavigation) { classes.append("look-navigation") }
    case .list, .form:
      if style.knownEffects?.rowSpacing != nil { classes.append("look-spaced") }
    case .grid: if style.columns != nil { classes.append("look-columns") }
    case .section: if hasHeader { classes.append("look-headed") }
    case .row: if layout.contains(.beginsWithLabel) { classes.append("look-labelled") }
    case .horizontalStack: if style.isLabel == true { classes.append("look-label") }
    default: break
    }
    if style.knownEffects?.gridCell?.takesRow == true { classes.append("look-span") }
    if layout.contains(.framesRatio) { classes.append("look-frame") }
    if style.aspectRatio != nil { classes.append("look-ratio") }
    if let mode = style.contentMode {
      classes.append(mode == .fill ? "look-cover" : "look-contain")
    }
    return classes
  }

  /// Whether elements of the role are in few places, where the rule of the role says what they fill.
  private var hasRuleOfRole: Bool {
    switch role {
    case .root, .navigation, .screen, .tabs, .tabPanel, .splitView, .section, .row, .layer,
      .gridRow:
      true
    default: RoleDescription(role).isPresentation
    }
  }

  private static let barSchemes: [(ScreenBar, String)] = [
    (.light, "look-light-bar"), (.dark, "look-dark-bar"),
    (.lightBottom, "look-light-bottom"), (.darkBottom, "look-dark-bottom"),
    (.lightTabs, "look-light-tabs"), (.darkTabs, "look-dark-tabs"),
  ]

  private var barSchemeClasses: [String] {
    guard !traits.bar.isEmpty else { return [] }
    return Self.barSchemes.compactMap { traits.bar.contains($0) ? $1 : nil }
  }

  private var screenClasses: [String] {
    var classes: [String] = []
    if traits.bar.contains(.inlineTitle) { classes.append("look-inline") }
    if traits.bar.contains(.largeTitle) { classes.append("look-large") }
    if traits.bar.contains(.leadingTitle) { classes.append("look-leading-title") }
    if traits.bar.contains(.noBackground) { classes.append("look-clear-bar") }
    classes += barSchemeClasses
    if traits.bar.contains(.hidden) { return classes + ["look-barless"] }
    if layout.contains(.hasPrincipalItem) {
      classes.append("look-principal-title")
    } else if layout.contains(.hasBarItems) {
      classes.append("look-bar-items")
    } else if (text ?? "").isEmpty, style.knownEffects?.subtitle == nil,
      !events.contains(.dismiss)
    {
      classes.append("look-barless")
    }
    return classes
  }
}
#endif
