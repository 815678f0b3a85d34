import Foundation

/// A file backend that stores files in memory, where no other program changes them.
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
    // Released outside of the lock, for deallocating data may run a function.
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
