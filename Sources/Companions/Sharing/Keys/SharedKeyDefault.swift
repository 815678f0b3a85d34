extension SharedReaderKey {
  /// This type of key, with an initial value for its properties.
  ///
  /// ```swift
  /// extension SharedKey where Self == AppStorageKey<Bool>.Default {
  ///   static var isHapticsEnabled: Self {
  ///     Self[.appStorage("isHapticsEnabled"), default: true]
  ///   }
  /// }
  ///
  /// @Shared(.isHapticsEnabled) var isHapticsEnabled
  /// ```
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key with an initial value; write it as ``SharedReaderKey/Default``.
///
/// Underscored because code reaches this type only through the name of another key.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  /// Makes the value of a property whose key has none.
  public let initialValue: @Sendable () -> Base.Value

  /// Returns a key with an initial value.
  public static subscript(
    _ key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, initialValue: value)
  }

  /// Returns a key with another initial value.
  public static subscript(
    _ key: Self, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key.base, initialValue: value)
  }

  /// The identity of the wrapped key.
  public var id: Base.ID { base.id }

  /// Loads the value of the wrapped key.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes to changes of the wrapped key's value.
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves the value with the wrapped key.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The description of the wrapped key.
  public var description: String { String(describing: base) }
}
