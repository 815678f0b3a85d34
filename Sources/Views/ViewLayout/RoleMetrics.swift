#if PortableViews
import ComposableUI

/// The metrics of an element that has a look of its own, in points.
struct RoleMetrics {
  /// The lengths between the element's edges and its label or children.
  var insets = EdgeInsets()
  /// The least size.
  var minimum = (width: 0.0, height: 0.0)
  /// The size of a control beside the label, such as a switch.
  var control = (width: 0.0, height: 0.0)
  /// The height of a bar above or below the content, such as that of a screen's title.
  var bar = 0.0

  /// The distance between a label and a control, and between children without another spacing.
  static let spacing = 8.0

  /// Creates the metrics of an element.
  init(_ element: ViewElement) {
    switch element.details {
    case .button(let button):
      switch button.style {
      case .bordered, .borderedProminent:
        insets = EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
        minimum.height = 34
      case .borderless, .plain: break
      }
    case .textField, .secureField:
      insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
      minimum = (80, 44)
    case .textEditor:
      insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
      minimum = (80, 96)
    case .toggle:
      control = (50, 30)
    case .slider:
      minimum = (80, 30)
    case .stepper:
      control = (94, 34)
    case .picker, .datePicker:
      control = (120, 44)
    case .colorPicker:
      control = (56, 36)
    case .segments:
      minimum.height = 36
    case .segment: insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    case .progress: control = (22, 22)
    case .menu: minimum.height = 34
    case .row:
      insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      minimum.height = 44
    case .groupBox:
      insets = EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    case .screen: bar = 52
    case .tabs: bar = 52
    case .tabItem: minimum = (64, 52)
    default: break
    }
  }
}
#endif
