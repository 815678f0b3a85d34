import Sharing
import Testing

/// Deprecated file storage functions.
struct FileStorageFunctionsTests {
  @Test("deprecated functions create live and in-memory file storages")
  @available(*, deprecated)
  func places() {
    #expect(LiveFileStorage() == .fileSystem)
    #expect(InMemoryFileStorage() != .fileSystem)
    #expect(InMemoryFileStorage() != InMemoryFileStorage())
  }
}
