import ConcurrencyExtras
import Foundation

/// The files in use of one file storage, with one document per file.
final class FileDocuments: Sendable {
  private let backend: any FileBackend
  private let clock: (any Clock<Duration>)?
  private let documents = WeakTable<URL, FileDocument>()

  init(backend: any FileBackend, clock: (any Clock<Duration>)?) {
    self.backend = backend
    self.clock = clock
  }

  var all: [FileDocument] { documents.all }

  func document(at url: URL) -> FileDocument {
    let url = url.standardizedFileURL
    if let document = documents.object(for: url) { return document }
    let new = FileDocument(
      url: url, backend: backend, clock: clock,
      onDeinit: { [weak documents] in documents?.remove($0, for: url) })
    return documents.insert(new, for: url)
  }
}
