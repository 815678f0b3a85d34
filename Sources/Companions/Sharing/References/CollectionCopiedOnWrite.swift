import Foundation
import IdentifiedCollections

/// A collection whose elements are all copied when it is changed while a copy of it is kept.
protocol CollectionCopiedOnWrite {
  var elementCount: Int { get }
}

/// Whether to copy all elements of a value takes long; false for a value that is no collection.
func isLargeCollection<Value>(_ value: Value) -> Bool {
  guard let collection = value as? any CollectionCopiedOnWrite else { return false }
  return collection.elementCount > 1_000
}

extension Array: CollectionCopiedOnWrite {
  var elementCount: Int { count }
}

extension ContiguousArray: CollectionCopiedOnWrite {
  var elementCount: Int { count }
}

extension Dictionary: CollectionCopiedOnWrite {
  var elementCount: Int { count }
}

extension Set: CollectionCopiedOnWrite {
  var elementCount: Int { count }
}

extension IdentifiedArray: CollectionCopiedOnWrite {
  var elementCount: Int { count }
}

extension String: CollectionCopiedOnWrite {
  // Bytes are copied many at a time.
  var elementCount: Int { utf8.count / 64 }
}

extension Data: CollectionCopiedOnWrite {
  var elementCount: Int { count / 64 }
}

extension Optional: CollectionCopiedOnWrite where Wrapped: CollectionCopiedOnWrite {
  var elementCount: Int { self?.elementCount ?? 0 }
}
