#if PortableViews
import ConcurrencyExtras
import Foundation
import PerceptionCore

/// The observables of the keys that views read from user defaults.
final class AppStorageSignals: @unchecked Sendable {
  static let shared = AppStorageSignals()

  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  // A store that has been released may leave its identifier to another one.
  private struct Entry {
    weak var store: UserDefaults?
    let signal = Signal()
    var last: AnyHashable?
  }

  // Safe: only accessed while `lock` is held.
  private var entries: [Place: Entry] = [:]
  private var capacity = 16
  private let lock = NSLock()

  private init() {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] notification in
      self?.fireChanged(by: notification.object as? any SeparateUserDefaults)
    }
  }

  /// Returns the observable of a key, which fires when others change the value.
  func signal(for key: String, in store: UserDefaults) -> Signal {
    let place = Place(store: ObjectIdentifier(store), key: key)
    return lock.withLock {
      if let entry = entries[place], entry.store === store { return entry.signal }
      if entries.count >= capacity {
        entries = entries.filter { $0.value.store != nil }
        capacity = max(16, 2 * entries.count)
      }
      let entry = Entry(store: store, last: Self.value(of: key, in: store))
      entries[place] = entry
      return entry.signal
    }
  }

  /// Fires the signals of changed values.
  ///
  /// - Parameter sender: The store that has changed, if no other one can have: a server has one for
  ///   each visitor.
  private func fireChanged(by sender: (any SeparateUserDefaults)?) {
    let id = sender.map { ObjectIdentifier($0) }
    let places = lock.withLock {
      entries.filter { id == nil || $0.key.store == id }.compactMapValues(\.store)
    }
    for (place, store) in places {
      let value = Self.value(of: place.key, in: store)
      let signal: Signal? = lock.withLock {
        guard let entry = entries[place], entry.last != value else { return nil }
        entries[place]?.last = value
        return entry.signal
      }
      signal?.fire()
    }
  }

  private static func value(of key: String, in store: UserDefaults) -> AnyHashable? {
    switch store.object(forKey: key) {
    case let value as AnyHashable: value
    case let value?: "\(value)"
    case nil: nil
    }
  }
}
#endif
