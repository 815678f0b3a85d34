#if PortableViews
extension Equatable {
  /// Returns whether another value has the same type and is equal.
  func isEqual(toErased other: (any Equatable)?) -> Bool {
    other.map { $0 as? Self == self } ?? false
  }
}
#endif
