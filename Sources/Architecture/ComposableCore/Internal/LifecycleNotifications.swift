import Foundation

// By name, because the runtime must not import a UI framework.

/// The notification of an app that it is about to become inactive, where there is one.
@_spi(Internals)
public var willResignNotificationName: Notification.Name? {
  lifecycleNotification("WillResignActive")
}

/// The notification of an app that it is about to come to the front, where there is one.
@_spi(Internals)
public var willEnterForegroundNotificationName: Notification.Name? {
  #if os(macOS)
  lifecycleNotification("WillBecomeActive")
  #else
  lifecycleNotification("WillEnterForeground")
  #endif
}

/// The notification of an app that it is about to end, where there is one.
@_spi(Internals)
public var willTerminateNotificationName: Notification.Name? {
  #if os(watchOS)
  nil
  #else
  lifecycleNotification("WillTerminate")
  #endif
}

private func lifecycleNotification(_ event: String) -> Notification.Name? {
  #if os(macOS)
  Notification.Name("NSApplication\(event)Notification")
  #elseif os(iOS) || os(tvOS) || os(visionOS)
  Notification.Name("UIApplication\(event)Notification")
  #elseif os(watchOS)
  Notification.Name("WKApplication\(event)Notification")
  #else
  nil
  #endif
}
