import Dependencies
import Foundation

/// A storage for files: the file system, or memory.
///
/// Tests and previews store files in memory, and each test has a storage of its own. To change
/// that, override the dependency ``Dependencies/DependencyValues/defaultFileStorage``.
public struct FileStorage: Sendable {
  /// The file system, where changes of a file are written at most once per second.
  public static let fileSystem = Self.fileSystem(clock: ContinuousClock())

  /// A new storage in memory, where changes are written at once.
  public static var inMemory: FileStorage { Self(MemoryFileBackend(), clock: nil) }

  /// Returns the file system, with a clock for the interval of one second between writes.
  public static func fileSystem(clock: any Clock<Duration>) -> Self {
    Self(DiskFileBackend(), clock: clock)
  }

  /// Returns a new storage in memory, with a clock for the interval of one second between writes.
  public static func inMemory(clock: any Clock<Duration>) -> Self {
    Self(MemoryFileBackend(), clock: clock)
  }

  /// Writes all pending changes.
  ///
  /// Pending changes are also written when the process exits.
  public func flush() {
    for document in documents.all { document.flush() }
  }

  private let documents: FileDocuments

  init(_ backend: any FileBackend, clock: (any Clock<Duration>)?) {
    self.documents = FileDocuments(backend: backend, clock: clock)
  }

  func document(at url: URL) -> FileDocument {
    documents.document(at: url)
  }
}

extension FileStorage: Hashable {
  /// Whether two values are the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.documents === rhs.documents }

  /// Feeds the identity of the storage to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(documents))
  }
}

extension DependencyValues {
  /// The storage for the files of file storage keys.
  ///
  /// The default is the file system in the running application, and memory in tests and previews.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}

private enum DefaultFileStorageKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
