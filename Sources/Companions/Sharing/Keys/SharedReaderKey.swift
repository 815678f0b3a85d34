/// A way to load a shared value from somewhere, and to hear of its changes.
///
/// Give a key a static function or property, so that properties can name it:
///
/// ```swift
/// extension SharedReaderKey where Self == RemoteConfigKey {
///   static func remoteConfig(_ name: String) -> Self { RemoteConfigKey(name: name) }
/// }
///
/// @SharedReader(.remoteConfig("isPromoEnabled")) var isPromoEnabled = false
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value

  /// The type of the identity of a key.
  associatedtype ID: Hashable = Self

  /// The identity of the key: properties with equal identities share one value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: Why the value is loaded, and the value that a property has initially.
  ///   - continuation: What must be resumed exactly once, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Subscribes to changes of the value that are not made through properties with this key.
  ///
  /// - Parameters:
  ///   - context: The value that a property has initially.
  ///   - subscriber: What hears of changes.
  /// - Returns: What ends the subscription, at the latest when nobody holds it any more.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// A hashable key is its own identity.
  public var id: ID { self }
}
