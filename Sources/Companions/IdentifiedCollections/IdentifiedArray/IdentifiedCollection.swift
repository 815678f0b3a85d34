import OrderedCollections

/// A collection with look-up of elements by id.
///
/// Underscored because only types of the library conform.
public protocol _IdentifiedCollection<ID, Element>: Collection {
  /// The type of the elements' ids.
  associatedtype ID: Hashable

  /// The collection of the ids.
  associatedtype IDs: Collection where IDs.Element == ID

  /// The ids of the elements, in their order.
  var ids: IDs { get }

  /// The element with an id.
  subscript(id id: ID) -> Element? { get }
}

/// A collection with look-up, replacement, insertion and removal of elements by id.
///
/// Underscored because only types of the library conform.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection, MutableCollection
{
  /// The element with an id; assigning `nil` removes it.
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _MutableIdentifiedCollection {}
