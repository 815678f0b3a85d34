#if PortableViews
import ComposableUI

/// An element whose description has changed since renderers last got it.
struct ElementUpdate {
  let element: RenderedElement
  /// The description that renderers know.
  let old: ViewElement
  /// The value on the screen after a person's input.
  var shownValue: String?

  /// The patch of the change; `nil` if the description is the same after all.
  @MainActor var patch: Patch? {
    var old = old
    if old == element.element {
      // The state has refused or rewritten the input, so the screen shows a wrong value.
      guard let shownValue, shownValue != old.value else { return nil }
      old.value = shownValue
    }
    return .update(element.id, from: old, to: element.element)
  }
}
#endif
