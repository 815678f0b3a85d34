import ComposableCore

#if PortableViews
import ComposableUI

/// A screen of a store's stack is named in an address by its state, if that has a raw value, is
/// `LosslessStringConvertible` or is encoded as a string; else by its position. An address leads to the
/// states that can be made from its parts in the same way.
extension StackState.Component: PathComponentProviding {
  package var pathComponent: String? { Self.pathComponent(of: element) }

  package static func value(from component: String) -> Self? {
    value(of: Element.self, from: component).map(StackState.nextComponent)
  }
}
#endif
