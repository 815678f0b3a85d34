import ConcurrencyExtras
import Foundation

/// A file that shared references load, save and observe.
///
/// The document waits between writes, and distinguishes them from changes by other programs.
final class FileDocument: @unchecked Sendable {
  /// A value to write, and the continuation of its save.
  struct Change: Sendable {
    let encode: @Sendable () throws -> Data
    let continuation: SaveContinuation
  }

  typealias Subscriber = @Sendable (Result<FileContents?, any Error>) -> Void

  /// The minimum time between two writes of changes.
  static let interval = Duration.seconds(1)

  let url: URL
  private let backend: any FileBackend
  private let clock: (any Clock<Duration>)?
  private let onDeinit: @Sendable (ObjectIdentifier) -> Void

  // Safe: all of these are touched only while `lock` is held. The lock is recursive, because
  // encoders may use this document. File reads and writes hold it, so that they keep their order.
  private var knownSignature: FileSignature?
  private var undecodableSignature: FileSignature?
  private var pendingChange: Change?
  private var isWaiting = false
  private var subscribers: [Int: Subscriber] = [:]
  private var nextSubscriber = 0
  private var watch: SharedSubscription?
  private let lock = NSRecursiveLock()

  init(
    url: URL,
    backend: any FileBackend,
    clock: (any Clock<Duration>)?,
    onDeinit: @escaping @Sendable (ObjectIdentifier) -> Void
  ) {
    self.url = url
    self.backend = backend
    self.clock = clock
    self.onDeinit = onDeinit
  }

  deinit { onDeinit(ObjectIdentifier(self)) }
}

// MARK: Reading

extension FileDocument {
  /// Writes a pending change, then reads the file.
  func read() -> Result<FileContents?, any Error> {
    flush()
    return lock.withLock { readUnderLock() }
  }

  /// Marks the file to be moved aside before the next write, and returns the error to report.
  func undecodable(_ contents: FileContents, _ error: any Error) -> UndecodableFile {
    lock.withLock {
      undecodableSignature = contents.signature
      return UndecodableFile(url: url, newURL: urlToMoveAside, error: error)
    }
  }

  private func readUnderLock() -> Result<FileContents?, any Error> {
    // The signature comes first: if the file changes in between, it is read once more.
    knownSignature = backend.signature(of: url)
    return Result {
      try backend.read(url).map { FileContents(data: $0, signature: knownSignature) }
    }
  }

  /// An unused URL in the folder of the file, such as `chores.corrupt.json`.
  private var urlToMoveAside: URL {
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    let suffix = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    var newURL = folder.appendingPathComponent("\(name).corrupt\(suffix)")
    var number = 2
    while backend.signature(of: newURL) != nil {
      newURL = folder.appendingPathComponent("\(name).corrupt-\(number)\(suffix)")
      number += 1
    }
    return newURL
  }
}

// MARK: Writing

extension FileDocument {
  /// Writes a change at once if it is urgent or no interval is running, otherwise later.
  func save(_ change: Change, isUrgent: Bool) {
    let (superseded, mustWait) = lock.withLock {
      let superseded = pendingChange
      pendingChange = change
      let mustWait = isWaiting && !isUrgent
      if mustWait { UnwrittenFiles.shared.insert(self) }
      if !isWaiting { wait() }
      return (superseded, mustWait)
    }
    superseded?.continuation.resume()
    if !mustWait { flush() }
  }

  /// Writes the pending change, if there is one.
  func flush() {
    let written: (change: Change, result: Result<Void, any Error>)? = lock.withLock {
      guard let change = takePendingChange() else { return nil }
      return (change, Result { try writeUnderLock(change) })
    }
    if let written { written.change.continuation.resume(with: written.result) }
  }

  private func writeUnderLock(_ change: Change) throws {
    let data = try change.encode()
    if let undecodableSignature, undecodableSignature == backend.signature(of: url) {
      try backend.move(url, to: urlToMoveAside)
    }
    knownSignature = try backend.write(data, to: url)
    undecodableSignature = nil
  }

  private func takePendingChange() -> Change? {
    defer { pendingChange = nil }
    UnwrittenFiles.shared.remove(self)
    return pendingChange
  }

  /// Starts an interval during which further changes are not written.
  private func wait() {
    guard let clock else { return }
    isWaiting = true
    Task { [weak self] in
      try? await clock.sleep(for: Self.interval)
      self?.didWait()
    }
  }

  private func didWait() {
    let isDone = lock.withLock {
      if pendingChange == nil { isWaiting = false }
      return !isWaiting
    }
    guard !isDone else { return }
    flush()
    lock.withLock { wait() }
  }
}

// MARK: Watching

extension FileDocument {
  /// Subscribes to changes of the file by other programs.
  func subscribe(_ subscriber: @escaping Subscriber) -> SharedSubscription {
    let (id, isFirst) = lock.withLock {
      nextSubscriber += 1
      subscribers[nextSubscriber] = subscriber
      let isFirst = watch == nil
      if isFirst { watch = backend.watch(url) { [weak self] in self?.checkInMainQueue() } }
      return (nextSubscriber, isFirst)
    }
    // The file may have changed after it was read and before it was watched.
    if isFirst { check() }
    return SharedSubscription { self.unsubscribe(id) }
  }

  private func unsubscribe(_ id: Int) {
    let unused: (Subscriber?, SharedSubscription?) = lock.withLock {
      let subscriber = subscribers.removeValue(forKey: id)
      guard subscribers.isEmpty else { return (subscriber, nil) }
      defer { watch = nil }
      return (subscriber, watch)
    }
    unused.1?.cancel()
  }

  /// Checks the file on the main queue, if its signature has changed.
  private func checkInMainQueue() {
    guard lock.withLock({ backend.signature(of: url) != knownSignature }) else { return }
    MainQueue.enqueue { [weak self] in self?.check() }
  }

  /// Notifies subscribers if another program changed the file, and drops a pending change.
  func check() {
    let change = lock.withLock { () -> ExternalChange? in
      guard backend.signature(of: url) != knownSignature else { return nil }
      let superseded = takePendingChange()
      undecodableSignature = nil
      return ExternalChange(
        contents: readUnderLock(), superseded: superseded, subscribers: Array(subscribers.values))
    }
    guard let change else { return }
    change.superseded?.continuation.resume()
    for subscriber in change.subscribers { subscriber(change.contents) }
  }

  private struct ExternalChange {
    let contents: Result<FileContents?, any Error>
    let superseded: Change?
    let subscribers: [Subscriber]
  }
}

/// The error of reading a file whose contents are not a value of the requested type.
struct UndecodableFile: ExplainedError, CustomStringConvertible {
  let url: URL
  let newURL: URL
  let error: any Error

  var description: String {
    Issues.undecodableFile(url.path, newName: newURL.lastPathComponent, error: error)
  }
}
