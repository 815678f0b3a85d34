import Dependencies

extension SharedReaderKey {
  /// Shares a value under a name for as long as the process runs.
  ///
  /// ```swift
  /// @Shared(.inMemory("draft")) var draft = ""
  /// ```
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// A key of a value that is kept in memory; see ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage

  init(_ key: String) {
    self.key = key
    self.storage = DependencyValues._current.defaultInMemoryStorage
  }

  /// The name of the value, and the storage that holds the value.
  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  /// Yields the value that was saved last, or stores and yields the initial value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let initialValue = context.initialValue { storage.keep(initialValue, unlessUsed: key) }
    continuation.resume(with: .success(storage[key, as: Value.self]))
  }

  /// Does nothing: only properties with this key change the value.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Stores the value in memory.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage[key, as: Value.self] = value
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as Swift source, such as `.inMemory("draft")`.
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

/// The identity of a key of a value that is kept in memory.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}
