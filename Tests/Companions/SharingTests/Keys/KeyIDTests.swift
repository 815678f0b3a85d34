import Dependencies
import Foundation
import Testing

@_spi(SharedReferences) @testable import Sharing

/// The identities by which keys that are written in several places are the same.
@Suite("The identities of keys")
struct KeyIDTests {
  private func id<Key: SharedReaderKey>(_ key: Key) -> Key.ID { key.id }

  @Test("in memory are the names, in each storage")
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

  @Test("in user defaults are the names, in each of them")
  func appStorage() {
    let id: AppStorageKeyID = id(AppStorageKey<Int>.appStorage("count"))
    #expect(id == self.id(AppStorageKey<Int>.appStorage("count")))
    #expect(id != self.id(AppStorageKey<Int>.appStorage("other")))
    #expect(id != self.id(AppStorageKey<Int>.appStorage("count", store: .inMemory)))
  }

  @Test("in files are the files, in each file system")
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

  @Test("with an initial value are those without")
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

  @Test("tell whether a change is saved because it was made, or because somebody asked for it")
  func contexts() async throws {
    let source = TestKey<Int>.Source()
    let count = Shared(wrappedValue: 1, TestKey(source))
    count.withLock { $0 = 2 }
    try await count.save()
    #expect(source.saves.value.map(\.context) == [SaveContext.didSet, SaveContext.userInitiated])
  }

  @Test("a shared value is observable, for code that is generic")
  func observable() {
    func observed<P: Observable>(_ value: P) -> P { value }
    @Shared(value: 1) var count
    #expect(observed($count) == $count)
    #expect(observed(SharedReader($count)).wrappedValue == 1)
  }

  @Test("what a shared value refers to can be changed by libraries that build on this one")
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
