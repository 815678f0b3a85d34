#if PortableViews && Web
import ComposableUI
import ConcurrencyExtras
import Foundation
import Sharing

/// The values that belong to one browser: of `@Shared` in memory and in app storage, and of
/// `@AppStorage`.
final class BrowserStorage: Sendable {
  let memory = InMemoryStorage()
  // Safe: user defaults may be used by any thread.
  private let ownDefaults = UncheckedSendable(UserDefaults.ofVisitor)

  var defaults: UserDefaults { ownDefaults.value }

  /// Returns about how many bytes the values take, or `nil` if these are more than a maximum, or if a
  /// value holds an object, whose size is unknown.
  func byteCount(atMost maximum: Int) -> Int? {
    var count = 0
    let values: [any Sequence<(key: String, value: Any)>] = [
      memory.all.lazy.map { ($0, $1 as Any) }, defaults.dictionaryRepresentation().map { ($0, $1) },
    ]
    for values in values {
      for (key, value) in values {
        guard let size = DeepSize.bytes(ofAny: value, atMost: maximum - count) else { return nil }
        count += key.utf8.count + size
      }
    }
    return count <= maximum ? count : nil
  }
}

extension BrowserStorage: Hashable {
  static func == (lhs: BrowserStorage, rhs: BrowserStorage) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The storages of a server's browsers, kept while a page is open and for a time after that.
@MainActor
final class BrowserStorages {
  private struct Entry {
    let storage = BrowserStorage()
    var pageCount = 0
    /// Whether a page has ever connected: a browser without a script has changed nothing.
    var hasConnected = false
  }

  /// A storage that is kept without a page.
  private struct Kept {
    let browser: RandomIdentifier
    let expiry: Duration
    let byteCount: Int
  }

  private let limits: SessionLimits
  private let clock: ServerClock
  private var entries: [RandomIdentifier: Entry] = [:]
  /// The storages without a page, the one that expires first in front.
  private var kept: [Kept] = []
  private var expiry: Task<Void, Never>?

  init(limits: SessionLimits, clock: ServerClock) {
    self.limits = limits
    self.clock = clock
  }

  /// The number of storages.
  var count: Int { entries.count }

  /// The bytes that the storages without a page are counted with.
  var keptByteCount: Int { kept.reduce(0) { $0 + $1.byteCount } }

  /// Returns the storage of a browser for one more page.
  func begin(_ browser: RandomIdentifier) -> BrowserStorage {
    removeExpired()
    kept.removeAll { $0.browser == browser }
    var entry = entries[browser] ?? Entry()
    entry.pageCount += 1
    entries[browser] = entry
    return entry.storage
  }

  /// Ends a page of a browser.
  func end(_ browser: RandomIdentifier, hasConnected: Bool) {
    guard var entry = entries[browser] else { return }
    entry.pageCount -= 1
    entry.hasConnected = entry.hasConnected || hasConnected
    entries[browser] = entry
    guard entry.pageCount == 0 else { return }
    guard entry.hasConnected,
      let size = entry.storage.byteCount(atMost: limits.maximumBrowserStorageSize), size > 0
    else {
      entries[browser] = nil
      return
    }
    kept.append(
      Kept(
        browser: browser, expiry: clock.now() + limits.browserStorageLifetime,
        byteCount: size + FixedLimits.browserStorageByteCount))
    makeRoom()
    scheduleExpiry()
  }

  func removeAll() {
    expiry?.cancel()
    kept = []
    entries = [:]
  }

  private func makeRoom() {
    var excess = keptByteCount - limits.maximumKeptBrowserStorageBytes
    while excess > 0, let oldest = kept.first {
      kept.removeFirst()
      excess -= oldest.byteCount
      entries[oldest.browser] = nil
    }
  }

  private func removeExpired() {
    let now = clock.now()
    let count = kept.prefix { $0.expiry <= now }.count
    for storage in kept.prefix(count) { entries[storage.browser] = nil }
    kept.removeFirst(count)
  }

  /// The time until the next storage expires, after removing those that have; `nil` if none is kept.
  private var remainingTime: Duration? {
    removeExpired()
    guard let next = kept.first else {
      expiry = nil
      return nil
    }
    return next.expiry - clock.now()
  }

  private func scheduleExpiry() {
    guard expiry == nil, !kept.isEmpty else { return }
    let sleep = clock.sleep
    expiry = Task { [weak self] in
      while let remaining = self?.remainingTime {
        guard (try? await sleep(min(remaining, .seconds(60)))) != nil else { return }
      }
    }
  }
}
#endif
