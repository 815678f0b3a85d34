import Foundation
import IdentifiedCollections

/// A collection that copies all its elements when it is changed while another copy exists.
protocol CollectionCopiedOnWrite {
  var elementCount: Int { get }
}

/// Returns whether a value is a collection with more than 1,000 elements, slow to copy.
func isLargeCollection<Value>(_ value: Value) -> Bool {
  guard let collection = value as? any CollectionCopiedOnWrite else { return false }
  return collection.elementCount > 1_000
}

extension CollectionCopiedOnWrite where Self: Collection {
  var elementCount: Int { count }
}

extension Array: CollectionCopiedOnWrite {}
extension ContiguousArray: CollectionCopiedOnWrite {}
extension Dictionary: CollectionCopiedOnWrite {}
extension Set: CollectionCopiedOnWrite {}
extension IdentifiedArray: CollectionCopiedOnWrite {}

extension String: CollectionCopiedOnWrite {
  // Bytes are copied many at a time, so 64 of them count as one element.
  var elementCount: Int { utf8.count / 64 }
}

extension Data: CollectionCopiedOnWrite {
  var elementCount: Int { count / 64 }
}

extension Optional: CollectionCopiedOnWrite where Wrapped: CollectionCopiedOnWrite {
  var elementCount: Int { self?.elementCount ?? 0 }
}
