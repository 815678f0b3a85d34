#if PortableViews && Web
import ComposableUI

extension ScrollDetails {
  /// The CSS classes of the way in which an element scrolls.
  var cssClasses: [String] {
    var classes: [String] = []
    if axes != .vertical { classes.append("axis-\(axes.rawValue)") }
    if isDisabled { classes.append("look-still") }
    if hiddenIndicators == .both || hiddenIndicators == axes { classes.append("look-unmarked") }
    if let snapping { classes.append("snap-\(snapping.rawValue)") }
    return classes
  }
}

extension UnitPoint {
  /// The fractions of the width and the height, such as `0.5 1`.
  var attributeValue: String { "\(SliderDetails.text(x)) \(SliderDetails.text(y))" }
}
#endif
