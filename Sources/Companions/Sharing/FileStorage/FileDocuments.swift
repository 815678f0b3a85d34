import Foundation

/// The files of a place that are in use: one document per file.
final class FileDocuments: @unchecked Sendable {
  private let backend: any FileBackend
  private let clock: (any Clock<Duration>)?

  // Safe: touched only while `lock` is held.
  private var entries: [URL: Entry] = [:]
  private let lock = NSLock()

  private struct Entry {
    weak var document: FileDocument?
  }

  init(backend: any FileBackend, clock: (any Clock<Duration>)?) {
    self.backend = backend
    self.clock = clock
  }

  var all: [FileDocument] {
    lock.withLock { entries.values.compactMap(\.document) }
  }

  func document(at url: URL) -> FileDocument {
    let url = url.standardizedFileURL
    return lock.withLock {
      if let document = entries[url]?.document { return document }
      let document = FileDocument(
        url: url, backend: backend, clock: clock,
        onDeinit: { [weak self] in self?.removeIfUnused(url) })
      entries[url] = Entry(document: document)
      return document
    }
  }

  private func removeIfUnused(_ url: URL) {
    lock.withLock {
      if let entry = entries[url], entry.document == nil { entries[url] = nil }
    }
  }
}
