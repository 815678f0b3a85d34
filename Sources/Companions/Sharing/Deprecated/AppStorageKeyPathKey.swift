import ConcurrencyExtras
import Dependencies
import Foundation

extension SharedReaderKey {
  /// Shares the value that a property of `UserDefaults` reads and writes.
  @available(*, deprecated, message: "Use 'appStorage(_:)' with the name of the value.")
  public static func appStorage<Value: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<UserDefaults, Value>, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKeyPathKey<Value> {
    AppStorageKeyPathKey(keyPath, store: store)
  }
}

/// A key of the value that a property of `UserDefaults` reads and writes.
@available(*, deprecated, message: "Use 'AppStorageKey'.")
public struct AppStorageKeyPathKey<Value: Sendable>: SharedKey {
  // Safe: key paths are immutable, and user defaults may be used by any thread.
  private let keyPath: UncheckedSendable<ReferenceWritableKeyPath<UserDefaults, Value>>
  private let store: UncheckedSendable<UserDefaults>

  init(_ keyPath: ReferenceWritableKeyPath<UserDefaults, Value>, store: UserDefaults?) {
    self.keyPath = UncheckedSendable(keyPath)
    self.store = UncheckedSendable(store ?? DependencyValues._current.defaultAppStorage)
  }

  /// The identity of a key: its key path and its user defaults.
  public struct ID: Hashable {
    let keyPath: AnyKeyPath
    let store: ObjectIdentifier
  }

  /// The key path of the property, and the identity of the user defaults.
  public var id: ID { ID(keyPath: keyPath.value, store: ObjectIdentifier(store.value)) }

  /// Reads the property of the user defaults.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(returning: store.value[keyPath: keyPath.value])
  }

  /// Subscribes to `UserDefaults.didChangeNotification` of the user defaults.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let observer = UncheckedSendable(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: store.value, queue: nil
      ) { [store, keyPath] _ in
        subscriber.yield(store.value[keyPath: keyPath.value])
      })
    return SharedSubscription { NotificationCenter.default.removeObserver(observer.value) }
  }

  /// Writes the property of the user defaults.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.value[keyPath: keyPath.value] = value
    continuation.resume()
  }
}

@available(*, deprecated)
extension AppStorageKeyPathKey: CustomStringConvertible {
  /// The key as text: `.appStorage` and its key path.
  public var description: String { ".appStorage(\(keyPath.value))" }
}
