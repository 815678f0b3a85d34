#if !canImport(Darwin)
public import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name, as they are posted.
  ///
  /// ```swift
  /// let name = Notification.Name("refresh")
  /// for await notification in NotificationCenter.default.notifications(named: name) {
  ///   print(notification)
  /// }
  /// ```
  ///
  /// Notifications count from the moment at which iteration starts. The sequence ends when the
  /// iterating task is cancelled.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The poster whose notifications to get; any poster if `nil`.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of the notifications with a name.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Safe: immutable, and a notification center may be used on any thread.

    /// A posted notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts observing, and returns the iterator of what is posted from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(Posted(notification: notification))
      }
      let observer = Observer(center: center, token: token)
      return Iterator(base: stream.makeAsyncIterator(), observer: observer)
    }

    /// An iterator, which observes as long as it exists.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.AsyncIterator
      fileprivate let observer: Observer

      /// Returns the next notification, or `nil` once the task is cancelled.
      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }

      /// Returns the next notification on the caller's actor, or `nil` once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    // A notification is handed from its poster to one reader.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    fileprivate final class Observer: @unchecked Sendable {
      // Safe: immutable, and a notification center may be used on any thread.
      private let center: NotificationCenter
      private let token: any NSObjectProtocol

      init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
      }

      deinit { center.removeObserver(token) }
    }
  }
}
#endif
