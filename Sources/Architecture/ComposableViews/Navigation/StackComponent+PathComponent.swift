import ComposableCore

#if PortableViews
import ComposableUI

/// A screen of a store's stack is named in an address by its state, if that has a raw value, is
/// `LosslessStringConvertible` or is encoded as a string; else by its position.
extension StackState.Component: PathComponentProviding {
  package var pathComponent: String? { Self.pathComponent(of: element) }
}
#endif
