#if PortableViews
import ComposableUI

/// An element whose description has changed since renderers were told.
struct ElementUpdate {
  let element: RenderedElement
  /// The description that renderers know.
  let old: ViewElement
  /// What a person's input has made of the value on the screen.
  var shownValue: String?

  /// The change, if there is one after all.
  @MainActor var patch: Patch? {
    var old = old
    if old == element.element {
      // The state has refused or rewritten the input: the screen shows what is not so.
      guard let shownValue, shownValue != old.value else { return nil }
      old.value = shownValue
    }
    return .update(element.id, from: old, to: element.element)
  }
}
#endif
