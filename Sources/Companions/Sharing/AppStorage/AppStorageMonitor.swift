import ConcurrencyExtras
import Foundation

/// An observer of one value in user defaults, for one shared reference.
///
/// The monitor distinguishes writes by the reference itself from all other writes.
final class AppStorageMonitor: @unchecked Sendable {
  private let key: String
  private let onChange: @Sendable () -> Void
  // Safe: user defaults may be used by any thread.
  private let store: UserDefaults

  // Safe: all of these are touched only while `lock` is held.
  private var lastObject: Any?
  private var writeCount = 0
  private var hasMissedChange = false
  private let lock = NSLock()

  init(key: String, store: UserDefaults, onChange: @escaping @Sendable () -> Void) {
    self.key = key
    self.store = store
    self.onChange = onChange
    self.lastObject = store.object(forKey: key)
  }

  /// Starts to observe, for the reference that subscribes in the current task.
  func start() -> SharedSubscription {
    let slot = ReferenceLocals.current.map { Slot(owner: $0, key: key, store: store) }
    if let slot { Self.monitors.withValue { $0[slot] = self } }
    let observation = observe()
    // The subscription keeps the monitor alive.
    return SharedSubscription { self.stop(slot, observation) }
  }

  private func stop(_ slot: Slot?, _ observation: SharedSubscription) {
    observation.cancel()
    if let slot { Self.monitors.withValue { $0[slot] = nil } }
  }

  /// Calls `onChange` if the stored value was changed, but not by the reference itself.
  func check() {
    // Objects are released outside of the lock, for their deinitializers may call this method.
    let (hasChanged, objects) = lock.withLock { () -> (Bool, [Any?]) in
      guard writeCount == 0 else {
        hasMissedChange = true
        return (false, [])
      }
      let object = store.object(forKey: key)
      let objects = [object, lastObject]
      guard !areEqualObjects(object, lastObject) else { return (false, objects) }
      lastObject = object
      return (true, objects)
    }
    withExtendedLifetime(objects) {}
    if hasChanged { onChange() }
  }

  private func write(_ object: Any?) {
    lock.withLock { writeCount += 1 }
    store.setObject(object, forKey: key)
    let (mustCheck, objects) = lock.withLock { () -> (Bool, [Any?]) in
      let former = lastObject
      lastObject = object
      writeCount -= 1
      guard writeCount == 0, hasMissedChange else { return (false, [former]) }
      hasMissedChange = false
      let stored = store.object(forKey: key)
      return (!areEqualObjects(stored, object), [former, stored])
    }
    withExtendedLifetime(objects) {}
    // Another thread wrote in between. The check runs in a new task, because the reference ignores
    // values that are reported on the thread of its save.
    if mustCheck { Task.detached { self.check() } }
  }
}

// MARK: Writing

extension AppStorageMonitor {
  fileprivate struct Slot: Hashable {
    let owner: ObjectIdentifier
    let id: AppStorageKeyID

    init(owner: ObjectIdentifier, key: String, store: UserDefaults) {
      self.owner = owner
      self.id = AppStorageKeyID(key: key, store: store)
    }
  }

  private static let monitors = Locked<[Slot: AppStorageMonitor]>([:])

  /// Writes a value for the reference that is saving, and notifies other references.
  static func write(_ object: Any?, key: String, store: UserDefaults) {
    let slot = ReferenceLocals.current.map { Slot(owner: $0, key: key, store: store) }
    let monitor = slot.flatMap { slot in monitors.withValue { $0[slot] } }
    if let monitor { monitor.write(object) } else { store.setObject(object, forKey: key) }
    #if !canImport(ObjectiveC)
    // In-memory user defaults post the change themselves.
    if !(store is InMemoryUserDefaults) { store.postChange(ofKey: key, by: monitor) }
    #endif
  }
}

// MARK: Watching

extension AppStorageMonitor {
  private func observe() -> SharedSubscription {
    #if canImport(ObjectiveC)
    if !key.contains(where: { $0 == "." || $0 == "@" }) {
      let observer = KeyValueObserver(key: key, store: store) { [weak self] in self?.check() }
      return SharedSubscription { observer.cancel() }
    }
    #endif
    #if canImport(ObjectiveC)
    let sender: UserDefaults? = nil
    #else
    // A server has many user defaults in memory, one for each visitor: a change concerns one of them.
    let sender = store as? InMemoryUserDefaults
    #endif
    // Safe: a notification centre may be used by any thread.
    let observer = UncheckedSendable(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: sender, queue: nil
      ) { [weak self] notification in
        guard let self, mayConcern(notification) else { return }
        check()
      })
    return SharedSubscription { NotificationCenter.default.removeObserver(observer.value) }
  }

  private func mayConcern(_ notification: Notification) -> Bool {
    if let key = notification.userInfo?[UserDefaults.changedKey] as? String, key != self.key {
      return false
    }
    // Spares a read of the value, which takes milliseconds on disk.
    if notification.userInfo?[UserDefaults.writer] as AnyObject? === self { return false }
    // Different `UserDefaults` objects may share values, unless the values are only in memory.
    let sender = notification.object as? UserDefaults
    #if !canImport(ObjectiveC)
    if sender is InMemoryUserDefaults || store is InMemoryUserDefaults {
      return sender === store
    }
    #endif
    return sender != nil
  }
}

#if canImport(ObjectiveC)
private final class KeyValueObserver: NSObject, @unchecked Sendable {
  // Safe: all of these are immutable, and user defaults may be used by any thread.
  private let key: String
  private let store: UserDefaults
  private let onChange: @Sendable () -> Void

  init(key: String, store: UserDefaults, onChange: @escaping @Sendable () -> Void) {
    self.key = key
    self.store = store
    self.onChange = onChange
    super.init()
    store.addObserver(self, forKeyPath: key, options: [], context: nil)
  }

  func cancel() {
    store.removeObserver(self, forKeyPath: key)
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    onChange()
  }
}
#endif

extension UserDefaults {
  /// The `userInfo` key of the changed defaults key, in notifications that this module posts.
  static let changedKey = "ChangedKey"

  /// The `userInfo` key of the monitor that wrote the value, in notifications that this module posts.
  fileprivate static let writer = "Writer"

  func postChange(ofKey key: String, by monitor: AppStorageMonitor? = nil) {
    var info: [String: Any] = [Self.changedKey: key]
    if let monitor { info[Self.writer] = monitor }
    NotificationCenter.default.post(
      name: Self.didChangeNotification, object: self, userInfo: info)
  }
}

private func areEqualObjects(_ lhs: Any?, _ rhs: Any?) -> Bool {
  switch (lhs, rhs) {
  case (nil, nil): true
  case (let lhs?, let rhs?): NSArray(array: [lhs]).isEqual(NSArray(array: [rhs]))
  default: false
  }
}
