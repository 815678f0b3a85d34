import ConcurrencyExtras
import Dependencies
import Foundation

/// A key of a value in user defaults; see ``SharedReaderKey/appStorage(_:store:)``.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let codec: AppStorageCodec<Value>
  // Safe: user defaults may be used by any thread.
  private let store: UncheckedSendable<UserDefaults>

  init(_ key: String, store: UserDefaults?, codec: AppStorageCodec<Value>) {
    self.key = key
    self.codec = codec
    self.store = UncheckedSendable(store ?? DependencyValues._current.defaultAppStorage)
    if let store, let suite = AppStorageSuites.shared.nameOfOther(than: store) {
      reportIssue(Issues.secondStore(ofSuite: suite, key: key), severity: .warning)
    }
  }

  /// The name of the value, and the identity of the user defaults.
  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store.value) }

  /// Loads the stored value, or the initial value if none of the right type is stored.
  ///
  /// If nothing is stored under the name, the initial value is written to the user defaults.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let initialValue = context.initialValue, store.value.object(forKey: key) == nil,
      let object = try? codec.encode(initialValue)
    {
      AppStorageMonitor.write(object, key: key, store: store.value)
    }
    continuation.resume(with: storedValue)
  }

  /// Subscribes to changes of the user defaults.
  ///
  /// Without key-value observation, the subscriber sees only changes by shared properties, changes
  /// to ``Foundation/UserDefaults/inMemory``, and changes that post
  /// `UserDefaults.didChangeNotification`.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    warnAboutFormat()
    let monitor = AppStorageMonitor(key: key, store: store.value) {
      subscriber.yield(with: storedValue)
    }
    return monitor.start()
  }

  /// Writes the value to the user defaults.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result {
        let object = try codec.encode(value)
        AppStorageMonitor.write(object, key: key, store: store.value)
      })
  }

  private var storedValue: Result<Value?, any Error> {
    Result {
      guard let object = store.value.object(forKey: key) else { return nil }
      do {
        return try codec.decode(object)
      } catch {
        throw UndecodableAppStorage(key: key, error: error)
      }
    }
  }

  private func warnAboutFormat() {
    guard key.contains(where: { $0 == "." || $0 == "@" }) else { return }
    guard DependencyValues._current.appStorageKeyFormatWarningEnabled else { return }
    reportIssue(Issues.appStorageKeyFormat(key), severity: .warning)
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as Swift source, such as `.appStorage("isHapticsEnabled")`.
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// The identity of a key of a value in user defaults.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier

  init(key: String, store: UserDefaults) {
    self.key = key
    self.store = ObjectIdentifier(store)
  }
}

/// The error of reading stored data that cannot be decoded as the requested type.
struct UndecodableAppStorage: ExplainedError, CustomStringConvertible {
  let key: String
  let error: any Error

  var description: String { Issues.undecodableAppStorage(key: key, error: error) }
}
