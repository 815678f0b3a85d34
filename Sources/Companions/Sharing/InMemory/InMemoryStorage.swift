import ConcurrencyExtras
import Dependencies

/// A storage for the values of in-memory keys.
///
/// Each test has its own storage. To separate parts of an application or of a test, override
/// ``Dependencies/DependencyValues/defaultInMemoryStorage``.
public struct InMemoryStorage: Hashable, Sendable {
  // Changed in place: a `LockIsolated` would copy the dictionary for each change.
  private let values = Locked<[String: any Sendable]>([:])

  /// Creates an empty storage.
  public init() {}

  subscript<Value: Sendable>(key: String, as type: Value.Type) -> Value? {
    // Unwrapped first, since `nil` can be cast to a value that is optional itself.
    get { values.withValue { $0[key] }.flatMap { $0 as? Value } }
    nonmutating set {
      // Released outside of the lock, for the deinitializers of values may run any code.
      var value: (any Sendable)? = newValue
      values.withValue { swap(&$0[key], &value) }
    }
  }

  /// Stores a value under a key, unless the key has a value of any type.
  func keep(_ value: some Sendable, unlessUsed key: String) {
    values.withValue { if $0[key] == nil { $0[key] = value } }
  }

  /// The values, keyed by name.
  package var all: [String: any Sendable] { values.withValue { $0 } }

  /// Whether two storages are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values === rhs.values }

  /// Feeds the identity of the storage to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(values))
  }
}

extension DependencyValues {
  /// The storage for the values of in-memory keys.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }
}

private enum DefaultInMemoryStorageKey: DependencyKey {
  static let liveValue = InMemoryStorage()
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
