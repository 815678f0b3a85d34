import Dependencies
import Foundation
import Testing

@_spi(SharedReferences) @testable import Sharing

/// The identities by which keys that are written in several places are the same.
struct KeyIDTests {
  private func id<Key: SharedReaderKey>(_ key: Key) -> Key.ID { key.id }

  @Test("in-memory key ids differ by name and storage")
  func inMemory() {
    let id: InMemoryKeyID = id(InMemoryKey<Int>.inMemory("count"))
    #expect(id == self.id(InMemoryKey<Int>.inMemory("count")))
    #expect(id != self.id(InMemoryKey<Int>.inMemory("other")))
    let other = withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      self.id(InMemoryKey<Int>.inMemory("count"))
    }
    #expect(Set([id, other]).count == 2)
  }

  @Test("app storage key ids differ by name and user defaults")
  func appStorage() {
    let id: AppStorageKeyID = id(AppStorageKey<Int>.appStorage("count"))
    #expect(id == self.id(AppStorageKey<Int>.appStorage("count")))
    #expect(id != self.id(AppStorageKey<Int>.appStorage("other")))
    #expect(id != self.id(AppStorageKey<Int>.appStorage("count", store: .inMemory)))
  }

  @Test("file storage key ids differ by file and file system")
  func fileStorage() {
    let url = URL(fileURLWithPath: "/counts.json")
    let id: FileStorageKeyID = id(FileStorageKey<Int>.fileStorage(url))
    #expect(id == self.id(FileStorageKey<Int>.fileStorage(url)))
    #expect(id != self.id(FileStorageKey<Int>.fileStorage(URL(fileURLWithPath: "/other.json"))))
    let other = withDependencies {
      $0.defaultFileStorage = .inMemory
    } operation: {
      self.id(FileStorageKey<Int>.fileStorage(url))
    }
    #expect(id != other)
  }

  @Test("a key has the same id with and without a default")
  func defaults() {
    let base = InMemoryKey<Int>.inMemory("count")
    let one: _SharedKeyDefault<InMemoryKey<Int>> = _SharedKeyDefault[base, default: 1]
    let two = InMemoryKey<Int>.Default[one, default: 2]
    #expect(id(one) == id(base))
    #expect(id(two) == id(base))
    let count = Shared(two)
    #expect(count.wrappedValue == 2)
    #expect(Shared(one) == count)
  }

  @Test("a save's context tells a change from an explicit save")
  func contexts() async throws {
    let source = TestKey<Int>.Source()
    let count = Shared(wrappedValue: 1, TestKey(source))
    count.withLock { $0 = 2 }
    try await count.save()
    #expect(source.saves.value.map(\.context) == [SaveContext.didSet, SaveContext.userInitiated])
  }

  @Test("generic code can use shared properties as Observable")
  func observable() {
    func observed<P: Observable>(_ value: P) -> P { value }
    @Shared(value: 1) var count
    #expect(observed($count) == $count)
    #expect(observed(SharedReader($count)).wrappedValue == 1)
  }

  @Test("a MutableReference changes the value of a shared property")
  func references() {
    func increment(_ reference: some MutableReference<Int>) -> Int {
      reference.withLock {
        $0 += 1
        return $0
      }
    }
    @Shared(value: 1) var count
    #expect(increment($count.reference) == 2)
    #expect(count == 2)
  }
}
