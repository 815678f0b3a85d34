#if PortableViews
import ComposableUI

/// The metrics of an element that has a look of its own, in points.
///
/// They equal the browser's style sheet, so that both layouts put elements in the same places.
struct RoleMetrics {
  /// The lengths between the element's edges and its label or children.
  var insets = EdgeInsets()
  /// The lengths around the element, which are no part of its frame.
  var margins = EdgeInsets()
  /// The least size.
  var minimum = (width: 0.0, height: 0.0)
  /// The greatest width.
  var maximumWidth = Double.infinity
  /// The size of a control beside the label, such as a switch.
  var control = (width: 0.0, height: 0.0)
  /// The distance between the label, the control and the children.
  var spacing = Self.spacing

  /// The distance between the children of a stack without another spacing.
  static let spacing = 8.0
  /// The width up to which a window is narrow, as on a phone.
  static let narrowWidth = 480.0

  /// Creates the metrics of an element.
  init(_ node: LayoutNode, in pass: LayoutPass) {
    switch node.element.details {
    case .button, .link, .menu: setButton(node)
    case .list, .form:
      let side = node.isPlainList ? 0.0 : 16
      insets = EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
      margins = EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
      maximumWidth = 680
    case .row: setRow(node)
    case .verticalStack:
      if node.isOnlyInRow, node.element.style.padding == nil {
        (insets.top, insets.bottom) = (5, 5)
      }
    case .box(.edge):
      let (top, bottom) = node.isHeaderAbove ? (4.0, 8.0) : (7, 0)
      insets = EdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
    case .groupBox: insets = EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    case .disclosure(let isExpanded): if isExpanded { insets.bottom = 10 }
    case .tabPanel: insets.bottom = 16
    case .toolbar: spacing = 4
    default: setControl(node)
    }
  }

  private mutating func setButton(_ node: LayoutNode) {
    spacing = 6
    let isInToolbar = node.isInToolbar
    minimum = (isInToolbar ? 44 : 0, 44)
    let side = isInToolbar ? 12.0 : 0
    insets = EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    if case .menu(let symbol?) = node.element.details, !symbol.isEmpty {
      control = Self.symbolSize(node)
    }
    if case .button(let button) = node.element.details {
      switch button.style {
      case .bordered, .borderedProminent: setBorderedButton(button)
      case .borderless: break
      case .plain:
        minimum.width = 44
        insets = EdgeInsets()
      }
      if button.isExpanded != nil { (insets.leading, insets.trailing) = (0, 0) }
    }
    if node.isWholeRow {
      insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      minimum.height = 48
    }
  }

