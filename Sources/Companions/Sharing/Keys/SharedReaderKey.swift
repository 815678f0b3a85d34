/// A way to load a shared value from a source, and to subscribe to its changes.
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
  /// The type of the shared value.
  associatedtype Value

  /// The type of the identity of a key.
  associatedtype ID: Hashable = Self

  /// The identity of the key: properties with equal identities share one value.
  var id: ID { get }

  /// Loads the value from the source.
  ///
  /// - Parameters:
  ///   - context: The reason for loading, and the initial value of the property.
  ///   - continuation: The continuation to resume exactly once, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Subscribes to changes of the value that are not made through properties with this key.
  ///
  /// - Parameters:
  ///   - context: The initial value of the property.
  ///   - subscriber: The receiver of changes.
  /// - Returns: A subscription, which ends when it is cancelled or released.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself, which serves as its identity because it is hashable.
  public var id: ID { self }
}
