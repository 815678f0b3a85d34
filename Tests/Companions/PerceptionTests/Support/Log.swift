import Foundation

/// Entries that are added from any thread.
// Unchecked: the entries are only touched under the lock.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [String] = []

  var entries: [String] { lock.withLock { storage } }

  func add(_ entry: String) { lock.withLock { storage.append(entry) } }
}
