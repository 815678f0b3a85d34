#if PortableViews
import ComposableUI

/// The layout of an element, found from the layouts of the elements inside of it, one by one.
///
/// For an element that its content does not change it is decided from the start, else by the first
/// elements inside that give it all it can have from them.
struct LayoutResolution {
  private var layout: ElementLayout
  private var missing: ElementLayout
  private let role: ViewElement.Role

  init(of element: ViewElement) {
    layout = element.ownLayout
    missing = element.layoutFromContent.subtracting(layout)
    role = element.role
  }

  /// Whether no further element inside could change the layout.
  var isDecided: Bool { missing.isEmpty }

  /// Adds what an element inside gives.
  mutating func add(_ child: ViewElement) {
    let new = child.layout(inside: role).intersection(missing)
    layout.formUnion(new)
    // The first view inside decides.
    missing.subtract(new.union(.beginsWithLabel))
  }

  /// Returns the layout with the frame of the element.
  func framed(as element: ViewElement) -> ElementLayout { element.framed(layout) }
}
#endif
