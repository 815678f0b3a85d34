/// A set of dependencies: overridden values, and the default values of all other dependencies.
///
/// Register a dependency by adding a property that reads and writes the subscript with its key; see
/// ``DependencyKey``. Read it with ``Dependency``, and override it with
/// ``withDependencies(_:operation:)``.
///
/// A copy costs one retain: storage is shared until one of the copies is written to.
public struct DependencyValues: Sendable {
  /// The dependencies of the current task.
  @TaskLocal public static var _current: DependencyValues = DependencyValues()

  /// Whether a part of a dependency is being replaced, so that reading the old one is no issue.
  @TaskLocal package static var isReplacingPart = false

  /// Whether an update closure runs, in which the read of a missing value reports no issue.
  ///
  /// The flag is task-local, because the closure may replace the values as a whole.
  @TaskLocal static var isUpdating = false

  /// The overrides written to these values.
  private var storage: DependencyStorage

  /// The dependencies captured earlier, for keys without an override in `storage`.
  private var fallback: DependencyStorage?

  /// The declaration of the `@Dependency` that is being read, for messages.
  private var origin: DependencyOrigin?

  /// Creates dependencies without overrides, and with new default values.
  public init() {
    self.storage = DependencyStorage(cache: DependencyCache())
  }

  /// The value of a key: the override, or else the default value.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      // Boxes, because the runtime would look up the type of an optional value at each read.
      let id = ObjectIdentifier(key)
      if let box = storage.box(for: id) ?? fallback?.box(for: id) { return box.value(of: key) }
      let context = explicitContext
      if let box = cache.readyBox(for: id, context: context) { return box.value(of: key) }
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
      storage.overrides.set(KeyedDependencyBox<Key>(newValue), for: ObjectIdentifier(key))
    }
  }

  /// The context of the feature that runs, an object of `ComposableCore`.
  ///
  /// Not an override, because every store sets it, and the first override makes a dictionary.
  package var feature: (any AnyObject & Sendable)? {
    get { storage.feature ?? fallback?.feature }
    set {
      makeUniquelyOwned()
      storage.feature = newValue
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
  /// The value of a key: the override, or else the default value.
  @_disfavoredOverload
  public subscript<Key: TestDependencyKey>(type key: Key.Type) -> Key.Value {
    get { self[key] }
    set { self[key] = newValue }
  }
}

extension DependencyValues {
  /// New dependencies without overrides, with live values as defaults.
  public static var live: Self { Self(context: .live) }

  /// New dependencies without overrides, with preview values as defaults.
  public static var preview: Self { Self(context: .preview) }

  /// New dependencies without overrides, with test values as defaults.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.explicitContext = context
  }
}

extension DependencyValues {
  /// Runs an operation with exactly these dependencies.
  ///
  /// This method is cheaper than ``withDependencies(_:operation:)``, because it copies no storage
  /// and does not remember the dependencies of the result.
  package static func withValues<R>(
    _ values: DependencyValues, operation: () throws -> R
  ) rethrows -> R {
    // Calls `flattened` only if needed, because it copies, and this method runs for every action.
    guard values.fallback != nil else {
      return try $_current.withValue(values, operation: operation)
    }
    return try $_current.withValue(values.flattened, operation: operation)
  }

  /// Runs an operation with the current dependencies, and not as a part of an enclosing update.
  ///
  /// Does so for less than ``withDependencies(_:operation:)`` without overrides.
  package static func withoutUpdate<R>(operation: () throws -> R) rethrows -> R {
    guard isUpdating else { return try operation() }
    return try $isUpdating.withValue(false, operation: operation)
  }

  /// Runs an asynchronous operation with exactly these dependencies.
  package static func withValues<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $_current.withValue(values.flattened, operation: operation)
  }

  /// Returns these values, with earlier overrides for the keys that these do not override.
  ///
  /// - Complexity: O(1). The overrides are merged when the result is written to.
  package func layered(over earlier: DependencyValues) -> Self {
    // Current values are flat, so that there are never more than two layers.
    let earlier = earlier.flattened.storage
    if earlier === storage || earlier.isEmpty { return self }
    var result = flattened
    result.fallback = earlier
    return result
  }

  /// Returns whether two sets of dependencies share their storage, as copies do.
  ///
  /// A result computed from one of them is then valid for the other.
  ///
  /// - Complexity: O(1).
  package func isCopy(of other: Self) -> Bool {
    storage === other.storage && fallback === other.fallback
  }

  /// A copy with the same overrides, and with new default values.
  package var withFreshDefaults: Self { with(cache: DependencyCache()) }

  /// Returns a copy with the same overrides, and with the default values of a cache.
  func with(cache: DependencyCache) -> Self {
    var result = self
    result.storage = flattened.storage.copy(cache: cache)
    result.fallback = nil
    return result
  }

  /// Returns a copy with more overrides; existing overrides of the same keys win.
  func overridden(by overrides: [ObjectIdentifier: DependencyBox]) -> Self {
    var result = self
    result.makeUniquelyOwned()
    for (key, box) in overrides where result.storage.overrides[key] == nil {
      result.storage.overrides.set(box, for: key)
    }
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
    isolation: isolated (any Actor)? = #isolation, _ update: (inout Self) async throws -> Void
  ) async rethrows {
    try await Self.$isUpdating.withValue(true) { try await update(&self) }
  }

  var overrides: [ObjectIdentifier: DependencyBox] { flattened.storage.overrides.dictionary }

  var cache: DependencyCache { storage.cache }

  /// A copy with the same context and default values, and without overrides.
  var withoutOverrides: Self {
    var result = self
    result.storage = DependencyStorage(cache: storage.cache)
    result.storage.context = explicitContext
    result.fallback = nil
    return result
  }

  /// A copy whose fallback is merged into its own storage.
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
