import ConcurrencyExtras
import Foundation

extension UserDefaults {
  /// New user defaults for temporary values, under a name that no other code uses.
  public static var inMemory: UserDefaults {
    #if canImport(ObjectiveC)
    let name = "\(NSTemporaryDirectory())SharedUserDefaults.\(UUID().uuidString)"
    guard let defaults = UserDefaults(suiteName: name) else {
      fatalError("There are no user defaults in \(name)")
    }
    return defaults
    #else
    return InMemoryUserDefaults()
    #endif
  }
}

extension UserDefaults {
  /// New user defaults for the values of one visitor of a server.
  ///
  /// They keep values as ``inMemory`` does, and return the app's registered value for a name that has none.
  package static var ofVisitor: UserDefaults {
    #if canImport(ObjectiveC)
    return inMemory
    #else
    return InMemoryUserDefaults(readsRegistered: true)
    #endif
  }
}

#if !canImport(ObjectiveC)
/// User defaults that are kept in memory, and that post a notification of each change.
final class InMemoryUserDefaults: UserDefaults, SeparateUserDefaults {
  private let lock = NSLock()
  private var objects: [String: Any] = [:]
  private var registeredObjects: [String: Any] = [:]

  /// Whether values that the app has registered with any user defaults are read.
  private let readsRegistered: Bool

  init(readsRegistered: Bool = false) {
    self.readsRegistered = readsRegistered
    // A unique suite name keeps the values of the application out.
    super.init(suiteName: "SharedUserDefaults.\(UUID().uuidString)")!
  }

  override func object(forKey defaultName: String) -> Any? {
    lock.withLock { objects[defaultName] ?? registeredObjects[defaultName] }
      ?? (readsRegistered ? super.object(forKey: defaultName) : nil)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    let old = lock.withLock { () -> Any? in
      defer { objects[defaultName] = value }
      return objects[defaultName]
    }
    withExtendedLifetime(old) {}
    postChange(ofKey: defaultName)
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    set(url?.userDefaultsText as Any?, forKey: defaultName)
  }

  override func url(forKey defaultName: String) -> URL? {
    object(forKey: defaultName).flatMap { try? AppStorageCodec.url.decode($0) }
  }

  override func removeObject(forKey defaultName: String) {
    let old = lock.withLock { objects.removeValue(forKey: defaultName) }
    withExtendedLifetime(old) {}
    postChange(ofKey: defaultName)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registeredObjects.merging(objects) { $1 } }
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    let old = lock.withLock {
      defer { registeredObjects.merge(registrationDictionary) { $1 } }
      return registeredObjects
    }
    withExtendedLifetime(old) {}
  }
}
#endif
