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
    if isUnclipped { classes.append("look-unclipped") }
    return classes
  }
}

extension ViewElement {
  /// The space for what is beyond the edges of a scroll view that does not clip, in points.
  private static let unclippedSpace = 32.0

  /// Sets the margins of the content, and what snapping leaves at the edges of what scrolls.
  func declareMargins(in css: inout CSSDeclarations) {
    // The views of a padded stack snap with its padding before them, as the first one is at the start.
    if traits.hasScrollTargets, let padding = style.padding {
      css.set(
        .snapMargin, pixels: padding.top, padding.leading, padding.bottom, padding.leading)
    }
    let contentMargins = style.knownEffects?.contentMargins
    let space = details.scrolling?.isUnclipped == true ? Self.unclippedSpace : nil
    guard contentMargins != nil || space != nil else { return }
    let margins = contentMargins ?? ElementMargins()
    css.set(.paddingTop, pixels: space.map { $0 + (margins.top ?? 0) } ?? margins.top)
    css.set(.paddingStart, pixels: margins.leading)
    css.set(.paddingBottom, pixels: space.map { $0 + (margins.bottom ?? 0) } ?? margins.bottom)
    css.set(.paddingEnd, pixels: margins.trailing)
    css.set(.marginBlock, pixels: space.map { -$0 })
    guard details.scrolling != nil, margins != ElementMargins() else { return }
    css.set(.scrollPaddingBlock, pixels: margins.top ?? 0, margins.bottom ?? 0)
    css.set(.scrollPaddingInline, pixels: margins.leading ?? 0, margins.trailing ?? 0)
  }
}

extension UnitPoint {
  /// The fractions of the width and the height, such as `0.5 1`.
  var attributeValue: String { "\(SliderDetails.text(x)) \(SliderDetails.text(y))" }
}
#endif
