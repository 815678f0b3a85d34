import Sharing
import Testing

@Suite("Functions that are called like types")
struct FileStorageFunctionsTests {
  @Test("return the places for files")
  @available(*, deprecated)
  func places() {
    #expect(LiveFileStorage() == .fileSystem)
    #expect(InMemoryFileStorage() != .fileSystem)
    #expect(InMemoryFileStorage() != InMemoryFileStorage())
  }
}