  private mutating func setBorderedButton(_ button: ButtonDetails) {
    let (height, vertical, horizontal): (Double, Double, Double) =
      switch button.size {
      case .mini: (26, 2, 10)
      case .small: (32, 4, 12)
      case .regular: (44, 8, 18)
      case .large: (50, 12, 20)
      case .extraLarge: (58, 15, 24)
      }
    minimum = (button.isCircle || button.size == .regular ? height : 0, height)
    let side = button.isCircle ? 0 : horizontal
    insets = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  private mutating func setRow(_ node: LayoutNode) {
    minimum.height = 48
    if node.children.count == 1, node.children[0].isWholeRow { return }
    insets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  }

  private mutating func setControl(_ node: LayoutNode) {
    spacing = 12
    switch node.element.details {
    case .textField(let field), .secureField(let field), .textEditor(let field):
      minimum = (80, 44)
      if field.style == .bar { maximumWidth = 680 }
      if node.element.role == .textEditor, field.style != .growing { minimum.height = 96 }
      // Lines of 23 points, with the padding and the border of the field.
      minimum.height = max(minimum.height, Double(node.reservedLines) * 23 + 18)
      // A field takes some of the insets of its row.
      if node.isInRow, field.style != .bordered { minimum.height -= 8 }
    case .toggle(let toggle):
      switch toggle.style {
      case .switch: control = (50, 30)
      case .checkbox: control = (20, 20)
      case .button:
        minimum.height = 40
        insets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
      }
    case .slider: minimum = (80, 44)
    case .stepper: control = (94, 32)
    case .picker: control.height = node.isInRow ? 36 : 44
    case .datePicker: control = (120, 36)
    case .colorPicker: control = (32, 32)
    case .segments(let picker):
      spacing = 4
      let inset = picker.isInline ? (8.0, 0.0) : (2, 2)
      insets = EdgeInsets(top: inset.0, leading: inset.1, bottom: inset.0, trailing: inset.1)
    case .segment:
      let isInline = node.parent?.isInlinePicker == true
      insets = EdgeInsets(
        top: 2, leading: isInline ? 32 : 12, bottom: 2, trailing: isInline ? 0 : 12)
      minimum.height = isInline ? 40 : 32
    case .progress(let fraction):
      spacing = 8
      control = fraction == nil ? (22, 22) : (0, 17)
    case .tabItem:
      spacing = 2
      insets = EdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
      minimum.height = 52
      control = (24.15, 24.15)
    default: spacing = Self.spacing
    }
  }

  /// The size of a symbol beside a label.
  static func symbolSize(_ node: LayoutNode) -> (width: Double, height: Double) {
    let side = FixedTextMeasurer.pointSize(of: node.font) * 1.15
    return (side, side)
  }
}

extension RoleMetrics {
  /// The font that a role sets for the texts inside; the surroundings' if `nil`.
  static func font(of element: ViewElement) -> ElementFont? {
    switch element.details {
    case .button(let button):
      switch button.style {
      case .bordered: ElementFont(size: fontSize(button.size), weight: 500)
      case .borderedProminent: ElementFont(size: fontSize(button.size), weight: 600)
      case .borderless, .plain: nil
      }
    case .segment: ElementFont(size: 15)
    case .tabItem: ElementFont(size: 12)
    default: nil
    }
  }

  /// The size of the label of a bordered button; the surroundings' if `nil`.
  private static func fontSize(_ size: ControlSize) -> Double? {
    switch size {
    case .mini: 13
    case .small: 15
    case .regular, .large: nil
    case .extraLarge: 20
    }
  }

  /// The font and the padding of a heading above the children.
  static func heading(of element: ViewElement) -> (font: ElementFont, above: Double, below: Double)
  {
    switch element.role {
    case .section: (ElementFont(textStyle: .footnote), above: 4, below: 8)
    case .groupBox: (ElementFont(weight: 600), above: 0, below: 8)
    case .segments: (ElementFont(size: 13), above: 0, below: 4)
    default: (ElementFont(), above: 0, below: 0)
    }
  }
}

extension LayoutNode {
  /// Whether the element is a choice whose options are below each other.
  var isInlinePicker: Bool {
    if case .segments(let picker) = element.details { picker.isInline } else { false }
  }

  /// Whether the element is a button that takes the whole row around it.
  var isWholeRow: Bool {
    let isFlat: Bool =
      switch element.details {
      case .button(let button): button.style == .borderless || button.style == .plain
      case .link: true
      default: false
      }
    return isFlat && isOnlyInRow
  }

  /// Whether the element is a view in place of the heading of a section, above others.
  fileprivate var isHeaderAbove: Bool {
    guard element.details == .box(.edge), let parent else { return false }
    return parent.children.count > 1 && parent.children.first === self
  }

  /// Whether the element is a label in a row, whose icon has a column of its own.
  var isRowLabel: Bool {
    guard element.style.isLabel == true else { return false }
    var ancestor = parent
    while let node = ancestor {
      switch node.element.role {
      case .row: return true
      case .button: return node.isWholeRow
      case .menu, .sheet, .popover, .alert, .confirmationDialog: return false
      default: ancestor = node.parent
      }
    }
    return false
  }

  /// Whether the element is the icon of a label in a row.
  var isIconOfRow: Bool {
    guard let parent, parent.children.first === self else { return false }
    return parent.isRowLabel
  }

  /// Whether the element is in a toolbar.
  fileprivate var isInToolbar: Bool {
    var ancestor = parent
    while let node = ancestor {
      if node.element.role == .toolbar { return true }
      ancestor = node.parent
    }
    return false
  }

  /// Whether the element is the only one in a row.
  fileprivate var isOnlyInRow: Bool {
    isInRow && parent?.children.count == 1
  }

  /// Whether the element is in a row directly.
  fileprivate var isInRow: Bool { parent?.element.role == .row }
}
#endif
