#if PortableViews
/// The facts about an element's layout that depend on the elements inside.
///
/// A graph resolves them from the leaves of the tree upwards, by SwiftUI's rules: a stack takes all
/// offered space if one of its children does, a fixed frame takes no more than its length.
public struct ElementLayout: OptionSet, Hashable, Sendable {
  /// The facts as bits.
  public let rawValue: UInt16

  /// Creates facts from their bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The element takes all the width that it is offered.
  public static let fillsWidth = Self(rawValue: 1 << 0)
  /// The element takes all the height that it is offered.
  public static let fillsHeight = Self(rawValue: 1 << 1)
  /// A list or a form is inside of the element.
  public static let hasGroups = Self(rawValue: 1 << 2)
  /// The element is a screen with controls at the start or at the end of its bar.
  public static let hasBarItems = Self(rawValue: 1 << 3)
  /// The element is a screen with a view in place of its title.
  public static let hasPrincipalItem = Self(rawValue: 1 << 4)
  /// The element is a sheet or a popover that shows a navigation stack.
  public static let hasNavigation = Self(rawValue: 1 << 5)
  /// The element has an aspect ratio, so that one length gives the other.
  public static let keepsRatio = Self(rawValue: 1 << 6)
  /// The element has a width and a height, and content with an aspect ratio, which is no larger than either.
  public static let framesRatio = Self(rawValue: 1 << 7)

  /// The element is a label, or the first view in it is one.
  public static let beginsWithLabel = Self(rawValue: 1 << 8)

  /// The element takes all the space that it is offered.
  public static let fills: Self = [.fillsWidth, .fillsHeight]
}

extension ViewElement {
  /// Whether the element is a section with a header.
  package var hasHeader: Bool {
    role == .section && (text?.isEmpty == false || style.knownEffects?.hasHeader == true)
  }

  /// The facts that hold for the element whatever is inside, without its frame.
  ///
  /// A spacer and a divider have none: they take space by the axis of the stack around them.
  package var ownLayout: ElementLayout {
    if let arrangement = style.arrangement { return arrangement.fillsWidth ? .fillsWidth : [] }
    return switch details {
    case .root, .navigation, .tabs, .tabPanel, .screen, .splitView: .fills
    case .list, .form: [.fills, .hasGroups]
    case .scroll(let scroll): scroll.axes == .horizontal ? .fillsWidth : .fills
    case .box(.rectangle), .box(.ellipse), .box(.space), .drawing: .fills
    case .image(let image): image.size == .resizable ? .fills : []
    case .picture(let picture): picture.size == .resizable ? .fills : []
    case .textEditor(let field): field.style == .growing ? .fillsWidth : .fills
    case .textField, .secureField, .slider, .segments, .section, .row, .groupBox, .disclosure:
      .fillsWidth
    case .toggle(let toggle): toggle.style == .switch && !isLabelHidden ? .fillsWidth : []
    case .stepper, .picker, .datePicker, .colorPicker: isLabelHidden ? [] : .fillsWidth
    case .progress(let fraction): fraction == nil ? [] : .fillsWidth
    case .grid: style.columns == nil ? [] : .fillsWidth
    case .horizontalStack: style.isLabel == true ? .beginsWithLabel : []
    default: []
    }
  }

  /// The facts that the element takes over from the elements inside.
  package var layoutFromContent: ElementLayout {
    if style.arrangement != nil { return .hasGroups }
    return switch role {
    case .box: [.fills, .hasGroups, .keepsRatio]
    case .horizontalStack, .button, .link: [.fills, .hasGroups, .beginsWithLabel]
    case .verticalStack, .overlayStack, .layers, .layer, .gridRow: [.fills, .hasGroups]
    // The rows of a grid with columns are as high as their views.
    case .grid: style.columns == nil ? [.fills, .hasGroups] : .hasGroups
    case .scroll: [.fillsHeight, .hasGroups]
    case .screen: [.hasGroups, .hasBarItems, .hasPrincipalItem]
    case .root, .navigation, .tabs, .tabPanel, .splitView, .section, .groupBox, .disclosure:
      .hasGroups
    case .row: [.hasGroups, .beginsWithLabel]
    case .toggle, .stepper: .beginsWithLabel
    case .sheet, .popover: [.hasGroups, .hasNavigation]
    default: []
    }
  }

  /// The facts that the element adds to the facts of the element around it.
  ///
  /// Along the axes that a cell of a grid does not size it takes no space from the grid.
  package func layout(inside parent: Role) -> ElementLayout {
    var layout = layoutOfAllAxes(inside: parent)
    if let axes = style.knownEffects?.gridCell?.unsizedAxes {
      if axes.contains(.horizontal) { layout.remove(.fillsWidth) }
      if axes.contains(.vertical) { layout.remove(.fillsHeight) }
    }
    return layout
  }

  private func layoutOfAllAxes(inside parent: Role) -> ElementLayout {
    switch details {
    case .spacer: parent == .horizontalStack ? .fillsWidth : .fillsHeight
    case .divider: parent == .horizontalStack ? .fillsHeight : .fillsWidth
    case .toolbar(.leading), .toolbar(.trailing): .hasBarItems
    case .toolbar(.principal): .hasPrincipalItem
    case .navigation: layout.union(.hasNavigation)
    case .layer: layout.intersection(.hasGroups)
    case .button(let button) where [.bordered, .borderedProminent].contains(button.style):
      layout.intersection([.fills, .hasGroups, .keepsRatio])
    case .sheet, .popover, .alert, .confirmationDialog: []
    default:
      // A height with a limit takes no more than that from the elements around it.
      layout.intersection(
        style.maxHeight?.isFinite == true
          ? [.fillsWidth, .hasGroups, .beginsWithLabel]
          : [.fills, .hasGroups, .keepsRatio, .beginsWithLabel])
    }
  }

  /// Returns the facts with the effect of the element's frame.
  package func framed(_ layout: ElementLayout) -> ElementLayout {
    guard style.hasValues else { return layout }
    var layout = layout
    let isWidthFixed = style.width?.isFinite == true
    let isHeightFixed = style.height?.isFinite == true
    if style.maxWidth != nil { layout.insert(.fillsWidth) }
    if style.maxHeight != nil { layout.insert(.fillsHeight) }
    if isWidthFixed || style.maxWidth?.isFinite == true { layout.remove(.fillsWidth) }
    if isHeightFixed { layout.remove(.fillsHeight) }
    if let axes = style.fixedAxes {
      if axes.contains(.horizontal) { layout.remove(.fillsWidth) }
      if axes.contains(.vertical) { layout.remove(.fillsHeight) }
    }
    if style.aspectRatio != nil { layout.insert(.keepsRatio) }
    // One length gives the other.
    if layout.contains(.keepsRatio), isWidthFixed || isHeightFixed {
      layout.subtract([.fills, .keepsRatio])
      if isWidthFixed, isHeightFixed, style.aspectRatio == nil { layout.insert(.framesRatio) }
    }
    return layout
  }
}
#endif
