import Foundation

extension DependencyValues {
  /// The centre that notifications are posted to; each test has one of its own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
