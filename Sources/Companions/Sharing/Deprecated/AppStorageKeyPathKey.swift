import ConcurrencyExtras
import Dependencies
import Foundation

extension SharedReaderKey {
  /// Shares a property of user defaults.
  @available(*, deprecated, message: "Use 'appStorage(_:)' with the name of the value.")
  public static func appStorage<Value: Sendable>(
    _ keyPath: ReferenceWritableKeyPath<UserDefaults, Value>,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKeyPathKey<Value> {
    AppStorageKeyPathKey(keyPath, store: store)
  }
}

/// A key of a property of user defaults.
@available(*, deprecated, message: "Use 'AppStorageKey'.")
public struct AppStorageKeyPathKey<Value: Sendable>: SharedKey {
  // Safe: key paths are immutable, and user defaults may be used by any thread.
  private let keyPath: UncheckedSendable<ReferenceWritableKeyPath<UserDefaults, Value>>
  private let store: UncheckedSendable<UserDefaults>

  init(_ keyPath: ReferenceWritableKeyPath<UserDefaults, Value>, store: UserDefaults?) {
    self.keyPath = UncheckedSendable(keyPath)
    self.store = UncheckedSendable(store ?? DependencyValues._current.defaultAppStorage)
  }

  /// The identity of the key.
  public struct ID: Hashable {
    let keyPath: AnyKeyPath
    let store: ObjectIdentifier
  }

  /// The property, and the user defaults.
  public var id: ID { ID(keyPath: keyPath.value, store: ObjectIdentifier(store.value)) }

  /// Reads the property.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(returning: store.value[keyPath: keyPath.value])
  }

  /// Subscribes to the notification of the user defaults.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let observer = UncheckedSendable(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: store.value, queue: nil
      ) { [store, keyPath] _ in
        subscriber.yield(store.value[keyPath: keyPath.value])
      })
    return SharedSubscription { NotificationCenter.default.removeObserver(observer.value) }
  }

  /// Writes the property.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    store.value[keyPath: keyPath.value] = value
    continuation.resume()
  }
}

@available(*, deprecated)
extension AppStorageKeyPathKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".appStorage(\(keyPath.value))" }
}
