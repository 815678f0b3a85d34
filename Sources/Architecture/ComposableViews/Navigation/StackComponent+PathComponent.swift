import ComposableCore

#if PortableViews
import ComposableUI

/// Converts between the state of a screen and its component of a URL path.
///
/// A state has a component if it has a raw value, is `LosslessStringConvertible` or is encoded as a
/// string.
extension StackState.Component: PathComponentProviding {
  package var pathComponent: String? { PathComponent.text(of: element) }

  package static func value(from component: String) -> Self? {
    (PathComponent.value(of: Element.self, from: component) as? Element)
      .map(StackState.nextComponent)
  }
}
#endif
