#if PortableViews
import ComposableUI

/// A change of an element's description since renderers last got it.
struct ElementUpdate {
  let element: RenderedElement
  /// The description that renderers last got.
  let old: ViewElement
  /// The value on the screen after the user's input.
  var shownValue: String?

  /// The patch of the change; `nil` if the description equals the old one again.
  @MainActor var patch: Patch? {
    var old = old
    if old == element.element {
      // The state has rejected or rewritten the input, so the screen shows a wrong value.
      guard let shownValue, shownValue != old.value else { return nil }
      old.value = shownValue
    }
    return .update(element.id, from: old, to: element.element)
  }
}
#endif
