import Foundation

/// Files in memory, which nobody but their documents changes.
final class MemoryFileBackend: FileBackend, @unchecked Sendable {
  // Safe: both are touched only while `lock` is held.
  private var files: [URL: (data: Data, number: Int)] = [:]
  private var lastNumber = 0
  private let lock = NSLock()

  func signature(of url: URL) -> FileSignature? {
    lock.withLock {
      files[url].map {
        FileSignature(number: $0.number, size: $0.data.count, date: .distantPast)
      }
    }
  }

  func read(_ url: URL) -> Data? {
    lock.withLock { files[url]?.data }
  }

  func write(_ data: Data, to url: URL) -> FileSignature? {
    // Data may run a function when it goes, so the old is released outside of the lock.
    let (number, old) = lock.withLock {
      lastNumber += 1
      return (lastNumber, files.updateValue((data, lastNumber), forKey: url))
    }
    withExtendedLifetime(old) {}
    return FileSignature(number: number, size: data.count, date: .distantPast)
  }

  func move(_ url: URL, to newURL: URL) {
    let old = lock.withLock {
      defer { files[newURL] = files.removeValue(forKey: url) }
      return files[newURL]
    }
    withExtendedLifetime(old) {}
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
}
