/// The overrides written to a set of dependencies, shared by its copies.
final class DependencyStorage: @unchecked Sendable {
  // Safe: written to only while one `DependencyValues` alone refers to this storage.
  var overrides = DependencyOverrides()
  var context: DependencyContext?
  var feature: (any AnyObject & Sendable)?

  /// The default values of dependencies that are not overridden.
  let cache: DependencyCache

  init(cache: DependencyCache) {
    self.cache = cache
  }

  var isEmpty: Bool { overrides.isEmpty && context == nil && feature == nil }

  /// Returns the override of a key.
  func box(for key: ObjectIdentifier) -> DependencyBox? {
    overrides[key]
  }

  func copy(cache: DependencyCache? = nil) -> DependencyStorage {
    let copy = DependencyStorage(cache: cache ?? self.cache)
    copy.overrides = overrides
    copy.context = context
    copy.feature = feature
    return copy
  }

  /// Returns a storage with the overrides of both, of which the other storage's win.
  func overlaid(by other: DependencyStorage) -> DependencyStorage {
    let result = DependencyStorage(cache: other.cache)
    result.overrides = other.overrides.merging(overrides)
    result.context = other.context ?? context
    result.feature = other.feature ?? feature
    return result
  }
}
