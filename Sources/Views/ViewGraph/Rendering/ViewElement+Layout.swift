#if PortableViews
import ComposableUI

extension ViewElement {
  /// Returns the layout of the element with other elements inside.
  ///
  /// - Complexity: O(1) for an element that its content does not change, and else O(*n*) in the
  ///   number of children, up to the first that decide it.
  func resolvedLayout(children: some Sequence<ViewElement>) -> ElementLayout {
    var layout = ownLayout
    let missing = layoutFromContent.subtracting(layout)
    guard !missing.isEmpty else { return framed(layout) }
    let role = role
    for child in children {
      layout.formUnion(child.layout(inside: role).intersection(missing))
      if layout.isSuperset(of: missing) { break }
    }
    return framed(layout)
  }
}
#endif
