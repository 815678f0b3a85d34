#if PortableViews && Web
import ComposableUI

/// Returns an element with a style.
func element(
  _ role: ViewElement.Role = .box, _ change: (inout ElementStyle) -> Void
) -> ViewElement {
  var element = ViewElement(role)
  change(&element.style)
  return element
}
#endif
