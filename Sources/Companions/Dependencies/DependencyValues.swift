import ConcurrencyExtras
import Foundation

/// The dependencies in force: the values that were overridden, and the defaults of all others.
///
/// Register a dependency by adding a property that reads and writes the subscript with its key; see
/// ``DependencyKey``. Read it with ``Dependency``, and override it with
/// ``withDependencies(_:operation:)``.
///
/// A copy costs one retain: storage is shared until one of the copies is written to.
public struct DependencyValues: Sendable {
  /// The dependencies of the current task.
  @TaskLocal public static var _current: DependencyValues = DependencyValues()

  /// Whether a part of a dependency is being replaced, which reads but does not use that part.
  @TaskLocal package static var isReplacingPart = false

  /// Whether the closure of an update runs, in which reading a missing value is no issue.
  ///
  /// It is no property of the values, which the closure may replace.
  @TaskLocal static var isUpdating = false

  /// The overrides written to these values.
  private var storage: DependencyStorage

  /// The dependencies captured earlier, which are read where `storage` has no value.
  private var fallback: DependencyStorage?

  /// The declaration of the `@Dependency` that is being read, for messages.
  private var origin: DependencyOrigin?

  /// Creates values without any override, and with default values of their own.
  public init() {
    self.storage = DependencyStorage(cache: DependencyCache())
  }

  /// Reads or overrides the value of a key.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = storage.value(for: key) { return value }
      if let value = fallback?.value(for: key) { return value }
      let context = explicitContext
      if let value = cache.readyValue(for: key, context: context) {
        return value
      }
      return cache.value(
        for: key,
        in: self,
        request: DependencyRequest(
          context: context,
          isUpdate: Self.isUpdating,
          location: origin?.location
            ?? CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
          name: origin?.name(property: function) ?? "'\(function)'"))
    }
    set {
      makeUniquelyOwned()
      storage.overrides[ObjectIdentifier(key)] = TypedDependencyBox(newValue)
    }
  }

  /// The context that was set explicitly, if any.
  var explicitContext: DependencyContext? {
    get { storage.context ?? fallback?.context }
    set {
      makeUniquelyOwned()
      storage.context = newValue
    }
  }
}

extension DependencyValues {
  /// Reads or overrides the value of a key.
  @_disfavoredOverload
  public subscript<Key: TestDependencyKey>(type key: Key.Type) -> Key.Value {
    get { self[key] }
    set { self[key] = newValue }
  }
}

extension DependencyValues {
  /// Dependencies without overrides, as the running application sees them.
  public static var live: Self { Self(context: .live) }

  /// Dependencies without overrides, as an Xcode preview sees them.
  public static var preview: Self { Self(context: .preview) }

  /// Dependencies without overrides, as a test sees them.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.explicitContext = context
  }
}

extension DependencyValues {
  /// Runs an operation with exactly these dependencies.
  ///
  /// Cheaper than ``withDependencies(_:operation:)``: nothing is copied, changed or remembered.
  package static func withValues<R>(
    _ values: DependencyValues,
    operation: () throws -> R
  ) rethrows -> R {
    // Not always by way of `flattened`, which copies: this is done for every action.
    guard values.fallback != nil else {
      return try $_current.withValue(values, operation: operation)
    }
    return try $_current.withValue(values.flattened, operation: operation)
  }

  /// Runs an asynchronous operation with exactly these dependencies.
  package static func withValues<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $_current.withValue(values.flattened, operation: operation)
  }

  /// Returns these values with those of an earlier moment where these have no override.
  ///
  /// - Complexity: O(1); the two are merged only when the result is written to.
  package func layered(over earlier: DependencyValues) -> Self {
    // Current values are flat, so that there are never more than two layers.
    let earlier = earlier.flattened.storage
    if earlier === storage || earlier.isEmpty { return self }
    var result = flattened
    result.fallback = earlier
    return result
  }

  /// Whether one is a copy of the other, or both are of a third.
  ///
  /// A result derived from one copy then holds for the other.
  ///
  /// - Complexity: O(1).
  package func isCopy(of other: Self) -> Bool {
    storage === other.storage && fallback === other.fallback
  }

  /// These values, with default values of their own.
  package var withFreshDefaults: Self {
    var result = self
    result.storage = flattened.storage.copy(cache: DependencyCache())
    result.fallback = nil
    return result
  }

  /// These values, with the default values of a cache.
  func with(cache: DependencyCache) -> Self {
    var result = self
    result.storage = flattened.storage.copy(cache: cache)
    result.fallback = nil
    return result
  }

  /// These values, with others where they are overridden.
  func overridden(by overrides: [ObjectIdentifier: DependencyBox]) -> Self {
    var result = self
    result.makeUniquelyOwned()
    result.storage.overrides.merge(overrides) { own, _ in own }
    return result
  }

  func reading(for origin: DependencyOrigin) -> Self {
    var result = self
    result.origin = origin
    return result
  }

  /// Applies an update to these values; reading a missing value in it reports no issue.
  mutating func update<R>(_ update: (inout Self) throws -> R) rethrows -> R {
    try Self.$isUpdating.withValue(true) { try update(&self) }
  }

  /// Applies an asynchronous update to these values.
  mutating func update(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout Self) async throws -> Void
  ) async rethrows {
    try await Self.$isUpdating.withValue(true) { try await update(&self) }
  }

  var overrides: [ObjectIdentifier: DependencyBox] { flattened.storage.overrides }

  var cache: DependencyCache { storage.cache }

  /// Dependencies with the same context and default values, and no overrides.
  var withoutOverrides: Self {
    var result = self
    result.storage = DependencyStorage(cache: storage.cache)
    result.storage.context = explicitContext
    result.fallback = nil
    return result
  }

  /// These values in one layer.
  private var flattened: Self {
    guard fallback != nil else { return self }
    var result = self
    result.makeUniquelyOwned()
    return result
  }

  private mutating func makeUniquelyOwned() {
    if let fallback {
      storage = fallback.overlaid(by: storage)
      self.fallback = nil
    } else if !isKnownUniquelyReferenced(&storage) {
      storage = storage.copy()
    }
  }
}
